/** Follow-up sessions of a package, and when they may take place. Pure. */
import { DateTime, Either } from "effect"
import { DateTime as Luxon } from "luxon"
import type { SlotId } from "../scheduling/index.js"
import type { Booking } from "./booking.js"
import { FollowUpOutsideWindow, NoFollowUpLeft } from "./errors.js"

/** Terms of the session type at the time of booking. */
export type FollowUpTerms = Pick<Booking, "followUpCount" | "followUpIntervalDays" | "followUpFlexibilityDays">

/** `from <= startsAt < until`; both null where no follow-up is left. */
export type FollowUpWindow = Pick<Booking, "followUpFrom" | "followUpUntil">

export const followUpsLeft = ({ followUpCount, slotIds }: Pick<Booking, "followUpCount" | "slotIds">): number =>
  Math.max(0, followUpCount - (slotIds.length - 1))

/**
 * So many days after the session before, give or take the flexibility: whole days of the mentor's. Never before that
 * session is over.
 */
const windowAfter = (
  { followUpFlexibilityDays: flexibility, followUpIntervalDays: interval }: FollowUpTerms,
  last: { readonly startsAt: DateTime.Utc; readonly endsAt: DateTime.Utc },
  timeZone: string
): FollowUpWindow => {
  const local = Luxon.fromMillis(last.startsAt.epochMillis, { zone: timeZone })
  const day = local.isValid ? local : Luxon.fromMillis(last.startsAt.epochMillis, { zone: "utc" })
  // Where clocks change at midnight a day may begin at one o'clock, or have two midnights: the first one counts.
  const dayAfter = (days: number) => {
    const midnights = day.plus({ days }).startOf("day").getPossibleOffsets()
    return DateTime.unsafeMake(Math.min(...midnights.map((one) => one.toMillis())))
  }
  const from = dayAfter(interval - flexibility)
  const until = dayAfter(interval + flexibility + 1)
  return { followUpFrom: DateTime.max(from, last.endsAt), followUpUntil: DateTime.max(until, last.endsAt) }
}

export const followUpWindow = (
  terms: FollowUpTerms & Pick<Booking, "slotIds">,
  last: { readonly startsAt: DateTime.Utc; readonly endsAt: DateTime.Utc },
  timeZone: string
): FollowUpWindow =>
  followUpsLeft(terms) === 0 ? { followUpFrom: null, followUpUntil: null } : windowAfter(terms, last, timeZone)

export interface SessionSlot {
  readonly id: SlotId
  readonly startsAt: DateTime.Utc
  readonly endsAt: DateTime.Utc
}

/** Adds a session to the booking as its next follow-up. */
export const withFollowUp = (
  booking: Booking,
  session: SessionSlot,
  timeZone: string
): Either.Either<Booking, NoFollowUpLeft | FollowUpOutsideWindow> => {
  const { followUpFrom: from, followUpUntil: until } = booking
  if (from === null || until === null) return Either.left(new NoFollowUpLeft())
  if (DateTime.lessThan(session.startsAt, from) || DateTime.greaterThanOrEqualTo(session.startsAt, until)) {
    return Either.left(new FollowUpOutsideWindow({ from, until }))
  }
  const longer: Booking = { ...booking, slotIds: [...booking.slotIds, session.id], concludesAt: session.endsAt }
  return Either.right({ ...longer, ...followUpWindow(longer, session, timeZone) })
}
