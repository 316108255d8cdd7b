/** Rows differ from the domain only where the driver does: timestamptz arrives as a Date, a rate as two columns. */

import { Gender } from "@mentorkit/core/identity/ports"
import { Currency, MentorId, UserId } from "@mentorkit/core/kernel"
import type { ListedMentor } from "@mentorkit/core/mentor-search/ports"
import { ExpertiseAreaId, MentorExpertiseId, SkillId } from "@mentorkit/core/profiles"
import { Schema } from "effect"
import { Moment } from "../database/columns.js"

const text = Schema.NullOr(Schema.String)

export const ListedMentorRow = Schema.Struct({
  id: MentorId,
  userId: UserId,
  username: Schema.String,
  name: Schema.String,
  avatarUrl: text,
  gender: Schema.NullOr(Gender),
  headline: Schema.String,
  expertise: Schema.Array(
    Schema.Struct({
      id: MentorExpertiseId,
      expertiseAreaId: ExpertiseAreaId,
      name: Schema.String,
      skills: Schema.Array(Schema.Struct({ id: SkillId, name: Schema.String }))
    })
  ),
  languages: Schema.Array(Schema.String),
  city: text,
  state: text,
  country: text,
  countryCode: text,
  timeZone: Schema.String,
  yearsOfExperience: Schema.Int,
  hourlyRateMinor: Schema.BigIntFromSelf,
  currency: Currency,
  averageRating: Schema.String,
  ratingCount: Schema.Int,
  totalSessions: Schema.Int,
  vacationMode: Schema.Boolean,
  vacationEndsAt: Schema.NullOr(Moment),
  nextAvailableAt: Schema.NullOr(Moment)
})

export const toListedMentor = ({ currency, hourlyRateMinor, ...row }: typeof ListedMentorRow.Type): ListedMentor => ({
  ...row,
  hourlyRate: { minor: hourlyRateMinor, currency }
})
