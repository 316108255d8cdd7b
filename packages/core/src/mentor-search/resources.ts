/** Wire schemas of mentor search: the card of a mentor, a part of the public profile. */
import { Schema } from "effect"
import { Gender, PublicMentorProfile } from "../identity/index.js"
import { Currency, Timestamp, UserId } from "../kernel/index.js"

const text = Schema.NullOr(Schema.String)

const { fields } = PublicMentorProfile

export const MentorCard = Schema.Struct({
  /** Id of the mentor profile. */
  id: fields.id,
  user_id: UserId,
  username: Schema.String,
  name: Schema.String,
  avatar_url: text,
  gender: Schema.NullOr(Gender),
  gender_label: text,
  headline: fields.headline,
  expertise_areas: fields.expertise_areas,
  languages: Schema.Array(Schema.String),
  location: Schema.Struct({ city: text, state: text, country: text, country_code: text }),
  timezone: fields.timezone,
  years_of_experience: fields.years_of_experience,
  /** "80.00" */
  hourly_rate: fields.hourly_rate,
  currency: Currency,
  /** "4.50"; "0.00" without reviews. */
  average_rating: fields.average_rating,
  rating_count: fields.rating_count,
  total_reviews: fields.total_reviews,
  total_sessions: fields.total_sessions,
  vacationMode: fields.vacationMode,
  vacationEndsAt: fields.vacationEndsAt,
  /** Start of the first bookable slot; null without one. */
  next_available_at: Schema.NullOr(Timestamp)
}).annotations({ identifier: "MentorCard" })
export interface MentorCard extends Schema.Schema.Type<typeof MentorCard> {}
