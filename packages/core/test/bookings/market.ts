/** One mentor's market in memory: seats, money and bookings, moved by the pure decisions and stored by simplest means. */
import type {
  BookingId,
  BookingPolicy,
  MoveEffect,
  PaidMoney,
  TransitionRefused,
  Trigger
} from "@mentorkit/core/bookings"
import type { Booking } from "@mentorkit/core/bookings/ports"
import { type Move, move, stateOf } from "@mentorkit/core/internal/bookings"
import { PaymentId } from "@mentorkit/core/payments"
import type { BookingAttemptId, SlotId } from "@mentorkit/core/scheduling"
import { Array as Arrays, DateTime, Either } from "effect"
import { hours, slotOf, start, usd, uuid } from "./lives.js"

interface Session {
  readonly id: SlotId
  readonly startsAt: DateTime.Utc
  readonly endsAt: DateTime.Utc
  readonly capacity: number
}

/** In two hours, tomorrow, in three days, and a week or two later, where follow-ups may be. */
export const calendar: ReadonlyArray<Session> = [2, 23, 25, 70, 72, 190, 215, 240, 260, 400, 430].map(
  (from, index) => ({
    id: slotOf(index),
    startsAt: hours(from),
    endsAt: hours(from + 1),
    capacity: 1 + (index % 2)
  })
)
export const sessionOf = (id: SlotId): Session =>
  Arrays.findFirst(calendar, (one) => one.id === id).pipe((found) => {
    if (found._tag === "None") throw new Error(`No slot ${id}`)
    return found.value
  })

export interface Refund {
  readonly minor: bigint
  readonly askedBy: "booking" | "admin" | "settlement"
  state: "waiting" | "refused" | "confirmed" | "waived"
}

/** Money that a buyer has paid at the gateway; the booking may have to hear of it yet, and may not want it. */
export interface Charge {
  readonly id: PaymentId
  readonly bookingId: BookingId
  readonly minor: bigint
  readonly refunds: Array<Refund>
  readonly deliveries: Array<DateTime.Utc>
  outcome: "unheard" | "granted" | "sent_back"
}

export interface Attempted {
  readonly before: Booking
  readonly trigger: Trigger
  readonly at: DateTime.Utc
  readonly paid: PaidMoney | null
  /** The slots were not free any more: nothing has happened. */
  readonly isSeatless: boolean
  readonly result: Either.Either<Move, TransitionRefused>
}

export interface Market {
  now: DateTime.Utc
  readonly policy: BookingPolicy
  readonly bookings: Map<BookingId, Booking>
  /** Who sits where. */
  readonly seats: Map<SlotId, ReadonlyArray<BookingId>>
  readonly holds: Map<BookingAttemptId, { readonly slotIds: ReadonlyArray<SlotId>; readonly until: DateTime.Utc }>
  /** Where a buyer can pay, and until when. */
  readonly checkouts: Map<BookingId, DateTime.Utc>
  readonly charges: Array<Charge>
  readonly attempted: Array<Attempted>
}

export const newMarket = (policy: BookingPolicy): Market => ({
  ...{ now: start, policy, bookings: new Map(), seats: new Map(), holds: new Map(), checkouts: new Map() },
  ...{ charges: [], attempted: [] }
})

const sumOf = (refunds: ReadonlyArray<Refund>, ...states: ReadonlyArray<Refund["state"]>): bigint =>
  refunds.filter(({ state }) => states.includes(state)).reduce((sum, { minor }) => sum + minor, 0n)
export const confirmedOf = ({ refunds }: Charge): bigint => sumOf(refunds, "confirmed")
/** Asked back, and not back: an admin may still have to see to it. */
export const waitingOf = ({ refunds }: Charge): bigint => sumOf(refunds, "waiting", "refused")
export const leftOf = (charge: Charge): bigint => charge.minor - confirmedOf(charge) - waitingOf(charge)

export const chargeOf = ({ charges }: Market, { paymentId }: Pick<Booking, "paymentId">): Charge | undefined =>
  charges.find(({ id }) => id === paymentId)

const moneyOf = (charge: Charge | undefined): PaidMoney | null =>
  charge === undefined
    ? null
    : {
        amount: { minor: charge.minor, currency: usd },
        refundedMinor: confirmedOf(charge),
        waitingMinor: waitingOf(charge),
        disputedMinor: 0n
      }

const seatsOf = ({ seats }: Market, id: SlotId) => seats.get(id) ?? []

/** Seats that somebody else has, for good or for the time of a checkout. */
const takenBy = (market: Market, id: SlotId, exceptFor: BookingAttemptId): number => {
  const live = [...market.holds].filter(([attempt, { slotIds, until }]) => {
    return attempt !== exceptFor && slotIds.includes(id) && DateTime.lessThan(market.now, until)
  })
  return seatsOf(market, id).length + live.length
}

export const hasRoom = (market: Market, slotIds: ReadonlyArray<SlotId>, attempt: BookingAttemptId): boolean =>
  slotIds.every((id) => takenBy(market, id, attempt) < sessionOf(id).capacity)

interface Carried {
  readonly before: Booking | null
  readonly booking: Booking
  readonly move: Move
}

const sit = (market: Market, { id }: Booking, slotIds: ReadonlyArray<SlotId>) => {
  for (const slot of slotIds) market.seats.set(slot, [...seatsOf(market, slot), id])
}

const deliver = (market: Market, booking: Booking) => {
  chargeOf(market, booking)?.deliveries.push(market.now)
  return booking
}

const effects: { readonly [E in MoveEffect]: (market: Market, carried: Carried) => Booking } = {
  keep_seats: ({ holds }, { booking }) => {
    const { bookingAttemptId, paymentExpiresAt, slotIds } = booking
    if (paymentExpiresAt !== null) holds.set(bookingAttemptId, { slotIds, until: paymentExpiresAt })
    return booking
  },
  claim_seats: (market, { booking }) => {
    market.holds.delete(booking.bookingAttemptId)
    sit(market, booking, booking.slotIds)
    return booking
  },
  claim_added_seats: (market, { before, booking }) => {
    sit(market, booking, Arrays.difference(booking.slotIds, before?.slotIds ?? []))
    return booking
  },
  release_seats: ({ holds }, { booking }) => {
    holds.delete(booking.bookingAttemptId)
    return booking
  },
  free_seats: (market, { booking }) => {
    for (const slot of booking.slotIds) {
      market.seats.set(
        slot,
        seatsOf(market, slot).filter((id) => id !== booking.id)
      )
    }
    return booking
  },
  ask_payment: ({ checkouts }, { booking }) => {
    if (booking.paymentExpiresAt !== null) checkouts.set(booking.id, booking.paymentExpiresAt)
    return booking
  },
  drop_payment: ({ checkouts }, { booking }) => {
    checkouts.delete(booking.id)
    return booking
  },
  request_refund: (market, { booking, move: { refund } }) => {
    const charge = chargeOf(market, booking)
    const minor = charge === undefined || !refund.isEverything ? refund.minor : leftOf(charge)
    if (minor > 0n) charge?.refunds.push({ minor, askedBy: "booking", state: "waiting" })
    return booking
  },
  deliver: (market, { booking }) => deliver(market, booking),
  deliver_at_end: (_, { booking }) => booking,
  release_meeting: (_, { booking }) => ({ ...booking, meetingUrl: "https://meet.example.com/room" }),
  plan_reminders: (_, { booking }) => booking
}

const carryOut = (market: Market, before: Booking | null, decided: Move) => {
  let { booking } = decided
  for (const effect of decided.transition.effects) {
    booking = effects[effect](market, { before, booking, move: decided })
  }
  market.bookings.set(booking.id, booking)
}

const claims = ({ effects }: Move["transition"]): boolean => effects.includes("claim_seats")

/** Answers whether it has moved. */
export const attempt = (market: Market, before: Booking, trigger: Trigger, changes: Partial<Booking> = {}): boolean => {
  const { attempted, now: at, policy } = market
  const paid = moneyOf(chargeOf(market, before))
  const wanted = { ...before, ...changes }
  const result = move(wanted, trigger, at, policy, paid)
  const isSeatless =
    Either.isRight(result) &&
    claims(result.right.transition) &&
    !hasRoom(market, before.slotIds, before.bookingAttemptId)
  attempted.push({ before: wanted, trigger, at, paid, isSeatless, result })
  if (Either.isLeft(result) || isSeatless) return false
  carryOut(market, before, result.right)
  return true
}

/** Of a booking that has just been made. */
export const add = (market: Market, made: Move) => carryOut(market, null, made)

/** The buyer pays at the gateway, whatever has become of the booking: it hears of it later. */
export const pay = (market: Market, booking: Booking) => {
  const { id: bookingId, price } = booking
  const until = market.checkouts.get(bookingId)
  if (until === undefined || DateTime.greaterThanOrEqualTo(market.now, until)) return
  const id = PaymentId.make(uuid(5000 + market.charges.length))
  market.charges.push({ id, bookingId, minor: price.minor, refunds: [], deliveries: [], outcome: "unheard" })
}

/** The gateway's word: what was paid gets its session, or goes back. */
export const hear = (market: Market, charge: Charge) => {
  const booking = market.bookings.get(charge.bookingId)
  if (booking === undefined) return
  if (attempt(market, booking, "settle", { paymentId: charge.id })) {
    charge.outcome = "granted"
    market.checkouts.delete(booking.id)
    return
  }
  attempt(market, booking, "lose_seat")
  charge.outcome = "sent_back"
  charge.refunds.push({ minor: charge.minor, askedBy: "settlement", state: "waiting" })
}

/** The gateway confirms, refuses, or an admin lets it be; the booking is told, as far as it is about its payment. */
export const settleRefund = (market: Market, charge: Charge, refund: Refund, state: "confirmed" | "waived") => {
  refund.state = state
  const booking = market.bookings.get(charge.bookingId)
  if (booking === undefined || booking.paymentId !== charge.id) return
  if (state === "waived") attempt(market, booking, "keep_payment")
  else if (confirmedOf(charge) === charge.minor) attempt(market, booking, "refund")
  else if (waitingOf(charge) === 0n) attempt(market, booking, "refund_in_part")
}

const deadlines = [
  ["paymentExpiresAt", "lapse"],
  ["respondBy", "leave_unanswered"],
  ["autoCompleteAt", "auto_complete"],
  ["deliverAt", "deliver_kept"]
] as const

export const sweep = (market: Market) => {
  for (const [deadline, trigger] of deadlines) {
    for (const booking of [...market.bookings.values()]) {
      const due = booking[deadline]
      if (due !== null && DateTime.lessThanOrEqualTo(due, market.now)) attempt(market, booking, trigger)
    }
  }
}

/** Everything that may happen at a moment of its own. */
export const edgesOf = (market: Market): ReadonlyArray<DateTime.Utc> =>
  [...market.bookings.values()].flatMap((booking) => [
    ...deadlines.flatMap(([deadline]) => booking[deadline] ?? []),
    ...(booking.followUpUntil === null ? [] : [booking.followUpUntil]),
    ...(stateOf(booking) === "confirmed"
      ? [DateTime.subtractDuration(booking.startsAt, market.policy.cancellationWindow)]
      : []),
    booking.startsAt,
    booking.concludesAt
  ])
