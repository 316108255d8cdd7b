/** What must hold of a market after every step, whatever has happened to it; said without asking what it is moved by. */
import { AssertionError } from "node:assert"
import type { Trigger } from "@mentorkit/core/bookings"
import type { Booking } from "@mentorkit/core/bookings/ports"
import { isReleased, stateOf } from "@mentorkit/core/internal/bookings"
import { type DateTime, Either } from "effect"
import { type Attempted, type Charge, calendar, chargeOf, confirmedOf, type Market, waitingOf } from "./market.js"

/** A hundred thousand of them a second: those of the test library cost as much as all the rest. */
const must = (holds: boolean, rule: string) => {
  if (!holds) throw new AssertionError({ message: rule })
}
const same = <A>(actual: A, expected: A, rule: string) => {
  if (!Object.is(actual, expected)) throw new AssertionError({ message: rule, actual, expected })
}

const hour = 60 * 60 * 1000
const ms = (time: DateTime.Utc | null) => time?.epochMillis ?? Number.NaN
const setOf = (ids: Iterable<string>) => [...ids].sort().join()

const seated = ["requested", "paid", "confirmed", "confirmed:unpaid", "completed"]
const off = ["paid:declined", "paid:cancelled", "confirmed:cancelled", "cancelled", "refunded"]

const seatsAddUp = ({ bookings, holds, seats }: Market) => {
  const sitting = [...bookings.values()].filter((booking) => seated.includes(stateOf(booking)))
  for (const { capacity, id } of calendar) {
    const there = seats.get(id) ?? []
    must(there.length <= capacity, "no more seats than there are")
    const wanted = sitting.flatMap((booking) => (booking.slotIds.includes(id) ? [booking.id] : []))
    same(setOf(there), setOf(wanted), "a seat is taken exactly in the states that have one")
  }
  const waiting = [...bookings.values()].filter((booking) => stateOf(booking) === "pending_payment")
  same(
    setOf(holds.keys()),
    setOf(waiting.map(({ bookingAttemptId }) => bookingAttemptId)),
    "a checkout keeps its seats"
  )
}

const moneyAddsUp = (market: Market) => {
  for (const charge of market.charges) {
    const { deliveries, minor, outcome, refunds } = charge
    must(confirmedOf(charge) + waitingOf(charge) <= minor, "no more goes back than was paid")
    must(refunds.filter(({ askedBy }) => askedBy !== "admin").length <= 1, "it is asked back once")
    must(deliveries.length <= (outcome === "granted" ? 1 : 0), "it is delivered once")
  }
  for (const booking of market.bookings.values()) {
    const granted = market.charges.filter((one) => one.bookingId === booking.id && one.outcome === "granted")
    same(setOf(granted.map(({ id }) => id)), booking.paymentId ?? "", "one payment has paid for it")
    same(booking.paidAt !== null, booking.paymentId !== null, "paid is paid by something")
    const charge = chargeOf(market, booking)
    if (charge !== undefined) fitsItsCharge(booking, charge)
    else same(booking.deliverAt, null, "nobody has paid anything")
    if (booking.price.minor === 0n) same(charge, undefined, "what is free is not paid")
  }
}

const fitsItsCharge = (booking: Booking, charge: Charge) => {
  const state = stateOf(booking)
  if (booking.pendingDecision !== null) must(waitingOf(charge) > 0n, "what it waits for is on its way")
  if (state === "refunded") same(confirmedOf(charge), charge.minor, "refunded is all of it")
  const isEarned = charge.deliveries.length === 1
  if (state === "cancelled") same(isEarned, booking.deliverAt === null, "kept money is delivered now or later, once")
  else same(isEarned, state === "completed", "only what was held, or is kept, is delivered")
  for (const at of charge.deliveries) {
    // What an admin keeps of a session that the mentor had never agreed to has no end to wait for.
    if (booking.acceptedAt !== null) must(ms(at) >= ms(booking.concludesAt), "not before the session would have ended")
  }
}

const standsAsItShould = (booking: Booking) => {
  const state = stateOf(booking)
  const isOne = (...of: ReadonlyArray<string>) => of.includes(state)
  same(booking.paymentExpiresAt !== null, isOne("pending_payment", "confirmed:unpaid"), "time to pay")
  same(booking.respondBy !== null, isOne("requested", "paid"), "time to answer")
  same(booking.autoCompleteAt !== null, isOne("confirmed"), "time to complete")
  must(booking.deliverAt === null || isOne("cancelled"), "time to deliver")
  same(booking.closedBecause !== null, isOne(...off), "why it is off")
  same(isReleased(booking), isOne("confirmed", "completed"), "the meeting is released")
  must(!isReleased(booking) || booking.meetingUrl !== null, "there is a meeting")
  must(!isOne("requested", "pending_payment", "paid", "confirmed:unpaid") || booking.meetingUrl === null, "none yet")
  must(!isOne("confirmed", "confirmed:unpaid", "completed") || booking.acceptedAt !== null, "accepted")
  same(booking.completedAt !== null, isOne("completed"), "completed")
  same(booking.refundedAt !== null, isOne("refunded"), "refunded")
  must(!isOne("requested", "paid", "confirmed", "completed") || booking.cancelledAt === null, "not cancelled")
  must(booking.slotIds.length <= 1 + booking.followUpCount, "no more sessions than were paid")
  if (booking.autoCompleteAt === null) return
  const until = Math.max(ms(booking.concludesAt), booking.followUpUntil?.epochMillis ?? 0)
  same(ms(booking.autoCompleteAt), until + 24 * hour, "a day after nothing can follow")
}

/** Whether time lets the move happen, where the state does. */
const isInTime: { readonly [T in Trigger]?: (booking: Booking, at: number) => boolean } = {
  settle: ({ closedBecause, startsAt, status }, at) =>
    at < ms(startsAt) && (status !== "cancelled" || closedBecause === "payment_lapsed"),
  lose_seat: ({ closedBecause, status }) => status !== "cancelled" || closedBecause === "payment_lapsed",
  accept: ({ respondBy }, at) => at < ms(respondBy),
  leave_unanswered: ({ respondBy }, at) => at >= ms(respondBy),
  cancel_by_mentee: ({ startsAt, status }, at) => status === "pending_payment" || at < ms(startsAt),
  cancel_by_mentor: (booking, at) => stateOf(booking) === "confirmed:unpaid" || at < ms(booking.concludesAt),
  lose_mentor: (booking, at) => stateOf(booking) !== "confirmed" || at < ms(booking.concludesAt),
  lose_mentee: (booking, at) => stateOf(booking) !== "confirmed" || at < ms(booking.startsAt),
  deliver_kept: ({ deliverAt }, at) => at >= ms(deliverAt),
  complete: ({ concludesAt, followUpUntil }, at) =>
    at >= ms(concludesAt) && (followUpUntil === null || at >= ms(followUpUntil)),
  auto_complete: ({ autoCompleteAt }, at) => at >= ms(autoCompleteAt)
}

/** What a cancellation gives back, by the spec's own words. */
const owed = ({ at, before, paid, trigger }: Attempted): bigint => {
  if (paid === null) return 0n
  const everything = paid.amount.minor - paid.refundedMinor
  if (trigger !== "cancel_by_mentee" || before.status !== "confirmed") return everything
  if (ms(before.startsAt) - ms(at) <= 24 * hour) return 0n
  const fee = paid.amount.minor / 10n
  const left = fee === 0n ? everything : everything - paid.waitingMinor - fee
  return left > 0n ? left : 0n
}

const wentRightly = (played: Attempted) => {
  const { at, before, result, trigger } = played
  if (Either.isLeft(result)) {
    const { requires } = result.left
    must(requires === null || isInTime[trigger]?.(before, ms(at)) === false, `${trigger} could have been made`)
    return
  }
  const { booking, refund, transition } = result.right
  must(isInTime[trigger]?.(before, ms(at)) ?? true, `${trigger} came at the wrong time`)
  must(ms(at) >= ms(before.updatedAt), "time does not go back")
  same(ms(booking.updatedAt), ms(at), "its last move")
  if (transition.effects.includes("request_refund")) same(refund.minor, owed(played), "what is asked back")
  if (/^(cancel_by|lose_ment)/.test(trigger) && before.status === "confirmed") {
    same(booking.pendingDecision !== null, owed(played) > 0n, "it waits where money goes back")
  }
  for (const key of ["createdAt", "id", "price", "startsAt"] as const) same(booking[key], before[key], `${key} stays`)
  for (const key of ["paidAt", "acceptedAt", "completedAt", "refundedAt"] as const) {
    must(before[key] === null || booking[key] === before[key], `${key} is written once`)
  }
}

/** After every step: the market as it stands, and the moves that were tried since the last time. */
export const newRules = () => {
  let seen = 0
  return (market: Market) => {
    seatsAddUp(market)
    moneyAddsUp(market)
    for (const booking of market.bookings.values()) standsAsItShould(booking)
    for (const played of market.attempted.slice(seen)) wentRightly(played)
    seen = market.attempted.length
  }
}
