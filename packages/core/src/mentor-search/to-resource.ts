import { genderLabel } from "../identity/index.js"
import { hourlyRateOf } from "../profiles/index.js"
import type { ListedMentor } from "./listed-mentor.js"
import type { MentorCard } from "./resources.js"

export const toMentorCardResource = (mentor: ListedMentor): MentorCard => ({
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
