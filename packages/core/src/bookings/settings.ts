/** The figures of a booking's life that an admin may change. They count for what happens from then on. */
import { Duration, Effect, Schema } from "effect"
import { Integer, Settings, setting } from "../kernel/index.js"

const figure = Integer.pipe(Schema.between(0, 24 * 365))

export const answerHours = setting({
  key: "bookings.answer_hours",
  description:
    "Hours that a mentor has to answer a request, from its payment on, or from its booking where it is free.",
  schema: figure,
  default: 48
})

export const answerBeforeStartMinutes = setting({
  key: "bookings.answer_before_start_minutes",
  description: "Minutes before its start at which an unanswered request is declined at the latest.",
  schema: figure,
  default: 60
})

export const autoCompleteHours = setting({
  key: "bookings.auto_complete_hours",
  description: "Hours after its last session at which a confirmed booking completes itself.",
  schema: figure,
  default: 24
})

/** The figures in force, as the pure decisions want them. */
export interface BookingPolicy {
  readonly answerWithin: Duration.Duration
  readonly answerBeforeStart: Duration.Duration
  readonly autoCompleteAfter: Duration.Duration
}

export const bookingPolicy: Effect.Effect<Effect.Effect<BookingPolicy>, never, Settings> = Effect.map(
  Settings,
  (settings) =>
    Effect.all({
      answerWithin: Effect.map(settings.get(answerHours), Duration.hours),
      answerBeforeStart: Effect.map(settings.get(answerBeforeStartMinutes), Duration.minutes),
      autoCompleteAfter: Effect.map(settings.get(autoCompleteHours), Duration.hours)
    })
)
