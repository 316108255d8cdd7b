/** Rows about bookings that are true no more. */
import { Effect, Option } from "effect"
import { type BookingPaid, BookingRepository } from "../../bookings/index.js"
import type { PayloadOf } from "../../kernel/index.js"
import { MentorRepository } from "../../profiles/index.js"
import type { HoldExpiryMoved } from "../../scheduling/index.js"
import { retraction } from "../retraction.js"

type AboutBooking = PayloadOf<typeof BookingPaid>

/** Seats that are booked do not expire. */
export const retractHoldExpiring = retraction(
  "HoldExpiring",
  ["slot_hold.expiring"],
  Effect.map(
    BookingRepository,
    (bookings) =>
      ({ bookingId, menteeId }: AboutBooking) =>
        Effect.map(
          bookings.find(bookingId),
          Option.match({
            onNone: () => null,
            onSome: ({ bookingAttemptId }) => ({ subject: bookingAttemptId, userIds: [menteeId] })
          })
        )
  )
)

/** Seats that are being paid for are held for longer; they are told of again, two minutes before that end. */
export const retractMovedHold = retraction(
  "MovedHold",
  ["slot_hold.expiring"],
  Effect.succeed(({ bookingAttemptId, userId }: PayloadOf<typeof HoldExpiryMoved>) =>
    Effect.succeed({ subject: bookingAttemptId, userIds: [userId] })
  )
)

/** A session that is off is not tomorrow. */
export const retractReminders = retraction(
  "Reminders",
  ["session.reminder_24h", "session.reminder_1h", "booking.followup_reminder"],
  Effect.map(
    MentorRepository,
    (mentors) =>
      ({ bookingId, menteeId, mentorId }: AboutBooking) =>
        Effect.map(mentors.find(mentorId), (mentor) => ({
          subject: bookingId,
          userIds: [menteeId, ...Option.toArray(mentor).map(({ userId }) => userId)]
        }))
  )
)
