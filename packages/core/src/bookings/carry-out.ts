/** Makes decided moves real. Everything here runs inside the caller's transaction. */
import { type DateTime, Effect, Option } from "effect"
import { Outbox } from "../kernel/index.js"
import { Checkout } from "../payments/index.js"
import { SlotRepository, type SlotsUnavailable } from "../scheduling/index.js"
import { type Booking, type Move, move } from "./booking.js"
import {
  BookingCancelled,
  BookingCompleted,
  BookingConfirmed,
  BookingDeclined,
  BookingPaid,
  BookingRequested
} from "./events.js"
import { BookingRepository } from "./ports.js"
import { bookingPolicy } from "./settings.js"
import type { Announcement, MoveEffect, Trigger } from "./transitions.js"

const events = {
  BookingRequested,
  BookingPaid,
  BookingConfirmed,
  BookingDeclined,
  BookingCancelled,
  BookingCompleted
} satisfies { readonly [A in Announcement]: unknown }

type Effects = {
  readonly [E in MoveEffect]: (booking: Booking, at: DateTime.Utc) => Effect.Effect<void, SlotsUnavailable>
}

/** What the effects' names in the table stand for. */
const moveEffects = Effect.gen(function* () {
  const slots = yield* SlotRepository
  const checkout = yield* Checkout

  const effects: Effects = {
    keep_seats: Effect.fnUntraced(function* ({ attemptId, id, paymentExpiresAt }) {
      yield* slots.attachBooking(attemptId, id)
      if (paymentExpiresAt !== null) yield* slots.extendHolds(attemptId, paymentExpiresAt)
    }),
    claim_seats: ({ menteeId, slotIds }, at) => slots.claim(slotIds, menteeId, at),
    release_seats: ({ attemptId }) => slots.releaseHolds(attemptId),
    free_seats: ({ slotIds }) => slots.unclaim(slotIds),
    request_refund: Effect.fnUntraced(function* ({ id }, at) {
      const payment = yield* checkout.findFor("booking", id)
      if (Option.isNone(payment)) return yield* Effect.dieMessage(`Booking ${id} was paid without a payment`)
      // Of a gateway's reasons the only one that speaks of no fault: the buyer does not get what was paid for.
      yield* checkout.refund(payment.value.id, { reason: "requested_by_customer", at })
    }),
    deliver: Effect.fnUntraced(function* ({ id, price }, at) {
      if (price.minor === 0n) return
      const payment = yield* checkout.findFor("booking", id)
      if (Option.isSome(payment)) yield* checkout.deliver(payment.value.id, at)
    })
  }
  return effects
})

/** The effects of a move, then its event. Effects come first where a missing seat can still stop the move. */
export const carryOut = Effect.gen(function* () {
  const effects = yield* moveEffects
  const outbox = yield* Outbox

  return Effect.fnUntraced(function* ({ booking, transition }: Move, at: DateTime.Utc) {
    yield* Effect.forEach(transition.effects, (effect) => effects[effect](booking, at), { discard: true })
    if (transition.announces === null) return
    const { id: bookingId, menteeId, mentorId } = booking
    yield* outbox.append(events[transition.announces], { bookingId, menteeId, mentorId }, at)
  })
})

/**
 * Moves a booking that the caller has locked: decides, carries the move out, and stores it by a conditional update.
 * `SlotsUnavailable` only from moves that claim seats; nothing has changed then and the transaction may go on.
 */
export const claimingMove = Effect.gen(function* () {
  const bookings = yield* BookingRepository
  const policy = yield* bookingPolicy
  const carry = yield* carryOut

  return Effect.fnUntraced(function* (
    before: Booking,
    trigger: Trigger,
    at: DateTime.Utc,
    note: Pick<Partial<Booking>, "declineReason"> = {}
  ) {
    const decided = yield* move({ ...before, ...note }, trigger, at, yield* policy)
    yield* carry(decided, at)
    // Under the lock it is in the state that was decided about. If not, a lock was forgotten: undo everything.
    if (!(yield* bookings.move(before, decided.booking))) {
      return yield* Effect.dieMessage(`Booking ${before.id} was moved by somebody else in the meantime`)
    }
    return decided.booking
  })
})

/** The same for moves that claim no seats. */
export const moveBooking = Effect.map(
  claimingMove,
  (moveOne) =>
    (...move: Parameters<typeof moveOne>) =>
      Effect.catchTag(moveOne(...move), "SlotsUnavailable", Effect.die)
)
