/** A mentor's profile and a mentee's, as the domain knows them. */
import type { DateTime } from "effect"
import type { Currency, MentorId, UserId } from "../kernel/index.js"
import type { ExpertiseAreaId, MenteeProfileId, MentorExpertiseId } from "./ids.js"
import type { ApprovalStatus } from "./statuses.js"

export interface MentorExpertise {
  readonly id: MentorExpertiseId
  readonly expertiseAreaId: ExpertiseAreaId
  readonly name: string
}

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
  readonly createdAt: DateTime.Utc
  readonly updatedAt: DateTime.Utc
}
