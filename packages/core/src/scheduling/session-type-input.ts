/** Inputs of session types. Pure. */
import { Schema } from "effect"
import { clearable, described, Integer, optional, Text } from "../kernel/index.js"
import { PriceInput } from "./session-price.js"
import { SessionModel } from "./statuses.js"

/** A quarter of a year, as far ahead as there are slots. */
const longestNotice = 90 * 24 * 60

export const longestSessionMinutes = 24 * 60
export const longestBufferMinutes = 2 * 60

/** A field by itself; `more` says what happens where it is left out. */
const field =
  <A, I>(schema: Schema.Schema<A, I>, text: string, example: NoInfer<I>) =>
  (more = "") =>
    described(schema, text + more, example)

/** Creating gives them defaults, editing leaves out any of them. */
const fields = {
  title: field(Text(255), "Name of the session type.", "Career review"),
  description: field(
    Text(5000),
    "What happens in the session, in the words of the mentor.",
    "We read your CV together and choose your next three steps."
  ),
  session_model: field(SessionModel, "A label for people: nothing else depends on it.", "regular_weekly"),
  duration_minutes: field(
    Integer.pipe(Schema.between(5, longestSessionMinutes)),
    "Length of a session, in minutes.",
    60
  ),
  buffer_after_minutes: field(
    Integer.pipe(Schema.between(0, longestBufferMinutes)),
    "Minutes after each session in which the mentor has no other one.",
    15
  ),
  is_free: field(Schema.Boolean, "Whether it costs nothing, whatever `price` says.", false),
  price: field(
    PriceInput,
    "Price of a booking, follow-ups included, in the currency of the mentor and with no more decimals than it has.",
    "80.00"
  ),
  max_capacity: field(Integer.pipe(Schema.between(1, 1000)), "Seats of a session; 1 is one-on-one.", 1),
  follow_up_count: field(
    Integer.pipe(Schema.between(0, 52)),
    "Sessions after the first one that belong to the same booking.",
    2
  ),
  follow_up_interval_days: field(
    Integer.pipe(Schema.between(1, 365)),
    "Days from one session of a booking to the next.",
    7
  ),
  follow_up_flexibility_days: field(
    Integer.pipe(Schema.between(0, 365)),
    "Days by which a follow-up may be earlier or later than the interval says.",
    2
  ),
  minimum_notice_minutes: field(
    Integer.pipe(Schema.between(0, longestNotice)),
    "Minutes before its start by which a session must be held; 0 asks for no notice.",
    120
  ),
  daily_limit: field(
    Integer.pipe(Schema.between(1, 1000)),
    "Most sessions of the type on one date of the mentor, in their timezone.",
    4
  ),
  start_interval_minutes: field(
    Integer.pipe(Schema.between(5, 1440)),
    "Minutes from the start of one slot to that of the next.",
    30
  ),
  is_active: field(Schema.Boolean, "Whether it can be booked.", true)
}

type Field<A, I> = (more?: string) => Schema.Schema<A, I>

const withDefault = <A, I>(make: Field<A, I>, value: NoInfer<A>) =>
  Schema.optionalWith(make(` Left out: ${value}.`), { default: () => value, nullable: true })

export const NewSessionType = Schema.Struct({
  title: fields.title(),
  description: optional(fields.description(" Left out: none.")),
  session_model: withDefault(fields.session_model, "regular_weekly"),
  duration_minutes: fields.duration_minutes(),
  buffer_after_minutes: withDefault(fields.buffer_after_minutes, 15),
  is_free: withDefault(fields.is_free, false),
  price: optional(fields.price(" Required unless it is free.")),
  max_capacity: withDefault(fields.max_capacity, 1),
  follow_up_count: withDefault(fields.follow_up_count, 0),
  follow_up_interval_days: withDefault(fields.follow_up_interval_days, 7),
  follow_up_flexibility_days: withDefault(fields.follow_up_flexibility_days, 2),
  minimum_notice_minutes: withDefault(fields.minimum_notice_minutes, 0),
  daily_limit: optional(fields.daily_limit(" Left out: no limit.")),
  start_interval_minutes: optional(fields.start_interval_minutes(" Left out: duration and buffer together.")),
  is_active: withDefault(fields.is_active, true)
})

const asBefore = " Left out: as before."
const edited = <A, I>(make: Field<A, I>) => Schema.optional(make(asBefore))

export const SessionTypeEdit = Schema.Struct({
  title: edited(fields.title),
  description: clearable(fields.description(` Null: none.${asBefore}`)),
  session_model: edited(fields.session_model),
  duration_minutes: edited(fields.duration_minutes),
  buffer_after_minutes: edited(fields.buffer_after_minutes),
  is_free: edited(fields.is_free),
  price: clearable(
    fields.price(
      " Required where a free type is free no longer; null only of a free one. Otherwise left out: as before."
    )
  ),
  max_capacity: edited(fields.max_capacity),
  follow_up_count: edited(fields.follow_up_count),
  follow_up_interval_days: edited(fields.follow_up_interval_days),
  follow_up_flexibility_days: edited(fields.follow_up_flexibility_days),
  minimum_notice_minutes: edited(fields.minimum_notice_minutes),
  daily_limit: clearable(fields.daily_limit(` Null: no limit.${asBefore}`)),
  start_interval_minutes: clearable(fields.start_interval_minutes(` Null: duration and buffer together.${asBefore}`)),
  is_active: edited(fields.is_active)
})
export interface SessionTypeEdit extends Schema.Schema.Type<typeof SessionTypeEdit> {}
