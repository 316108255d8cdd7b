/** What falls due for bookings. */
import { DateTime, Effect, Option } from "effect"
import { type Sweep, UnitOfWork } from "../kernel/index.js"
import { moveBooking } from "./carry-out.js"
import type { BookingId } from "./ids.js"
import { BookingRepository, type Deadline } from "./ports.js"
import type { Trigger } from "./transitions.js"

const batch = 50

const sweepOf = (name: string, deadline: Deadline, trigger: Trigger) =>
  Effect.gen(function* () {
    const bookings = yield* BookingRepository
    const move = yield* moveBooking
    const unitOfWork = yield* UnitOfWork

    /** Another host, or the mentor, may have been faster: then there is nothing left to do here. */
    const moveIfDue = Effect.fnUntraced(
      function* (id: BookingId) {
        const found = yield* bookings.lock(id)
        const now = yield* DateTime.now
        const due = Option.flatMapNullable(found, (booking) => booking[deadline])
        if (Option.isNone(found) || Option.isNone(due) || DateTime.lessThan(now, due.value)) return false
        yield* move(found.value, trigger, now)
        return true
      },
      unitOfWork.transact,
      Effect.orDie
    )

    const run = Effect.gen(function* () {
      const due = yield* bookings.findDue(deadline, yield* DateTime.now, batch)
      const moved = yield* Effect.forEach(due, (id) =>
        // A booking that cannot move must not keep those behind it waiting.
        Effect.catchAllDefect(moveIfDue(id), (defect) =>
          Effect.as(Effect.logError(`Booking ${id} could not ${trigger}`, defect), false)
        )
      )
      return moved.filter(Boolean).length
    })
    const sweep: Sweep = { name: `bookings.${name}`, cron: "* * * * *", run }
    return sweep
  })

export const bookingSweeps = Effect.all([
  // The gateway says so too, as a rule; this is for when its word never comes.
  sweepOf("lapseUnpaid", "paymentExpiresAt", "lapse"),
  sweepOf("declineUnanswered", "respondBy", "leave_unanswered"),
  sweepOf("completeHeld", "autoCompleteAt", "auto_complete")
])
