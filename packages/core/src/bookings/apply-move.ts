/** Applies decided moves. Everything here runs in the caller's transaction. */
import { Array, type DateTime, Effect } from "effect"
import { Outbox } from "../kernel/index.js"
import { Checkout } from "../payments/index.js"
import { type Booking, type Move, move, stateOf } from "./booking.js"
import {
  AppointmentPaid,
  BookingCancelled,
  BookingCompleted,
  BookingConfirmed,
  BookingDeclined,
  BookingPaid,
  BookingRequested,
  FollowUpScheduled
} from "./events.js"
import { makeMoveEffects } from "./move-effects.js"
import { BookingRepository } from "./ports.js"
import { makeReadBookingPolicy } from "./settings.js"
import type { Announcement, Trigger } from "./transition.js"
import { transitionsFor } from "./transitions.js"

const events = {
  BookingRequested,
  BookingPaid,
  AppointmentPaid,
  BookingConfirmed,
  BookingDeclined,
  BookingCancelled,
  BookingCompleted
} satisfies { readonly [A in Exclude<Announcement, "FollowUpScheduled">]: unknown }

/**
 * The effects of a move, then its event; answers the booking with what the effects have found out. Effects come first
 * where a missing seat can still stop the move.
 */
export const makeApplyMove = Effect.gen(function* () {
  const effects = yield* makeMoveEffects
  const outbox = yield* Outbox

  return Effect.fnUntraced(function* (before: Booking | null, decided: Move, at: DateTime.Utc) {
    const { announces, effects: names } = decided.transition
    let { booking } = decided
    for (const name of names) booking = yield* effects[name]({ ...decided, before, booking, at })
    if (announces === null) return booking
    const { id: bookingId, menteeId, mentorId } = booking
    const payload = { bookingId, menteeId, mentorId }
    if (announces !== "FollowUpScheduled") yield* outbox.append(events[announces], payload, at)
    else yield* outbox.append(FollowUpScheduled, { ...payload, slotId: Array.lastNonEmpty(booking.slotIds) }, at)
    return booking
  })
})

/** Whether the move may refund. Only then the payment is locked, as payments are locked before slots. */
const mayRefund = (booking: Booking, trigger: Trigger) =>
  transitionsFor(stateOf(booking), trigger).some(({ effects }) => effects.includes("request_refund"))

/** Applies a move that was decided about a booking under its lock, and stores it by a conditional update. */
const makeApplyAndStore = Effect.gen(function* () {
  const bookings = yield* BookingRepository
  const applyMove = yield* makeApplyMove

  return Effect.fnUntraced(function* (before: Booking, decided: Move, at: DateTime.Utc) {
    const after = yield* applyMove(before, decided, at)
    // The row is locked, so its state is the one that was decided about. If not, a lock is missing: undo everything.
    if (!(yield* bookings.move(before, after))) {
      return yield* Effect.dieMessage(`Booking ${before.id} was moved by somebody else in the meantime`)
    }
    return after
  })
})

/** For whoever has decided, to tell the terms first. Not for moves that claim seats. */
export const makeApplyDecided = Effect.map(
  makeApplyAndStore,
  (applyAndStore) =>
    (...decided: Parameters<typeof applyAndStore>) =>
      Effect.catchTag(applyAndStore(...decided), "SlotsUnavailable", Effect.die)
)

/**
 * Moves a booking that the caller has locked: decides, applies and stores. `SlotsUnavailable` only from moves that claim
 * seats; nothing has changed then and the transaction may go on.
 */
export const makeMoveAndClaim = Effect.gen(function* () {
  const checkout = yield* Checkout
  const policy = yield* makeReadBookingPolicy
  const applyAndStore = yield* makeApplyAndStore

  return Effect.fnUntraced(function* (
    before: Booking,
    trigger: Trigger,
    at: DateTime.Utc,
    /** Fields that the caller changes with the move. */
    changes: Partial<Booking> = {}
  ) {
    const paid = before.paymentId !== null && mayRefund(before, trigger) ? yield* checkout.lock(before.paymentId) : null
    return yield* applyAndStore(before, yield* move({ ...before, ...changes }, trigger, at, yield* policy, paid), at)
  })
})

/** The same for moves that claim no seats. */
export const makeMoveBooking = Effect.map(
  makeMoveAndClaim,
  (moveOne) =>
    (...move: Parameters<typeof moveOne>) =>
      Effect.catchTag(moveOne(...move), "SlotsUnavailable", Effect.die)
)
