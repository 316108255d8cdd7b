/** Settings of bookings. A change applies to what happens from then on. */
import { Duration, Effect, Schema } from "effect"
import { Integer, Settings, setting } from "../kernel/index.js"

const figure = Integer.pipe(Schema.between(0, 24 * 365))

export const answerHours = setting({
  key: "bookings.answer_hours",
  description:
    "Hours that a mentor has to answer a request, from its payment on, or from its booking where it is free.",
  // With 0 every paid request would be declined at once.
  schema: Integer.pipe(Schema.between(1, 24 * 365)),
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

export const cancellationWindowHours = setting({
  key: "bookings.cancellation_window_hours",
  description: "Hours before the start within which a mentee who cancels an accepted session gets nothing back.",
  schema: figure,
  default: 24
})

export const cancellationFeePercent = setting({
  key: "bookings.cancellation_fee_percent",
  description: "Percent of the price that a mentor keeps when a mentee cancels an accepted session in time.",
  schema: Integer.pipe(Schema.between(0, 100)),
  default: 10
})

export const appointmentPaymentHours = setting({
  key: "bookings.appointment_payment_hours",
  description: "Hours that a mentee has to pay an appointment, from its acceptance on.",
  schema: Integer.pipe(Schema.between(1, 24)),
  default: 24
})

export const followUpReminderDays = setting({
  key: "bookings.follow_up_reminder_days",
  description: "Days before its time at which a mentee is reminded of a follow-up that has no date yet.",
  schema: Integer.pipe(Schema.between(0, 365)),
  default: 3
})

/** The settings in force, as input of the pure decisions. */
export interface BookingPolicy {
  readonly answerWithin: Duration.Duration
  readonly answerBeforeStart: Duration.Duration
  readonly autoCompleteAfter: Duration.Duration
  readonly cancellationWindow: Duration.Duration
  readonly cancellationFeePercent: number
  readonly payWithin: Duration.Duration
  readonly followUpReminderBefore: Duration.Duration
}

export const makeReadBookingPolicy: Effect.Effect<Effect.Effect<BookingPolicy>, never, Settings> = Effect.map(
  Settings,
  (settings) =>
    Effect.all({
      answerWithin: Effect.map(settings.get(answerHours), Duration.hours),
      answerBeforeStart: Effect.map(settings.get(answerBeforeStartMinutes), Duration.minutes),
      autoCompleteAfter: Effect.map(settings.get(autoCompleteHours), Duration.hours),
      cancellationWindow: Effect.map(settings.get(cancellationWindowHours), Duration.hours),
      cancellationFeePercent: settings.get(cancellationFeePercent),
      payWithin: Effect.map(settings.get(appointmentPaymentHours), Duration.hours),
      followUpReminderBefore: Effect.map(settings.get(followUpReminderDays), Duration.days)
    })
)
