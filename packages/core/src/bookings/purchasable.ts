/** Bookings as something that payments sells. */
import { type DateTime, Effect, Option } from "effect"
import type { PaymentId, Purchasable } from "../payments/index.js"
import { MentorRepository } from "../profiles/index.js"
import type { Booking } from "./booking.js"
import { keepingStandings } from "./call-off.js"
import { claimingMove, moveBooking } from "./carry-out.js"
import { BookingId } from "./ids.js"
import { BookingRepository } from "./ports.js"
import type { Trigger } from "./transition.js"

/** What lapsed comes back to life with people only who may still meet; what is open is called off when they leave. */
const areBothWelcome = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const keep = yield* keepingStandings

  return Effect.fnUntraced(function* ({ menteeId, mentorId, status }: Booking) {
    if (status !== "cancelled") return true
    const { userId } = yield* Effect.flatten(mentors.find(mentorId))
    const { mentorStanding, standing } = yield* keep([menteeId, userId])
    return (yield* standing(menteeId)) === "welcome" && (yield* mentorStanding(userId)) === "welcome"
  }, Effect.orDie)
})

export const bookingPurchasable = Effect.gen(function* () {
  const bookings = yield* BookingRepository
  const claimAndMove = yield* claimingMove
  const move = yield* moveBooking
  const areWelcome = yield* areBothWelcome

  /** What the gateway tells of a booking that has gone on without it changes nothing. */
  const moveIfPossible = Effect.fnUntraced(function* (
    booking: Option.Option<Booking>,
    trigger: Trigger,
    at: DateTime.Utc
  ) {
    if (Option.isNone(booking)) return
    yield* Effect.catchTag(move(booking.value, trigger, at), "TransitionRefused", () => Effect.void)
  })

  const lock = (id: string) => bookings.lock(BookingId.make(id))

  /** None of a payment that was made twice: what becomes of its money is nothing to the booking. */
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
        Option.isNone(booking) || !(yield* areWelcome(booking.value))
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
