/** A market of five slots and what may happen to it, played the way repository and bookings store it. */
import { MentorId, UserId } from "@mentorkit/core/kernel"
import {
  AvailabilityOverrideId,
  BookingAttemptId,
  type Hold,
  Seats,
  SessionTypeId,
  type Slot,
  SlotId,
  type SlotsUnavailable
} from "@mentorkit/core/scheduling"
import { type Array, DateTime, Duration, Either, Schema } from "effect"

const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`
export const at = (minute: number) => DateTime.unsafeMake(minute * 60_000)
export const users = [1, 2, 3, 4].map((n) => UserId.make(uuid(n)))
export const attemptOf = (n: number) => BookingAttemptId.make(uuid(100 + n))
export const window = Duration.minutes(35)

/** A session from minute to minute; the last ten are its buffer. */
export const slot = (n: number, capacity: number, from: number, until: number, mentor = 6): Slot => ({
  id: SlotId.make(uuid(n)),
  mentorId: MentorId.make(uuid(mentor)),
  sessionTypeId: SessionTypeId.make(uuid(n)),
  availabilityRuleId: null,
  availabilityOverrideId: AvailabilityOverrideId.make(uuid(7)),
  startsAt: at(from),
  endsAt: at(until - 10),
  bufferEndsAt: at(until),
  maxCapacity: capacity,
  claimed: 0,
  blockedAs: null,
  isOutside: false
})

/** Two groups in a row, one across both, one across all of them, and one of another mentor at the same time. */
export const market = (capacity: number): ReadonlyArray<Slot> => [
  slot(10, capacity, 300, 340),
  slot(11, capacity, 340, 380),
  slot(12, 1, 330, 370),
  slot(13, 2, 290, 420),
  slot(14, capacity, 300, 340, 8)
]
const ids = market(1).map(({ id }) => id)

export const Step = Schema.Struct({
  minute: Schema.Int.pipe(Schema.between(220, 320)),
  userId: Schema.Literal(...users),
  does: Schema.Literal("hold", "hold", "checkout", "claim", "claimLate", "unclaim", "release"),
  wanted: Schema.NonEmptyArray(Schema.Literal(...ids)).pipe(Schema.maxItems(3))
})
export type Step = typeof Step.Type

export interface State {
  readonly slots: ReadonlyArray<Slot>
  /** Live ones: whoever looks has released the others. */
  readonly holds: ReadonlyArray<Hold>
}
export interface Played {
  readonly step: Step
  readonly before: State
  readonly after: State
  readonly decision?: Either.Either<unknown, SlotsUnavailable>
}

const isSame = (a: Hold) => (b: Hold) => a.slotId === b.slotId && a.userId === b.userId

const wantedSlots = (slots: ReadonlyArray<Slot>, wanted: ReadonlyArray<SlotId>): Array.NonEmptyReadonlyArray<Slot> =>
  Either.getOrThrow(Seats.pick(slots, wanted))

const addClaims = (slots: ReadonlyArray<Slot>, to: ReadonlyArray<SlotId>, seats: 1 | -1) =>
  slots.map((one) => (to.includes(one.id) ? { ...one, claimed: one.claimed + seats } : one))

const taking = (
  { holds, slots }: State,
  { minute, userId, wanted }: Step,
  n: number
): Omit<Played, "step" | "before"> => {
  const decision = Seats.hold({
    slots,
    liveHolds: holds,
    wanted: wantedSlots(slots, wanted),
    userId,
    now: at(minute),
    window,
    bookingAttemptId: attemptOf(n)
  })
  if (Either.isLeft(decision)) return { after: { slots, holds }, decision }
  const { holds: added, released } = decision.right
  const kept = holds.filter((one) => ![...added, ...released].some(isSame(one)))
  return { after: { slots, holds: [...kept, ...added] }, decision }
}

/** `wanted` are the slots of a booking, of which the user may hold some, all or none any more. */
const claiming = ({ holds, slots }: State, { minute, userId, wanted }: Step): Omit<Played, "step" | "before"> => {
  const picked = wantedSlots(slots, wanted)
  const decision = Seats.claim({ slots, liveHolds: holds, wanted: picked, userId, now: at(minute) })
  if (Either.isLeft(decision)) return { after: { slots, holds }, decision }
  const left = holds.filter((one) => !decision.right.some(isSame(one)))
  const claimed = picked.map(({ id }) => id)
  return { after: { slots: addClaims(slots, claimed, 1), holds: left }, decision }
}

const play1 = (before: State, step: Step, n: number): Omit<Played, "step" | "before"> => {
  const { slots, holds } = before
  const { does, userId, wanted } = step
  const isMine = (one: Hold) => one.userId === userId && wanted.includes(one.slotId)
  switch (does) {
    case "hold":
      return taking(before, step, n)
    case "claim":
    case "claimLate": {
      const mine = holds.filter(isMine).map(({ slotId }) => slotId)
      const [first, ...others] = does === "claimLate" ? wanted : mine
      return first === undefined ? { after: before } : claiming(before, { ...step, wanted: [first, ...others] })
    }
    case "checkout":
      return { after: { slots, holds: holds.map((one) => (isMine(one) ? { ...one, bookingId: "booking" } : one)) } }
    case "release":
      return { after: { slots, holds: holds.filter((one) => !isMine(one) || one.bookingId !== null) } }
    case "unclaim": {
      const given = slots.filter(({ claimed, id }) => claimed > 0 && wanted.includes(id)).map(({ id }) => id)
      return { after: { slots: addClaims(slots, given, -1), holds } }
    }
  }
}

/** Plays the steps in the order of time. */
export const play = (capacity: number, steps: ReadonlyArray<Step>): ReadonlyArray<Played> => {
  let state: State = { slots: market(capacity), holds: [] }
  return [...steps]
    .sort((a, b) => a.minute - b.minute)
    .map((step, n) => {
      const before = { ...state, holds: state.holds.filter((one) => Seats.isLive(one, at(step.minute))) }
      const played = { step, before, ...play1(before, step, n) }
      state = played.after
      return played
    })
}
