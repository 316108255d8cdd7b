/** Sends due reminders. */
import { DateTime, Effect, Option } from "effect"
import { Outbox, type Sweep, UnitOfWork } from "../kernel/index.js"
import { SlotRepository } from "../scheduling/index.js"
import { FollowUpReminderDue, SessionReminderDue } from "./events.js"
import { BookingRepository, type PlannedReminder, ReminderRepository } from "./ports.js"
import { isWorthTelling } from "./reminders.js"

const batch = 50

export const remindersSweep = Effect.gen(function* () {
  const bookings = yield* BookingRepository
  const reminders = yield* ReminderRepository
  const slots = yield* SlotRepository
  const outbox = yield* Outbox
  const unitOfWork = yield* UnitOfWork

  /**
   * Under the booking's lock, so that a session that is just being cancelled is told of before or not at all. Taking the
   * row and telling of it are one transaction: neither a restart nor another host tells it again.
   */
  const tell = Effect.fnUntraced(
    function* (reminder: PlannedReminder) {
      const { bookingId, kind, slotId } = reminder
      const booking = yield* bookings.lock(bookingId)
      if (!(yield* reminders.take(reminder))) return false
      const [session] = yield* slots.find([slotId])
      const now = yield* DateTime.now
      if (Option.isNone(booking) || session === undefined) return true
      if (!isWorthTelling(reminder, booking.value, session, now)) return true
      const { menteeId, mentorId } = booking.value
      const told = { bookingId, menteeId, mentorId }
      yield* kind === "follow_up"
        ? outbox.append(FollowUpReminderDue, told, now)
        : outbox.append(SessionReminderDue, { ...told, slotId, kind }, now)
      return true
    },
    unitOfWork.transact,
    Effect.orDie
  )

  const run = Effect.gen(function* () {
    const due = yield* reminders.listDue(yield* DateTime.now, batch)
    const told = yield* Effect.forEach(due, (reminder) =>
      // One that fails must not block those behind it.
      Effect.catchAllDefect(tell(reminder), (defect) =>
        Effect.as(Effect.logError(`A reminder of booking ${reminder.bookingId} could not be told`, defect), false)
      )
    )
    return told.filter(Boolean).length
  })
  const sweep: Sweep = { name: "bookings.remind", cron: "* * * * *", run }
  return sweep
})
