/** What buyers, their mentor, the gateway, an admin and the clock do to a market; impossible steps do nothing. */
import { BookingId, type BookingPolicy } from "@mentorkit/core/bookings"
import { type Booking, book } from "@mentorkit/core/bookings/ports"
import { followUpWindow, type NewBooking, stateOf, withFollowUp } from "@mentorkit/core/internal/bookings"
import { MentorId, UserId } from "@mentorkit/core/kernel"
import { BookingAttemptId, SessionTypeId, type SlotId } from "@mentorkit/core/scheduling"
import { DateTime, Either, FastCheck } from "effect"
import { policy, usd, uuid } from "./lives.js"
import {
  add,
  attempt,
  type Charge,
  calendar,
  confirmedOf,
  edgesOf,
  hasRoom,
  hear,
  leftOf,
  type Market,
  newMarket,
  pay,
  type Refund,
  sessionOf,
  settleRefund,
  sweep
} from "./market.js"

/** What is listed twice happens more often. */
const deeds = [
  ...(["book", "book", "book", "ask_in_chat", "ask_in_chat", "book_package"] as const),
  ...(["pay", "pay", "pay", "pay", "hear", "hear", "hear", "accept", "accept", "accept", "decline"] as const),
  ...(["cancel_by_mentee", "cancel_by_mentee", "cancel_by_mentor", "complete", "follow_up", "follow_up"] as const),
  ...([
    "give_back_part",
    "give_back_all",
    "confirm",
    "confirm",
    "refuse",
    "refuse",
    "ask_again",
    "waive",
    "waive"
  ] as const),
  ...(["lose_mentor", "lose_mentee"] as const),
  ...(["sweep", "sweep", "wait", "wait_for_edge", "wait_for_edge"] as const)
] as const

export interface Step {
  readonly does: (typeof deeds)[number]
  readonly which: number
  readonly minutes: number
}

export const histories: FastCheck.Arbitrary<ReadonlyArray<Step>> = FastCheck.array(
  FastCheck.record({
    does: FastCheck.constantFrom(...deeds),
    which: FastCheck.nat(999),
    minutes: FastCheck.constantFrom(1, 40, 300, 1500)
  }),
  { minLength: 40, maxLength: 120, size: "max" }
)

const maxBookings = 7
const pick = <A>(all: ReadonlyArray<A>, which: number): A | undefined => all[which % all.length]

interface Order {
  readonly minor: bigint
  readonly origin: Booking["origin"]
  readonly followUpCount: number
  readonly slotIds: readonly [SlotId, ...ReadonlyArray<SlotId>]
}

const wishOf = (n: number, { followUpCount, minor, origin, slotIds }: Order, market: Market): NewBooking => {
  const terms = { followUpCount, followUpIntervalDays: 7, followUpFlexibilityDays: 2 }
  const [session, last] = [sessionOf(slotIds[0]), sessionOf(slotIds[slotIds.length - 1] ?? slotIds[0])]
  return {
    id: BookingId.make(uuid(100 + n)),
    menteeId: UserId.make(uuid(200 + (n % 3))),
    mentorId: MentorId.make(uuid(3)),
    sessionTypeId: SessionTypeId.make(uuid(4)),
    bookingAttemptId: BookingAttemptId.make(uuid(300 + n)),
    origin,
    slotIds,
    note: null,
    price: { minor, currency: usd },
    startsAt: session.startsAt,
    endsAt: session.endsAt,
    concludesAt: last.endsAt,
    ...terms,
    ...followUpWindow({ ...terms, slotIds }, last, "UTC"),
    holdExpiresAt: DateTime.add(market.now, { minutes: 35 })
  }
}

const place = (market: Market, order: Order) => {
  if (market.bookings.size >= maxBookings) return
  const wish = wishOf(market.bookings.size, order, market)
  if (!hasRoom(market, wish.slotIds, wish.bookingAttemptId)) return
  const made = book(wish, market.now, market.policy)
  if (Either.isRight(made)) add(market, made.right)
}

const priceOf = (which: number) => (which % 4 === 0 ? 0n : which % 4 === 1 ? 8000n : BigInt(1 + (which % 997)))
const anySlot = (which: number): SlotId => pick(calendar, which)?.id ?? sessionOf(calendar[0]!.id).id

/** A package whose second session has its date already, as often as not. */
const packageOf = (which: number): Order["slotIds"] =>
  which % 2 === 0 ? [anySlot(which)] : [calendar[which % 5]!.id, calendar[5 + (which % 3)]!.id]

const followUp = (market: Market, which: number) => {
  const open = [...market.bookings.values()].filter(({ followUpUntil }) => followUpUntil !== null)
  const [booking, session] = [pick(open, which), pick(calendar.slice(5), which)]
  if (booking === undefined || session === undefined || booking.slotIds.includes(session.id)) return
  if (DateTime.lessThanOrEqualTo(session.startsAt, market.now)) return
  if (!hasRoom(market, [session.id], booking.bookingAttemptId)) return
  const longer = withFollowUp(booking, session, "UTC")
  if (Either.isRight(longer)) attempt(market, booking, "schedule_follow_up", longer.right)
}

const giveBack = (charge: Charge | undefined, share: bigint) => {
  if (charge === undefined || charge.outcome !== "granted") return
  const minor = leftOf(charge) / share
  if (minor > 0n) charge.refunds.push({ minor, askedBy: "admin", state: "waiting" })
}

const refundsIn = ({ charges }: Market, state: Refund["state"]) =>
  charges.flatMap((charge) =>
    charge.refunds.filter((refund) => refund.state === state).map((refund) => ({ charge, refund }))
  )

const triggers = [
  "accept",
  "decline",
  "cancel_by_mentee",
  "cancel_by_mentor",
  "lose_mentor",
  "lose_mentee",
  "complete"
] as const
const isTrigger = (does: Step["does"]): does is (typeof triggers)[number] => triggers.some((one) => one === does)

const forward = (market: Market, to: DateTime.Utc) => {
  market.now = DateTime.max(market.now, to)
}

/** At once, or in the last moment: its news then comes too late. */
const payOne = (market: Market, which: number) => {
  const [id, until] = pick([...market.checkouts], which) ?? []
  const booking = [...market.bookings.values()].find((one) => one.id === id)
  if (booking === undefined || until === undefined) return
  if (which % 4 === 0) forward(market, DateTime.subtract(until, { millis: 1 }))
  pay(market, booking)
}

const waitForEdge = (market: Market, which: number) => {
  const ahead = edgesOf(market).filter((edge) => DateTime.greaterThan(edge, market.now))
  const nearest = [...ahead].sort((a, b) => a.epochMillis - b.epochMillis).slice(0, 3)
  const edge = pick(nearest, which)
  if (edge !== undefined) forward(market, which % 5 === 0 ? DateTime.subtract(edge, { millis: 1 }) : edge)
}

const aboutRefunds = (market: Market, { does, which }: Step) => {
  const asked = pick(refundsIn(market, does === "ask_again" || does === "waive" ? "refused" : "waiting"), which)
  if (asked === undefined) return
  if (does === "refuse") asked.refund.state = "refused"
  if (does === "ask_again") asked.refund.state = "waiting"
  if (does === "confirm") settleRefund(market, asked.charge, asked.refund, "confirmed")
  if (does === "waive") settleRefund(market, asked.charge, asked.refund, "waived")
}

export const step = (market: Market, { does, minutes, which }: Step) => {
  const { bookings, charges } = market
  // Mostly of those that are not over: the rest refuse anything.
  const open = [...bookings.values()].filter((one) => which % 9 === 0 || isOpen(one))
  if (does === "book") {
    place(market, { minor: priceOf(which), origin: "checkout", followUpCount: 0, slotIds: [anySlot(which)] })
  } else if (does === "ask_in_chat") {
    place(market, { minor: priceOf(which + 1), origin: "appointment", followUpCount: 0, slotIds: [anySlot(which)] })
  } else if (does === "book_package") {
    place(market, { minor: priceOf(which), origin: "checkout", followUpCount: 2, slotIds: packageOf(which) })
  } else if (does === "wait") forward(market, DateTime.add(market.now, { minutes }))
  else if (does === "wait_for_edge") waitForEdge(market, which)
  else if (does === "sweep") sweep(market)
  else if (does === "follow_up") followUp(market, which)
  else if (does === "pay") payOne(market, which)
  else if (does === "give_back_part") giveBack(pick(charges, which), 2n + BigInt(which % 2))
  else if (does === "give_back_all") giveBack(pick(charges, which), 1n)
  else if (does === "hear") {
    const charge = charges.find(({ outcome }) => outcome === "unheard")
    if (charge !== undefined) hear(market, charge)
  } else if (isTrigger(does)) {
    const booking = pick(open, which)
    if (booking !== undefined) attempt(market, booking, does)
  } else aboutRefunds(market, { does, minutes, which })
}

/** Calls `check` after every step. */
export const play = (
  steps: ReadonlyArray<Step>,
  check: (market: Market) => void,
  terms: BookingPolicy = policy
): Market => {
  const market = newMarket(terms)
  for (const one of steps) {
    step(market, one)
    check(market)
  }
  return market
}

/** Everything that is still open comes to its end: news arrive, refunds are confirmed, years go by. */
export const windUp = (market: Market, check: (market: Market) => void) => {
  for (let round = 0; round < 8; round++) {
    for (const charge of market.charges.filter(({ outcome }) => outcome === "unheard")) hear(market, charge)
    for (const { refund } of refundsIn(market, "refused")) refund.state = "waiting"
    for (const { charge, refund } of refundsIn(market, "waiting")) settleRefund(market, charge, refund, "confirmed")
    forward(market, DateTime.add(market.now, { days: 30 }))
    sweep(market)
    check(market)
  }
}

export const isBack = (charge: Charge): boolean => confirmedOf(charge) === charge.minor
export const isOpen = (booking: Booking): boolean => !["completed", "cancelled", "refunded"].includes(stateOf(booking))
