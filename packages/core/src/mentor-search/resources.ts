/** Wire schemas of mentor search: the card of a mentor, a part of the public profile. */
import { Schema } from "effect"
import { Address, PublicMentorProfile, PublicProfile } from "../identity/index.js"
import { Currency, described, Timestamp, UserId } from "../kernel/index.js"

const person = PublicProfile.fields
const { fields } = PublicMentorProfile
const { country_code } = person.location.fields

export const MentorCard = Schema.Struct({
  id: fields.id,
  user_id: described(UserId, "Id of the mentor's account."),
  username: person.username,
  name: person.name,
  avatar_url: person.avatar_url,
  gender: person.gender,
  gender_label: person.gender_label,
  headline: fields.headline,
  expertise_areas: fields.expertise_areas,
  languages: described(Schema.Array(Schema.String), "Languages the mentor speaks, as the mentor writes them.", [
    "English",
    "Portuguese"
  ]),
  location: described(
    Schema.Struct({
      city: Address.fields.city,
      state: Address.fields.state,
      country: Address.fields.country,
      country_code
    }),
    "Where the mentor lives; all null if no address is saved."
  ),
  timezone: fields.timezone,
  years_of_experience: fields.years_of_experience,
  hourly_rate: described(
    fields.hourly_rate,
    "What the mentor asks for an hour, with the decimals of its currency.",
    "80.00"
  ),
  currency: described(Currency, "Currency of the hourly rate: a code of ISO 4217 in capitals.", "EUR"),
  average_rating: fields.average_rating,
  rating_count: fields.rating_count,
  total_reviews: fields.total_reviews,
  total_sessions: fields.total_sessions,
  vacationMode: fields.vacationMode,
  vacationEndsAt: fields.vacationEndsAt,
  next_available_at: Schema.NullOr(
    described(Timestamp, "Start of the first session that can be booked; null if there is none.")
  )
}).annotations({ identifier: "MentorCard", description: "A mentor, as lists show them." })
export interface MentorCard extends Schema.Schema.Type<typeof MentorCard> {}
