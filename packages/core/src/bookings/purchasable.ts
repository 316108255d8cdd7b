/** Bookings as a purchasable of payments. */
import { type DateTime, Effect, Option } from "effect"
import type { PaymentId, Purchasable } from "../payments/index.js"
import { MentorRepository } from "../profiles/index.js"
import { makeMoveAndClaim, makeMoveBooking } from "./apply-move.js"
import type { Booking } from "./booking.js"
import { makeLockStandings } from "./call-off.js"
import { BookingId } from "./ids.js"
import { BookingRepository } from "./ports.js"
import type { Trigger } from "./transition.js"

/** A lapsed booking may only come back if both accounts are active; open ones are cancelled by the ban itself. */
const makeMayTakePart = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const lockStandings = yield* makeLockStandings

  return Effect.fnUntraced(function* ({ menteeId, mentorId, status }: Booking) {
    if (status !== "cancelled") return true
    const { userId } = yield* Effect.flatten(mentors.find(mentorId))
    const { mentorStanding, standing } = yield* lockStandings([menteeId, userId])
    return (yield* standing(menteeId)) === "active" && (yield* mentorStanding(userId)) === "active"
  }, Effect.orDie)
})

export const makeBookingPurchasable = Effect.gen(function* () {
  const bookings = yield* BookingRepository
  const claimAndMove = yield* makeMoveAndClaim
  const move = yield* makeMoveBooking
  const mayTakePart = yield* makeMayTakePart

  /** Applies the gateway's event; no effect if the booking has moved on. */
  const moveIfPossible = Effect.fnUntraced(function* (
    booking: Option.Option<Booking>,
    trigger: Trigger,
    at: DateTime.Utc
  ) {
    if (Option.isNone(booking)) return
    yield* Effect.catchTag(move(booking.value, trigger, at), "TransitionRefused", () => Effect.void)
  })

  const lock = (id: string) => bookings.lock(BookingId.make(id))

  /** The booking that this payment paid for. A second payment of the same booking does not concern it. */
  const paidBy = (id: string, paymentId: PaymentId) =>
    Effect.map(
      lock(id),
      Option.filter((one) => one.paymentId === paymentId)
    )

  const purchasable: Purchasable = {
    purpose: "booking",
    isDeliveredAtPayment: false,
    recurring: null,
    lock: (id) => Effect.asVoid(lock(id)),

    grant: Effect.fnUntraced(function* (id, { at, paymentId }) {
      const booking = yield* lock(id)
      const settled =
        Option.isNone(booking) || !(yield* mayTakePart(booking.value))
          ? Option.none()
          : yield* Effect.option(claimAndMove(booking.value, "settle", at, { paymentId }))
      if (Option.isSome(settled)) return "granted"
      yield* moveIfPossible(booking, "lose_seat", at)
      return "capacity_conflict"
    }),

    lapse: (id, { at }) => Effect.flatMap(lock(id), (booking) => moveIfPossible(booking, "lapse", at)),

    refunded: Effect.fnUntraced(function* (id, { at, isAll, isFull, paymentId }) {
      const booking = yield* paidBy(id, paymentId)
      if (isFull) yield* moveIfPossible(booking, "refund", at)
      else if (isAll) yield* moveIfPossible(booking, "refund_in_part", at)
    }),

    refundWaived: Effect.fnUntraced(function* (id, { at, paymentId }) {
      yield* moveIfPossible(yield* paidBy(id, paymentId), "keep_payment", at)
    })
  }
  return purchasable
})
