/** Cancels the bookings of accounts that were banned or suspended. One transaction a booking. */
import { DateTime, Effect, Option } from "effect"
import { UserRepository } from "../identity/index.js"
import { type PayloadOf, type ReactionHandler, reaction, type Sweep, UnitOfWork, type UserId } from "../kernel/index.js"
import { type MentorApproved, MentorRepository } from "../profiles/index.js"
import { SlotRepository } from "../scheduling/index.js"
import { makeMoveBooking } from "./apply-move.js"
import { departureOf, mentorStandingOf, standingOf } from "./departures.js"
import type { BookingId } from "./ids.js"
import { BookingRepository, type Departure, DepartureRepository } from "./ports.js"

const batch = 50

/** Locks accounts (shared) and reads their standings. Before the lock of any slot. */
export const makeLockStandings = Effect.gen(function* () {
  const mentors = yield* MentorRepository
  const users = yield* UserRepository

  return Effect.fnUntraced(function* (ids: ReadonlyArray<UserId>) {
    const people = yield* users.lockShared(ids)
    return {
      standing: (id: UserId) => Effect.map(Effect.fromNullable(people.find((one) => one.id === id)), standingOf),
      mentorStanding: Effect.fnUntraced(function* (id: UserId) {
        const account = yield* Effect.fromNullable(people.find((one) => one.id === id))
        return mentorStandingOf(account, yield* Effect.flatten(mentors.findByUser(id)))
      })
    }
  })
})

/** Cancels one booking if a side is still blocked: a reinstated account keeps the rest of its bookings. */
const makeCallOff = Effect.gen(function* () {
  const bookings = yield* BookingRepository
  const mentors = yield* MentorRepository
  const lockStandings = yield* makeLockStandings
  const move = yield* makeMoveBooking
  const unitOfWork = yield* UnitOfWork

  return Effect.fnUntraced(function* (id: BookingId) {
    const { menteeId, mentorId } = yield* Effect.flatten(bookings.find(id))
    const { userId } = yield* Effect.flatten(mentors.find(mentorId))
    const { mentorStanding, standing } = yield* lockStandings([menteeId, userId])
    const booking = yield* Effect.flatten(bookings.lock(id))
    const sides = { mentee: yield* standing(menteeId), mentor: yield* mentorStanding(userId) }
    const trigger = departureOf(booking, sides)
    if (trigger === undefined) return false
    // A refused move means that the session has begun.
    return Option.isSome(yield* Effect.option(move(booking, trigger, yield* DateTime.now)))
  }, unitOfWork.transact)
})

/** Releases holds at once: nobody can book them any more. */
const makeReleaseHolds = Effect.gen(function* () {
  const departures = yield* DepartureRepository
  const slots = yield* SlotRepository
  const lockStandings = yield* makeLockStandings
  const unitOfWork = yield* UnitOfWork

  return Effect.fnUntraced(function* (userId: UserId) {
    for (const side of ["mentee", "mentor"] as const) {
      for (const bookingAttemptId of yield* departures.listHeldAttempts(userId, side)) {
        const release = Effect.gen(function* () {
          const { mentorStanding, standing } = yield* lockStandings([userId])
          const isGone = (yield* side === "mentee" ? standing(userId) : mentorStanding(userId)) !== "active"
          if (isGone) yield* slots.releaseHolds(bookingAttemptId)
        })
        yield* Effect.orDie(unitOfWork.transact(release))
      }
    }
  })
})

interface Progress {
  seen: number
  moved: number
  failed: number
}

/** Works through the account's open bookings in a fixed order, until `isEnough`. */
const makeCallOffAll = Effect.gen(function* () {
  const departures = yield* DepartureRepository
  const callOff = yield* makeCallOff
  const releaseHolds = yield* makeReleaseHolds

  const attempt = Effect.fnUntraced(function* (id: BookingId, progress: Progress) {
    progress.seen++
    // A booking that cannot move must not block the others.
    const outcome = yield* Effect.catchAllCause(callOff(id), (cause) =>
      Effect.as(Effect.logError(`Booking ${id} could not be called off`, cause), undefined)
    )
    if (outcome === undefined) progress.failed++
    else if (outcome) progress.moved++
  })

  return Effect.fnUntraced(function* (departure: Departure, isEnough: (progress: Progress) => boolean) {
    const { userId } = departure
    const progress: Progress = { seen: 0, moved: 0, failed: 0 }
    yield* releaseHolds(userId)
    let after: BookingId | null = null
    do {
      const found: ReadonlyArray<BookingId> = yield* departures.listOpenBookings({ userId, after, limit: batch })
      for (const id of found) yield* attempt(id, progress)
      after = found.at(-1) ?? null
      if (isEnough(progress)) return progress.moved
    } while (after !== null)
    if (progress.failed === 0) yield* departures.finish(departure)
    return progress.moved
  })
})

/** An account that was banned or suspended, or whose mentor profile was suspended. */
type Gone = Pick<PayloadOf<typeof MentorApproved>, "userId">

/** Stores the request first: after a crash, or where there are too many bookings, the sweep continues. */
const makeCallOffReacting = Effect.gen(function* () {
  const departures = yield* DepartureRepository
  const callOffAll = yield* makeCallOffAll

  const reacting: ReactionHandler<Gone> = {
    run: Effect.fnUntraced(function* ({ userId }) {
      const departure = { userId, requestedAt: yield* DateTime.now }
      yield* departures.request(departure)
      yield* callOffAll(departure, ({ seen }) => seen >= 4 * batch)
    })
  }
  return reacting
})

export const callOffBookings = reaction(
  { name: "bookings.callOffBookings", lane: "effects", priority: "medium", effects: "outside" },
  makeCallOffReacting
)

export const departuresSweep = Effect.gen(function* () {
  const departures = yield* DepartureRepository
  const callOffAll = yield* makeCallOffAll

  const sweep: Sweep = {
    name: "bookings.callOff",
    cron: "* * * * *",
    run: Effect.gen(function* () {
      const waiting = yield* departures.list(batch)
      // Bounded by bookings moved: those that stay are looked at again every time.
      const moved = yield* Effect.forEach(waiting, (departure) =>
        callOffAll(departure, (one) => one.moved >= 4 * batch)
      )
      return moved.reduce((sum, one) => sum + one, 0)
    })
  }
  return sweep
})
