/** A mentor's profile and a mentee's, as the domain knows them. */
import type { DateTime } from "effect"
import type { Currency, MentorId, UserId } from "../kernel/index.js"
import type { ExpertiseAreaId, MenteeExpertiseId, MenteeProfileId, MentorExpertiseId, SkillId } from "./ids.js"
import type { ApprovalStatus } from "./statuses.js"

/** An area of the catalogue that somebody has chosen, with what they have chosen of its skills. */
export interface Expertise<Id extends string = string> {
  readonly id: Id
  readonly expertiseAreaId: ExpertiseAreaId
  readonly name: string
  /** In the catalogue's order. */
  readonly skills: ReadonlyArray<{ readonly id: SkillId; readonly name: string }>
}
export type MentorExpertise = Expertise<MentorExpertiseId>
export type MenteeExpertise = Expertise<MenteeExpertiseId>

export interface MentorProfile {
  readonly id: MentorId
  readonly userId: UserId
  readonly headline: string
  /** IANA name; the mentor's local dates and times are read in it. */
  readonly timeZone: string
  /** What the mentor charges and earns in. */
  readonly currency: Currency
  readonly hourlyRateMinor: bigint
  readonly yearsOfExperience: number
  /** As the mentor writes them, in their order. */
  readonly languages: ReadonlyArray<string>
  readonly legalName: string | null
  readonly legalBirthYear: number | null
  readonly legalProfession: string | null
  readonly companyOrInstitution: string | null
  /** "4.50"; "0.00" while nobody has reviewed. Reviews write it. */
  readonly averageRating: string
  readonly ratingCount: number
  readonly approvalStatus: ApprovalStatus
  readonly submittedAt: DateTime.Utc
  readonly approvedAt: DateTime.Utc | null
  /** Of the last rejection; gone once the mentor applies again. */
  readonly rejectionReason: string | null
  readonly vacationMode: boolean
  /** The last moment of a vacation; one without lasts until the mentor ends it. */
  readonly vacationEndsAt: DateTime.Utc | null
  /** In the catalogue's order. */
  readonly expertise: ReadonlyArray<MentorExpertise>
  readonly createdAt: DateTime.Utc
  readonly updatedAt: DateTime.Utc
}

export type Vacation = Pick<MentorProfile, "vacationMode" | "vacationEndsAt">

export interface MenteeProfile {
  readonly id: MenteeProfileId
  readonly userId: UserId
  /** "Product designer": the current role of document 1. */
  readonly profession: string | null
  /** What they want to learn, in the catalogue's order. */
  readonly expertise: ReadonlyArray<MenteeExpertise>
  readonly createdAt: DateTime.Utc
  readonly updatedAt: DateTime.Utc
}
