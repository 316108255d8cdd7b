/** Inputs of session types. Pure. */
import { Schema } from "effect"
import { clearable, Integer, optional, Text } from "../kernel/index.js"
import { PriceInput } from "./session-price.js"
import { SessionModel } from "./statuses.js"

/** A quarter of a year, as far ahead as there are slots. */
const longestNotice = 90 * 24 * 60

export const longestSessionMinutes = 24 * 60
export const longestBufferMinutes = 2 * 60

/** The fields by themselves; creating gives them defaults, editing leaves out any of them. */
const fields = {
  title: Text(255),
  description: Text(5000),
  session_model: SessionModel,
  duration_minutes: Integer.pipe(Schema.between(5, longestSessionMinutes)),
  buffer_after_minutes: Integer.pipe(Schema.between(0, longestBufferMinutes)),
  is_free: Schema.Boolean,
  price: PriceInput,
  max_capacity: Integer.pipe(Schema.between(1, 1000)),
  follow_up_count: Integer.pipe(Schema.between(0, 52)),
  follow_up_interval_days: Integer.pipe(Schema.between(1, 365)),
  follow_up_flexibility_days: Integer.pipe(Schema.between(0, 365)),
  minimum_notice_minutes: Integer.pipe(Schema.between(0, longestNotice)),
  daily_limit: Integer.pipe(Schema.between(1, 1000)),
  start_interval_minutes: Integer.pipe(Schema.between(5, 1440)),
  is_active: Schema.Boolean
}

const withDefault = <A, I>(schema: Schema.Schema<A, I>, value: NoInfer<A>) =>
  Schema.optionalWith(schema, { default: () => value, nullable: true })

export const NewSessionType = Schema.Struct({
  title: fields.title,
  description: optional(fields.description),
  session_model: withDefault(fields.session_model, "regular_weekly"),
  duration_minutes: fields.duration_minutes,
  buffer_after_minutes: withDefault(fields.buffer_after_minutes, 15),
  is_free: withDefault(fields.is_free, false),
  price: optional(fields.price),
  max_capacity: withDefault(fields.max_capacity, 1),
  follow_up_count: withDefault(fields.follow_up_count, 0),
  follow_up_interval_days: withDefault(fields.follow_up_interval_days, 7),
  follow_up_flexibility_days: withDefault(fields.follow_up_flexibility_days, 2),
  minimum_notice_minutes: withDefault(fields.minimum_notice_minutes, 0),
  daily_limit: optional(fields.daily_limit),
  start_interval_minutes: optional(fields.start_interval_minutes),
  is_active: withDefault(fields.is_active, true)
})

export const SessionTypeEdit = Schema.Struct({
  title: Schema.optional(fields.title),
  description: clearable(fields.description),
  session_model: Schema.optional(fields.session_model),
  duration_minutes: Schema.optional(fields.duration_minutes),
  buffer_after_minutes: Schema.optional(fields.buffer_after_minutes),
  is_free: Schema.optional(fields.is_free),
  price: clearable(fields.price),
  max_capacity: Schema.optional(fields.max_capacity),
  follow_up_count: Schema.optional(fields.follow_up_count),
  follow_up_interval_days: Schema.optional(fields.follow_up_interval_days),
  follow_up_flexibility_days: Schema.optional(fields.follow_up_flexibility_days),
  minimum_notice_minutes: Schema.optional(fields.minimum_notice_minutes),
  daily_limit: clearable(fields.daily_limit),
  start_interval_minutes: clearable(fields.start_interval_minutes),
  is_active: Schema.optional(fields.is_active)
})
export interface SessionTypeEdit extends Schema.Schema.Type<typeof SessionTypeEdit> {}
