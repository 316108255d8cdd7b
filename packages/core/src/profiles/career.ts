/** Career of a user: three lists, shown on both profiles. */
import type { DateTime } from "effect"
import type { LocalDate, UserId } from "../kernel/index.js"
import type { CertificationId, EducationId, ExperienceId } from "./ids.js"

/** Limit of each list. */
export const maxEntries = 50

export interface CareerEntry<Id extends string> {
  readonly id: Id
  readonly userId: UserId
  readonly createdAt: DateTime.Utc
  readonly updatedAt: DateTime.Utc
}

export interface Experience extends CareerEntry<ExperienceId> {
  readonly organization: string
  readonly designation: string
  readonly description: string | null
  readonly currentlyWorking: boolean
  readonly startDate: LocalDate
  readonly endDate: LocalDate | null
}

export interface Education extends CareerEntry<EducationId> {
  readonly institution: string
  readonly degree: string
  readonly currentlyStudying: boolean
  readonly startDate: LocalDate
  readonly endDate: LocalDate | null
}

export interface Certification extends CareerEntry<CertificationId> {
  readonly title: string
  readonly issuingOrganization: string
  readonly issuedDate: LocalDate | null
  readonly expiryDate: LocalDate | null
  readonly credentialUrl: string | null
}

export interface Career {
  readonly experiences: ReadonlyArray<Experience>
  readonly education: ReadonlyArray<Education>
  readonly certifications: ReadonlyArray<Certification>
}
