/** A mentor as a search finds one, and as it is shown. */
import type { DateTime } from "effect"
import { type Gender, genderLabel } from "../identity/index.js"
import type { Amount, MentorId, UserId } from "../kernel/index.js"
import { hourlyRateOf, type MentorExpertise, type SkillId } from "../profiles/index.js"
import type * as Resource from "./resources.js"

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
  /** All null where no address is saved. */
  readonly city: string | null
  readonly state: string | null
  readonly country: string | null
  readonly countryCode: string | null
  readonly timeZone: string
  readonly yearsOfExperience: number
  readonly hourlyRate: Amount
  /** "4.50"; "0.00" where nobody has reviewed. */
  readonly averageRating: string
  readonly ratingCount: number
  readonly totalSessions: number
  readonly vacationMode: boolean
  readonly vacationEndsAt: DateTime.Utc | null
  readonly nextAvailableAt: DateTime.Utc | null
}

export const toMentorCard = (mentor: ListedMentor): Resource.MentorCard => ({
  id: mentor.id,
  user_id: mentor.userId,
  username: mentor.username,
  name: mentor.name,
  avatar_url: mentor.avatarUrl,
  gender: mentor.gender,
  gender_label: genderLabel(mentor.gender),
  headline: mentor.headline,
  expertise_areas: mentor.expertise.map(({ expertiseAreaId, id, name, skills }) => ({
    id,
    expertise_area_id: expertiseAreaId,
    name,
    skills
  })),
  languages: mentor.languages,
  location: { city: mentor.city, state: mentor.state, country: mentor.country, country_code: mentor.countryCode },
  timezone: mentor.timeZone,
  years_of_experience: mentor.yearsOfExperience,
  hourly_rate: hourlyRateOf(mentor.hourlyRate),
  currency: mentor.hourlyRate.currency,
  average_rating: mentor.averageRating,
  rating_count: mentor.ratingCount,
  total_reviews: mentor.ratingCount,
  total_sessions: mentor.totalSessions,
  vacationMode: mentor.vacationMode,
  vacationEndsAt: mentor.vacationEndsAt,
  next_available_at: mentor.nextAvailableAt
})
