/** Seats and rules for taking them. Pure: no Effect, no clock, no database. */
import { Array, DateTime, type Duration, Either } from "effect"
import type { MentorId, UserId } from "../kernel/index.js"
import { SlotsNotFound, SlotsUnavailable } from "./errors.js"
import type { AvailabilityOverrideId, AvailabilityRuleId, BookingAttemptId, SessionTypeId, SlotId } from "./ids.js"
import type { BlockedAs, SeatStatus } from "./statuses.js"

export interface Slot {
  readonly id: SlotId
  readonly mentorId: MentorId
  readonly sessionTypeId: SessionTypeId
  readonly availabilityRuleId: AvailabilityRuleId | null
  readonly availabilityOverrideId: AvailabilityOverrideId | null
  readonly startsAt: DateTime.Utc
  readonly endsAt: DateTime.Utc
  readonly bufferEndsAt: DateTime.Utc
  readonly maxCapacity: number
  /** Seats of settled bookings. */
  readonly claimed: number
  readonly blockedAs: BlockedAs | null
  /** Seats are taken and the slot is outside of the mentor's hours: it takes place, but sells no more. */
  readonly isOutside: boolean
}

/** A seat reserved for a user until `expiresAt`, or until a booking claims it. */
export interface Hold {
  readonly bookingAttemptId: BookingAttemptId
  readonly slotId: SlotId
  readonly userId: UserId
  /** The booking in checkout; the user can neither move nor release its holds. */
  readonly bookingId: string | null
  readonly expiresAt: DateTime.Utc
}

export interface SlotsWithHolds {
  readonly slots: ReadonlyArray<Slot>
  /** Live holds on the slots. */
  readonly liveHolds: ReadonlyArray<Hold>
}

/** A buyer's selection. It outlives its holds. */
export interface BookingAttempt {
  readonly id: BookingAttemptId
  readonly userId: UserId
  readonly mentorId: MentorId
  readonly sessionTypeId: SessionTypeId
  /** By start: the session, then its follow-ups. */
  readonly slotIds: ReadonlyArray<SlotId>
  readonly createdAt: DateTime.Utc
}

type Seats = Pick<Slot, "maxCapacity" | "claimed">

/** At least 0: a mentor may have reduced the slot's capacity below what was sold. */
export const available = ({ claimed, maxCapacity }: Seats, held: number): number =>
  Math.max(0, maxCapacity - claimed - held)

export const status = (seats: Seats, held: number): SeatStatus =>
  seats.claimed >= seats.maxCapacity ? "booked" : available(seats, held) === 0 ? "held" : "available"

export const isLive = ({ expiresAt }: Pick<Hold, "expiresAt">, now: DateTime.Utc): boolean =>
  DateTime.greaterThan(expiresAt, now)

/** Unblocked, within the hours, not begun, with a free seat. Does not check whether the mentor is busy. */
export const hasSeat = (slot: Slot, held: number, now: DateTime.Utc): boolean =>
  slot.blockedAs === null && !slot.isOutside && DateTime.greaterThan(slot.startsAt, now) && available(slot, held) > 0

/** Two slots that one mentor cannot both attend; buffers count. */
export const overlap = (a: Slot, b: Slot): boolean =>
  a.id !== b.id &&
  a.mentorId === b.mentorId &&
  DateTime.lessThan(a.startsAt, b.bufferEndsAt) &&
  DateTime.lessThan(b.startsAt, a.bufferEndsAt)

/** The slots of these ids, each once, the earliest first. */
export const pick = (
  slots: ReadonlyArray<Slot>,
  slotIds: ReadonlyArray<SlotId>
): Either.Either<Array.NonEmptyReadonlyArray<Slot>, SlotsNotFound> => {
  const ids = new Set(slotIds)
  const picked = slots
    .filter(({ id }) => ids.has(id))
    .sort((a, b) => a.startsAt.epochMillis - b.startsAt.epochMillis || (a.id < b.id ? -1 : 1))
  return Array.isNonEmptyReadonlyArray(picked) && picked.length === ids.size
    ? Either.right(picked)
    : Either.left(new SlotsNotFound())
}

/** Inputs of a decision on seats; all slots are locked. */
interface Situation extends SlotsWithHolds {
  /** The slots that the user asks for: some of `slots`, which include all others of the mentor that overlap them. */
  readonly wanted: Array.NonEmptyReadonlyArray<Slot>
  readonly userId: UserId
  readonly now: DateTime.Utc
}

/** Candidates without a seat left, except those where `isOurs` already has one. */
const unavailableAmong = (
  candidates: ReadonlyArray<Slot>,
  { liveHolds, now, slots, wanted }: Situation,
  isOurs: (hold: Hold) => boolean
): ReadonlyArray<Slot> => {
  const held = new Map<SlotId, number>()
  for (const one of liveHolds) if (!isOurs(one)) held.set(one.slotId, (held.get(one.slotId) ?? 0) + 1)
  const wantedIds = new Set(wanted.map(({ id }) => id))
  const taken = slots.filter(({ claimed, id }) => claimed > 0 || held.has(id) || wantedIds.has(id))
  return candidates.filter(
    (slot) => !hasSeat(slot, held.get(slot.id) ?? 0, now) || taken.some((other) => overlap(slot, other))
  )
}

const refusal = (slots: ReadonlyArray<Slot>) =>
  Either.left(new SlotsUnavailable({ slotIds: slots.map(({ id }) => id) }))

export interface HoldRequest extends Situation {
  readonly bookingAttemptId: BookingAttemptId
  readonly window: Duration.Duration
}
export interface HoldDecision {
  readonly holds: Array.NonEmptyReadonlyArray<Hold>
  /** The user's own holds on overlapping slots: they do not block the user. */
  readonly released: ReadonlyArray<Hold>
}

/**
 * Decides a hold of one seat on each wanted slot: all of them or none. A seat that the user holds already moves to the
 * new attempt, whose holds all expire when the earliest of the moved ones would have: asking again prolongs nothing.
 */
export const hold = (request: HoldRequest): Either.Either<HoldDecision, SlotsUnavailable> => {
  const { bookingAttemptId, liveHolds, now, userId, wanted, window } = request
  const isMovable = (one: Hold) => one.userId === userId && one.bookingId === null
  // A user has one hold on a slot, so one in checkout leaves no room for another.
  const inCheckout = new Set(
    liveHolds.filter((one) => one.userId === userId && !isMovable(one)).map(({ slotId }) => slotId)
  )
  const full = new Set(unavailableAmong(wanted, request, isMovable))
  const unavailable = wanted.filter((slot) => full.has(slot) || inCheckout.has(slot.id))
  if (unavailable.length > 0) return refusal(unavailable)

  const [others, moved] = Array.partition(liveHolds.filter(isMovable), ({ slotId }) =>
    wanted.some(({ id }) => id === slotId)
  )
  const expiresAt = moved.reduce(
    (earliest, one) => DateTime.min(earliest, one.expiresAt),
    DateTime.addDuration(now, window)
  )
  return Either.right({
    holds: Array.map(wanted, ({ id }) => ({ bookingAttemptId, slotId: id, userId, bookingId: null, expiresAt })),
    released: others
  })
}

/**
 * Decides whether the user may have a seat on every wanted slot for good, and answers the holds that turn into seats. A
 * seat that is held is theirs whatever happened to the slot since; one whose hold has lapsed must be free like any other.
 */
export const claim = (situation: Situation): Either.Either<ReadonlyArray<Hold>, SlotsUnavailable> => {
  const { liveHolds, userId, wanted } = situation
  const own = liveHolds.filter((one) => one.userId === userId && wanted.some(({ id }) => id === one.slotId))
  const lapsed = wanted.filter(({ id }) => !own.some(({ slotId }) => slotId === id))
  const unavailable = unavailableAmong(lapsed, situation, () => false)
  return unavailable.length > 0 ? refusal(unavailable) : Either.right(own)
}
