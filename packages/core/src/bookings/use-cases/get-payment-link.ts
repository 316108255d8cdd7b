import { DateTime, Effect, Option } from "effect"
import { isAdmitted, UserRepository } from "../../identity/index.js"
import type { Handler } from "../../kernel/index.js"
import { Checkout, PaymentUnderway } from "../../payments/index.js"
import { MentorRepository } from "../../profiles/index.js"
import { Seats, SlotRepository } from "../../scheduling/index.js"
import { type Booking, isFree, stateOf } from "../booking.js"
import {
  AlreadyPaid,
  BookingNotFound,
  CostsNothing,
  NotAcceptedYet,
  NotBookable,
  ReservationLapsed
} from "../errors.js"
import { makeOpenCheckout } from "../open-checkout.js"
import type { Operations } from "../operations.js"
import { BookingRepository } from "../ports.js"

/** The payment link of a booking that waits for its payment. */
export const getPaymentLink = Effect.gen(function* () {
  const bookings = yield* BookingRepository
  const mentors = yield* MentorRepository
  const slots = yield* SlotRepository
  const users = yield* UserRepository
  const checkout = yield* Checkout
  const open = yield* makeOpenCheckout

  const isReserved = Effect.fnUntraced(function* (booking: Booking) {
    const { bookingAttemptId, paymentExpiresAt, slotIds, status } = booking
    const now = yield* DateTime.now
    // An accepted appointment already has its seats.
    if (stateOf(booking) === "confirmed:unpaid")
      return paymentExpiresAt !== null && DateTime.lessThan(now, paymentExpiresAt)
    if (status !== "pending_payment") return false
    const holds = yield* slots.listHoldsOfAttempt(bookingAttemptId)
    return holds.filter((hold) => Seats.isLive(hold, now)).length === slotIds.length
  })

  /** Refuses payment for a mentor who cannot sign in to answer. */
  const isMentorThere = Effect.fnUntraced(function* ({ mentorId }: Booking) {
    const { userId } = yield* Effect.orDie(Effect.flatten(mentors.find(mentorId)))
    return Option.exists(yield* users.find(userId), isAdmitted)
  })

  const handler: Handler<Operations, "getPaymentLink"> = Effect.fnUntraced(function* ({ userId }, { id }) {
    const booking = Option.filter(yield* bookings.find(id), ({ menteeId }) => menteeId === userId)
    if (Option.isNone(booking)) return yield* new BookingNotFound()
    if (isFree(booking.value)) return yield* new CostsNothing()
    if (booking.value.paidAt !== null) return yield* new AlreadyPaid()
    if (booking.value.status === "requested") return yield* new NotAcceptedYet()
    const found = yield* checkout.findFor("booking", id)
    // The request was declined before a payment existed.
    if (Option.isNone(found)) return yield* new ReservationLapsed()
    const payment = found.value
    if (payment.status === "processing") return yield* new PaymentUnderway()
    if (!(yield* isReserved(booking.value))) return yield* new ReservationLapsed()
    if (!(yield* isMentorThere(booking.value))) return yield* new NotBookable()
    return yield* open(id, payment.id, booking.value.paymentExpiresAt)
  })

  return handler
})
