/** A mentor as found by a search. */
import type { DateTime } from "effect"
import type { Gender } from "../identity/index.js"
import type { Amount, MentorId, UserId } from "../kernel/index.js"
import type { MentorExpertise, SkillId } from "../profiles/index.js"

export interface ListedMentor {
  readonly id: MentorId
  readonly userId: UserId
  readonly username: string
  readonly name: string
  readonly avatarUrl: string | null
  readonly gender: Gender | null
  readonly headline: string
  /** In the catalogue's order. */
  readonly expertise: ReadonlyArray<
    Pick<MentorExpertise, "id" | "expertiseAreaId" | "name"> & {
      readonly skills: ReadonlyArray<{ readonly id: SkillId; readonly name: string }>
    }
  >
  readonly languages: ReadonlyArray<string>
  /** All null without an address. */
  readonly city: string | null
  readonly state: string | null
  readonly country: string | null
  readonly countryCode: string | null
  readonly timeZone: string
  readonly yearsOfExperience: number
  readonly hourlyRate: Amount
  /** "4.50"; "0.00" without reviews. */
  readonly averageRating: string
  readonly ratingCount: number
  readonly totalSessions: number
  readonly vacationMode: boolean
  readonly vacationEndsAt: DateTime.Utc | null
  readonly nextAvailableAt: DateTime.Utc | null
}
