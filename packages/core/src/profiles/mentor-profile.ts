/** Mentor and mentee profiles. */
import type { DateTime } from "effect"
import type { Currency, MentorId, UserId } from "../kernel/index.js"
import type { ExpertiseAreaId, MenteeExpertiseId, MenteeProfileId, MentorExpertiseId, SkillId } from "./ids.js"
import type { ApprovalStatus } from "./statuses.js"

/** A chosen area of the catalogue with chosen skills. */
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
  /** Currency of prices and earnings. */
  readonly currency: Currency
  readonly hourlyRateMinor: bigint
  readonly yearsOfExperience: number
  /** As written by the mentor, in that order. */
  readonly languages: ReadonlyArray<string>
  readonly legalName: string | null
  readonly legalBirthYear: number | null
  readonly legalProfession: string | null
  readonly companyOrInstitution: string | null
  /** "4.50"; "0.00" without reviews. Written by reviews. */
  readonly averageRating: string
  readonly ratingCount: number
  readonly approvalStatus: ApprovalStatus
  readonly submittedAt: DateTime.Utc
  readonly approvedAt: DateTime.Utc | null
  /** Reason of the last rejection; null after a new application. */
  readonly rejectionReason: string | null
  /** Guests find the mentor, too. */
  readonly isPubliclyListed: boolean
  readonly vacationMode: boolean
  /** Last moment of a vacation; null: until the mentor ends it. */
  readonly vacationEndsAt: DateTime.Utc | null
  /** In the catalogue's order. */
  readonly expertise: ReadonlyArray<MentorExpertise>
  readonly createdAt: DateTime.Utc
  readonly updatedAt: DateTime.Utc
}

/** Whether guests find the mentor, too, as long as the account is admitted. */
export const isListed = ({ approvalStatus, isPubliclyListed }: MentorProfile): boolean =>
  approvalStatus === "approved" && isPubliclyListed

export type Vacation = Pick<MentorProfile, "vacationMode" | "vacationEndsAt">

export interface MenteeProfile {
  readonly id: MenteeProfileId
  readonly userId: UserId
  /** "Product designer": the current role of document 1. */
  readonly profession: string | null
  /** Learning goals, in the catalogue's order. */
  readonly expertise: ReadonlyArray<MenteeExpertise>
  readonly createdAt: DateTime.Utc
  readonly updatedAt: DateTime.Utc
}
