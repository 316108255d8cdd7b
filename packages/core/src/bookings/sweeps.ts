/** Sweeps of bookings. */
import { DateTime, Effect, Option } from "effect"
import { type Sweep, UnitOfWork } from "../kernel/index.js"
import { Checkout } from "../payments/index.js"
import { makeMoveHoldExpiry, SlotRepository } from "../scheduling/index.js"
import { makeMoveBooking } from "./apply-move.js"
import type { Booking } from "./booking.js"
import { departuresSweep } from "./call-off.js"
import type { BookingId } from "./ids.js"
import { BookingRepository, type Deadline } from "./ports.js"
import { remindersSweep } from "./send-reminders.js"
import type { Trigger } from "./transition.js"

const batch = 50

/** Returns true if the booking is postponed instead of moved. */
type Postpone = (booking: Booking, now: DateTime.Utc) => Effect.Effect<boolean>

/** Postpones while a payment is under way and the session is still ahead. */
const makePostponeUnderway = Effect.gen(function* () {
  const bookings = yield* BookingRepository
  const checkout = yield* Checkout
  const moveHoldExpiry = yield* makeMoveHoldExpiry
  const slots = yield* SlotRepository

  const putOff: Postpone = Effect.fnUntraced(function* (booking, now) {
    const payment = yield* checkout.findFor("booking", booking.id)
    const isUnderway = Option.exists(payment, ({ status }) => status === "processing")
    if (!isUnderway || DateTime.greaterThanOrEqualTo(now, booking.startsAt)) return false
    const paymentExpiresAt = DateTime.min(DateTime.add(now, { hours: 1 }), booking.startsAt)
    yield* slots.lock(booking.slotIds)
    yield* moveHoldExpiry(booking, paymentExpiresAt, now)
    return yield* bookings.move(booking, { ...booking, paymentExpiresAt })
  })
  return putOff
})

const never = Effect.succeed<Postpone>(() => Effect.succeed(false))

const sweepOf = <R>(
  name: string,
  deadline: Deadline,
  trigger: Trigger,
  puttingOff: Effect.Effect<Postpone, never, R>
) =>
  Effect.gen(function* () {
    const putOff = yield* puttingOff
    const bookings = yield* BookingRepository
    const move = yield* makeMoveBooking
    const unitOfWork = yield* UnitOfWork

    /** Another host, or the mentor, may have been faster: nothing to do then. */
    const moveIfDue = Effect.fnUntraced(
      function* (id: BookingId) {
        const found = yield* bookings.lock(id)
        const now = yield* DateTime.now
        const due = Option.flatMapNullable(found, (booking) => booking[deadline])
        if (Option.isNone(found) || Option.isNone(due) || DateTime.lessThan(now, due.value)) return false
        if (!(yield* putOff(found.value, now))) yield* move(found.value, trigger, now)
        return true
      },
      unitOfWork.transact,
      Effect.orDie
    )

    const run = Effect.gen(function* () {
      const due = yield* bookings.listDue(deadline, yield* DateTime.now, batch)
      const moved = yield* Effect.forEach(due, (id) =>
        // A booking that cannot move must not block those behind it.
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
  // Normally the gateway says so too; this is for when its event never comes.
  sweepOf("lapseUnpaid", "paymentExpiresAt", "lapse", makePostponeUnderway),
  sweepOf("declineUnanswered", "respondBy", "leave_unanswered", never),
  sweepOf("completeHeld", "autoCompleteAt", "auto_complete", never),
  sweepOf("deliverKept", "deliverAt", "deliver_kept", never),
  departuresSweep,
  remindersSweep
])
