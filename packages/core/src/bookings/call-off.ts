/** Calls off what was booked with somebody who is gone: one transaction a booking, as often as it takes. */
import { DateTime, Effect, Option } from "effect"
import { UserRepository } from "../identity/index.js"
import { type PayloadOf, type Reacting, reaction, type Sweep, UnitOfWork, type UserId } from "../kernel/index.js"
import { type MentorApproved, MentorRepository } from "../profiles/index.js"
import { SlotRepository } from "../scheduling/index.js"
import { moveBooking } from "./carry-out.js"
import { departureOf, mentorStandingOf, standingOf } from "./departures.js"
import type { BookingId } from "./ids.js"
import { BookingRepository, type Departure, DepartureRepository } from "./ports.js"

const batch = 50

/** How people stand, which nobody changes until the transaction ends. Taken before any slot. */
export const keepingStandings = Effect.gen(function* () {
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

/** One booking, as it and both its sides are by now: whoever was let in again keeps what is left. */
const callingOff = Effect.gen(function* () {
  const bookings = yield* BookingRepository
  const mentors = yield* MentorRepository
  const keep = yield* keepingStandings
  const move = yield* moveBooking
  const unitOfWork = yield* UnitOfWork

  return Effect.fnUntraced(function* (id: BookingId) {
    const { menteeId, mentorId } = yield* Effect.flatten(bookings.find(id))
    const { userId } = yield* Effect.flatten(mentors.find(mentorId))
    const { mentorStanding, standing } = yield* keep([menteeId, userId])
    const booking = yield* Effect.flatten(bookings.lock(id))
    const sides = { mentee: yield* standing(menteeId), mentor: yield* mentorStanding(userId) }
    const trigger = departureOf(booking, sides)
    if (trigger === undefined) return false
    // What is refused has begun.
    return Option.isSome(yield* Effect.option(move(booking, trigger, yield* DateTime.now)))
  }, unitOfWork.transact)
})

/** Seats that are held and not booked go at once, as nobody can book them. */
const releasingHolds = Effect.gen(function* () {
  const departures = yield* DepartureRepository
  const slots = yield* SlotRepository
  const keep = yield* keepingStandings
  const unitOfWork = yield* UnitOfWork

  return Effect.fnUntraced(function* (userId: UserId) {
    for (const side of ["buyer", "mentor"] as const) {
      for (const attemptId of yield* departures.listHeldAttempts(userId, side)) {
        const release = Effect.gen(function* () {
          const { mentorStanding, standing } = yield* keep([userId])
          const isGone = (yield* side === "buyer" ? standing(userId) : mentorStanding(userId)) !== "welcome"
          if (isGone) yield* slots.releaseHolds(attemptId)
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

/** Goes through an account's open bookings, the same order each time, until that is enough for now. */
const clearingUp = Effect.gen(function* () {
  const departures = yield* DepartureRepository
  const callOff = yield* callingOff
  const releaseHolds = yield* releasingHolds

  const attempt = Effect.fnUntraced(function* (id: BookingId, progress: Progress) {
    progress.seen++
    // One that cannot move must not keep the others.
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

/** Of an account that was banned or suspended, or whose mentor profile was. */
type Gone = Pick<PayloadOf<typeof MentorApproved>, "userId">

/** Notes first that there is something to do, so that a crash, or more than there is time for, is left to the sweep. */
const requestingAndClearing = Effect.gen(function* () {
  const departures = yield* DepartureRepository
  const clearUp = yield* clearingUp

  const reacting: Reacting<Gone> = {
    run: Effect.fnUntraced(function* ({ userId }) {
      const departure = { userId, requestedAt: yield* DateTime.now }
      yield* departures.request(departure)
      yield* clearUp(departure, ({ seen }) => seen >= 4 * batch)
    })
  }
  return reacting
})

export const callOffBookings = reaction(
  { name: "bookings.callOffBookings", lane: "effects", priority: "medium", effects: "outside" },
  requestingAndClearing
)

export const departuresSweep = Effect.gen(function* () {
  const departures = yield* DepartureRepository
  const clearUp = yield* clearingUp

  const sweep: Sweep = {
    name: "bookings.callOff",
    cron: "* * * * *",
    run: Effect.gen(function* () {
      const waiting = yield* departures.list(batch)
      // Bounded by what has moved: what stays is looked at again every time.
      const moved = yield* Effect.forEach(waiting, (departure) => clearUp(departure, (one) => one.moved >= 4 * batch))
      return moved.reduce((sum, one) => sum + one, 0)
    })
  }
  return sweep
})
