/** Wire schemas of scheduling. An identifier names the schema in OpenAPI and the SDK. */
import { Schema } from "effect"
import { Currency, described, Integer, LocalDate, LocalTime, MentorId, Timestamp } from "../kernel/index.js"
import { AvailabilityOverrideId, AvailabilityRuleId, OffDayId, SessionTypeId } from "./ids.js"
import { RuleType, SessionModel } from "./statuses.js"

export * from "./explanation-resources.js"
export * from "./slot-resources.js"

const createdAt = described(Timestamp, "When it was made.", "2027-03-01T09:00:00+00:00")
const updatedAt = described(Timestamp, "When it was changed last.", "2027-03-01T09:00:00+00:00")

export const TimeBlock = Schema.Struct({
  start_time: described(LocalTime, "Start, as hours and minutes in the timezone of the mentor.", "14:00"),
  end_time: described(LocalTime, "End, after the start; 24:00 is the end of the day.", "18:00")
}).annotations({ identifier: "TimeBlock", description: "Hours of a date." })
export interface TimeBlock extends Schema.Schema.Type<typeof TimeBlock> {}

/** Spec 3, "Availability rule object"; camelCase, as the spec has it for rules. */
export const AvailabilityRuleResource = Schema.Struct({
  id: AvailabilityRuleId,
  mentorId: MentorId,
  sessionTypeId: Schema.NullOr(described(SessionTypeId, "Session type that it opens hours for; null for all.")),
  ruleType: RuleType,
  ruleTypeLabel: described(Schema.String, "The rule type for people, in English.", "Regular Weekly"),
  dayOfWeek: Schema.NullOr(
    described(Integer, "Day of a weekly rule, from 0 for Sunday to 6 for Saturday; null for every other type.", 0)
  ),
  timeBlocks: described(Schema.Array(TimeBlock), "Hours of each date on which the rule applies."),
  rrule: described(
    Schema.NullOr(Schema.String),
    "Recurrence rule of iCalendar (RFC 5545) for a recurring rule; null for every other type.",
    null
  ),
  specificDate: described(
    Schema.NullOr(LocalDate),
    "Date of a one-time rule, in the timezone of the mentor; null for every other type.",
    null
  ),
  validFrom: described(LocalDate, "First date on which it applies, in the timezone of the mentor.", "2027-03-01"),
  validUntil: described(Schema.NullOr(LocalDate), "Last date on which it applies; null where it has no end.", null),
  isActive: described(Schema.Boolean, "Whether it opens hours. An inactive rule stays in the list."),
  createdAt,
  updatedAt
}).annotations({ identifier: "AvailabilityRule", description: "A rule that opens hours of a mentor." })
export interface AvailabilityRuleResource extends Schema.Schema.Type<typeof AvailabilityRuleResource> {}

/** Spec 3, "Off-day object"; camelCase. */
export const OffDayResource = Schema.Struct({
  id: OffDayId,
  mentorId: MentorId,
  offFrom: described(LocalDate, "First date off, in the timezone of the mentor.", "2027-03-22"),
  offUntil: described(LocalDate, "Last date off.", "2027-03-22"),
  reason: Schema.NullOr(described(Schema.String, "Note of the mentor, who alone sees it.", "Dentist")),
  isFullDay: described(Schema.Boolean, "Whether whole dates are off, not hours of one.", false),
  offTimeBlocks: described(Schema.Array(TimeBlock), "The hours that are off; empty where whole dates are."),
  isVacation: described(Schema.Boolean, "Whether the mentor calls it a vacation.", false),
  createdAt,
  updatedAt
}).annotations({ identifier: "OffDay", description: "Dates, or hours of a date, on which a mentor is not available." })
export interface OffDayResource extends Schema.Schema.Type<typeof OffDayResource> {}

/** Spec 3, "Date overrides"; camelCase. */
export const AvailabilityOverrideResource = Schema.Struct({
  id: AvailabilityOverrideId,
  mentorId: MentorId,
  sessionTypeId: Schema.NullOr(described(SessionTypeId, "Session type whose hours it sets; null for all.")),
  date: described(LocalDate, "Date whose hours it sets, in the timezone of the mentor."),
  timeSlots: described(Schema.Array(TimeBlock), "Hours of that date, in place of those of rules."),
  createdAt,
  updatedAt
}).annotations({
  identifier: "AvailabilityOverride",
  description: "Hours of one date that replace those of rules. Off-days and vacations still block them."
})
export interface AvailabilityOverrideResource extends Schema.Schema.Type<typeof AvailabilityOverrideResource> {}

/** Spec 3, "Session-type object". */
export const SessionTypeResource = Schema.Struct({
  id: SessionTypeId,
  mentor_id: MentorId,
  title: described(Schema.String, "Name of the session type.", "Career review"),
  description: Schema.NullOr(
    described(
      Schema.String,
      "What happens in the session, in the words of the mentor.",
      "We read your CV together and choose your next three steps."
    )
  ),
  session_model: SessionModel,
  session_model_label: described(Schema.String, "The session model for people, in English.", "Regular Weekly"),
  duration_minutes: described(Integer, "Length of a session, in minutes.", 60),
  buffer_after_minutes: described(Integer, "Minutes after each session in which the mentor has no other one.", 15),
  is_free: described(Schema.Boolean, "Whether it costs nothing.", false),
  price: described(
    Schema.String,
    "Price of a booking, follow-ups included, with as many decimals as the currency has.",
    "80.00"
  ),
  currency: described(Currency, "Currency of the price: that of the mentor when the price was set.", "EUR"),
  price_minor: described(Integer, "The price in the smallest unit of its currency, such as cents.", 8000),
  max_capacity: described(Integer, "Seats of a session; 1 is one-on-one.", 1),
  follow_up_count: described(Integer, "Sessions after the first one that belong to the same booking.", 2),
  follow_up_interval_days: described(Integer, "Days from one session of a booking to the next.", 7),
  follow_up_flexibility_days: described(
    Integer,
    "Days by which a follow-up may be earlier or later than the interval says.",
    2
  ),
  minimum_notice_minutes: described(
    Integer,
    "Minutes before its start by which a session must be held; 0 asks for no notice.",
    120
  ),
  daily_limit: Schema.NullOr(
    described(
      Integer,
      "Most sessions of the type on one date of the mentor, in their timezone; null where there is no limit.",
      4
    )
  ),
  start_interval_minutes: Schema.NullOr(
    described(
      Integer,
      "Minutes from the start of one slot to that of the next; null where they are duration and buffer together.",
      30
    )
  ),
  is_active: described(Schema.Boolean, "Whether it can be booked. Lists include inactive types."),
  created_at: createdAt,
  updated_at: updatedAt
}).annotations({ identifier: "SessionType", description: "A kind of session that a mentor offers." })
export interface SessionTypeResource extends Schema.Schema.Type<typeof SessionTypeResource> {}
