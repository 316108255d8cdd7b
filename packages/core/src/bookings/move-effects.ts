/** Implements the effects named in the transition table. */
import { Array, type DateTime, Effect, Option } from "effect"
import { UserRepository } from "../identity/index.js"
import { Secrets } from "../kernel/index.js"
import { Checkout } from "../payments/index.js"
import {
  makeClaimSeats,
  makeMoveHoldExpiry,
  SessionTypeRepository,
  SlotRepository,
  type SlotsUnavailable
} from "../scheduling/index.js"
import type { Booking, Move } from "./booking.js"
import { BookingRepository, MeetingLinks, ReminderRepository } from "./ports.js"
import { remindersOf } from "./reminders.js"
import { makeReadBookingPolicy } from "./settings.js"
import type { MoveEffect } from "./transition.js"

interface EffectInput extends Pick<Move, "booking" | "refund"> {
  /** Null: the booking is new. */
  readonly before: Booking | null
  readonly at: DateTime.Utc
}

type Effects = {
  /** Returns the booking with the effect's changes. */
  readonly [E in MoveEffect]: (moving: EffectInput) => Effect.Effect<Booking, SlotsUnavailable>
}

/** One line for the checkout page and the invoice: "Career review with Ada Lovelace". */
const makeDescribe = Effect.gen(function* () {
  const sessionTypes = yield* SessionTypeRepository
  const users = yield* UserRepository

  return Effect.fnUntraced(function* ({ sessionTypeId }: Pick<Booking, "sessionTypeId">) {
    const { title } = yield* Effect.orDie(Effect.flatten(sessionTypes.find(sessionTypeId)))
    const { mentorUserId } = yield* Effect.orDie(Effect.flatten(sessionTypes.findOffer(sessionTypeId)))
    const mentor = yield* Effect.orDie(Effect.flatten(users.find(mentorUserId)))
    return `${title} with ${mentor.fullName}`
  })
})

const makeMoneyEffects = Effect.gen(function* () {
  const checkout = yield* Checkout
  const describe = yield* makeDescribe

  return {
    ask_payment: Effect.fnUntraced(function* ({ booking }) {
      const { id, menteeId, mentorId, paymentExpiresAt, price } = booking
      if (paymentExpiresAt === null) return yield* Effect.dieMessage(`Booking ${id} has no time to be paid in`)
      const purchase = { purpose: "booking", purchasableId: id, payerId: menteeId, mentorId } as const
      const description = yield* describe(booking)
      yield* checkout
        .prepare({ ...purchase, amount: price, description, expiresAt: paymentExpiresAt })
        // Nobody can have paid before.
        .pipe(Effect.catchTag("PaymentUnderway", Effect.die))
      return booking
    }),
    drop_payment: ({ booking }) => Effect.as(checkout.drop("booking", booking.id), booking),
    request_refund: Effect.fnUntraced(function* ({ at, booking, refund: { isEverything, minor } }) {
      const { id, paymentId } = booking
      if (paymentId === null) return yield* Effect.dieMessage(`Booking ${id} was paid without a payment`)
      const amountMinor = isEverything ? undefined : minor
      // Of a gateway's reasons the only one that speaks of no fault: the buyer does not get what was paid for.
      yield* checkout.refund(paymentId, { reason: "requested_by_customer", at, amountMinor })
      return booking
    }),
    /** From when it was completed or would have ended, however late a sweep has come by. */
    deliver: ({ at, before, booking }) => {
      const deliveredAt = booking.completedAt ?? before?.deliverAt ?? at
      return Effect.as(
        booking.paymentId === null ? Effect.void : checkout.deliver(booking.paymentId, deliveredAt),
        booking
      )
    },
    /** The deadline is stored by the move; its sweep does the rest. */
    deliver_at_end: ({ booking }) => Effect.succeed(booking)
  } satisfies Partial<Effects>
})

const makeSeatEffects = Effect.map(
  Effect.all([SlotRepository, makeClaimSeats, makeMoveHoldExpiry]),
  ([slots, claimSeats, moveHoldExpiry]) =>
    ({
      keep_seats: Effect.fnUntraced(function* ({ at, booking }) {
        const { bookingAttemptId, id, paymentExpiresAt } = booking
        yield* slots.attachBooking(bookingAttemptId, id)
        if (paymentExpiresAt !== null) yield* moveHoldExpiry(booking, paymentExpiresAt, at)
        return booking
      }),
      claim_seats: ({ at, booking }) => Effect.as(claimSeats(booking.slotIds, booking.menteeId, at), booking),
      claim_added_seats: ({ at, before, booking }) => {
        const added = Array.difference(booking.slotIds, before?.slotIds ?? [])
        return Effect.as(claimSeats(added, booking.menteeId, at), booking)
      },
      release_seats: ({ booking }) => Effect.as(slots.releaseHolds(booking.bookingAttemptId), booking),
      free_seats: ({ booking }) => Effect.as(slots.removeClaims(booking.slotIds), booking)
    }) satisfies Partial<Effects>
)

const makeMeetingEffects = Effect.gen(function* () {
  const linkOf = yield* MeetingLinks
  const secrets = yield* Secrets
  const bookings = yield* BookingRepository
  const reminders = yield* ReminderRepository
  const slots = yield* SlotRepository
  const policy = yield* makeReadBookingPolicy

  return {
    release_meeting: Effect.fnUntraced(function* ({ booking }) {
      const { id: bookingId, slotIds } = booking
      if (booking.meetingUrl !== null) return booking
      const [first] = yield* slots.find([slotIds[0]])
      // A group shares one room. With capacity 1 each booking has its own: a mentee who cancelled knows the former one.
      const group = first !== undefined && first.maxCapacity > 1 ? first.id : undefined
      // Derived alike for all of a group, but only as long as the host has the same secret and the same server of rooms.
      const shared = group === undefined ? Option.none() : yield* bookings.findMeetingUrl(group)
      if (Option.isSome(shared)) return { ...booking, meetingUrl: shared.value }
      const room = `mentorkit-${yield* secrets.derive(`meeting:${group ?? bookingId}`)}`
      return { ...booking, meetingUrl: yield* linkOf({ bookingId, room }) }
    }),
    plan_reminders: Effect.fnUntraced(function* ({ at, booking }) {
      const found = yield* slots.find(booking.slotIds)
      const sessions = booking.slotIds.flatMap((id) => found.filter((slot) => slot.id === id))
      if (Array.isNonEmptyReadonlyArray(sessions)) {
        yield* reminders.plan(booking.id, remindersOf(booking, sessions, at, yield* policy), at)
      }
      return booking
    })
  } satisfies Partial<Effects>
})

export const makeMoveEffects = Effect.map(
  Effect.all([makeMoneyEffects, makeSeatEffects, makeMeetingEffects]),
  ([money, seats, meeting]): Effects => ({ ...money, ...seats, ...meeting })
)
