import { Array, DateTime, Effect, Option } from "effect"
import { UserRepository } from "../../identity/index.js"
import { type Handler, Ids, InvalidInput, UnitOfWork, type UserId } from "../../kernel/index.js"
import { Checkout } from "../../payments/index.js"
import {
  type BookingAttempt,
  type BookingAttemptId,
  Seats,
  SessionTypeRepository,
  SlotRepository
} from "../../scheduling/index.js"
import { book, type NewBooking } from "../booking.js"
import { toResource } from "../booking-card.js"
import { carryOut } from "../carry-out.js"
import { AttemptAlreadyBooked, NotBookable, OwnSession, ReservationLapsed } from "../errors.js"
import { BookingId } from "../ids.js"
import { openCheckout } from "../open-checkout.js"
import type { Operations } from "../operations.js"
import { BookingCards, BookingRepository } from "../ports.js"
import { bookingPolicy } from "../settings.js"

const unknownAttempt = () =>
  new InvalidInput({
    problems: [{ path: ["booking_attempt_id"], message: "The selected booking attempt id is invalid." }]
  })

/** What the attempt is about and costs, or why it cannot be sold any more. */
const findWare = Effect.gen(function* () {
  const slots = yield* SlotRepository
  const sessionTypes = yield* SessionTypeRepository
  const users = yield* UserRepository

  return Effect.fnUntraced(function* (id: BookingAttemptId, userId: UserId) {
    const attempt = Option.filter(yield* slots.findAttempt(id), (one) => one.userId === userId)
    // Somebody else's is as unknown as one that never was.
    if (Option.isNone(attempt)) return yield* unknownAttempt()
    const { sessionTypeId } = attempt.value
    const offer = yield* Effect.orDie(Effect.flatten(sessionTypes.findOffer(sessionTypeId)))
    if (offer.mentorUserId === userId) return yield* new OwnSession()
    if (!offer.isOpen) return yield* new NotBookable()
    const sessionType = yield* Effect.orDie(Effect.flatten(sessionTypes.find(sessionTypeId)))
    const mentor = yield* Effect.orDie(Effect.flatten(users.find(offer.mentorUserId)))
    return {
      attempt: attempt.value,
      price: { minor: sessionType.priceMinor, currency: sessionType.currency },
      description: `${sessionType.title} with ${mentor.fullName}`
    }
  })
})

/** The seats of an attempt that may still be booked: locked, and held by live holds. */
const lockSeats = Effect.gen(function* () {
  const bookings = yield* BookingRepository
  const slots = yield* SlotRepository

  return Effect.fnUntraced(function* ({ id, slotIds }: BookingAttempt) {
    // With all that overlap: a claim needs them too, and locks are taken in one go.
    const locked = yield* slots.lockWithOverlapping(slotIds)
    const now = yield* DateTime.now
    const known = yield* bookings.findByAttempt(id)
    if (Option.isSome(known)) return yield* new AttemptAlreadyBooked({ bookingId: known.value.id })

    const { live, slots: found } = yield* slots.releaseExpired(locked, now)
    const wanted = yield* Effect.orDie(Seats.pick(found, slotIds))
    const holds = live.filter(({ bookingAttemptId }) => bookingAttemptId === id)
    // An attempt that lost a seat to a newer one has fewer holds than slots.
    if (!Array.isNonEmptyReadonlyArray(holds) || holds.length < wanted.length) return yield* new ReservationLapsed()
    return {
      wanted,
      heldUntil: holds.reduce((earliest, { expiresAt }) => DateTime.min(earliest, expiresAt), holds[0].expiresAt),
      now
    }
  })
})

/** The booking, in one transaction: seats, booking and, where it costs something, the payment to be made. */
const placeBooking = Effect.gen(function* () {
  const wareOf = yield* findWare
  const lock = yield* lockSeats
  const bookings = yield* BookingRepository
  const cards = yield* BookingCards
  const checkout = yield* Checkout
  const policy = yield* bookingPolicy
  const carry = yield* carryOut
  const ids = yield* Ids
  const unitOfWork = yield* UnitOfWork

  return Effect.fnUntraced(function* (menteeId: UserId, attemptId: BookingAttemptId, note: string | null) {
    const { attempt, description, price } = yield* wareOf(attemptId, menteeId)
    const { heldUntil, now, wanted } = yield* lock(attempt)
    const { mentorId, sessionTypeId } = attempt
    const wish: NewBooking = {
      id: BookingId.make(yield* ids.uuid),
      menteeId,
      mentorId,
      sessionTypeId,
      attemptId,
      slotIds: Array.map(wanted, ({ id }) => id),
      note,
      price,
      startsAt: wanted[0].startsAt,
      endsAt: wanted[0].endsAt,
      concludesAt: Array.lastNonEmpty(wanted).endsAt,
      heldUntil
    }
    const made = yield* Effect.mapError(book(wish, now, yield* policy), () => new NotBookable())
    const { booking } = made
    yield* bookings.add(booking)
    yield* Effect.mapError(carry(made, now), () => new ReservationLapsed())

    const paymentId =
      booking.paymentExpiresAt === null
        ? null
        : yield* checkout
            .prepare({
              purpose: "booking",
              purchasableId: booking.id,
              payerId: menteeId,
              mentorId,
              amount: price,
              description,
              expiresAt: booking.paymentExpiresAt
            })
            // Nobody has paid for a booking that is only being made.
            .pipe(Effect.catchTag("PaymentUnderway", Effect.die))
    const card = yield* Effect.orDie(Effect.flatten(cards.find(booking.id, { _tag: "Mentee", menteeId })))
    return { booking: toResource(card), paymentId }
  }, unitOfWork.transact)
})

/**
 * Turns held seats into a booking. A free one takes its seats at once; one that costs something keeps them until its
 * checkout expires. A gateway that cannot be reached leaves the booking waiting for its payment link.
 */
export const createBooking = Effect.gen(function* () {
  const place = yield* placeBooking
  const open = yield* openCheckout

  const handler: Handler<Operations, "createBooking"> = Effect.fnUntraced(function* ({ userId }, input) {
    const { booking, paymentId } = yield* place(userId, input.booking_attempt_id, input.note ?? null)
    if (paymentId === null) return { booking, payment_url: null, expires_at: null }
    return { booking, ...(yield* open(booking.id, paymentId, booking.paymentExpiresAt)) }
  })

  return handler
})
