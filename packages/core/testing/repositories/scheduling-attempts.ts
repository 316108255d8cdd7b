import assert from "node:assert/strict"
import { BookingRepository } from "@mentorkit/core/bookings/ports"
import type { BookingAttempt } from "@mentorkit/core/scheduling"
import { SlotRepository } from "@mentorkit/core/scheduling/ports"
import { DateTime, Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { draftBooking } from "../fixtures/market.js"
import { era, newUser } from "../fixtures/people.js"
import { newAttempt, newHold, newSlot, type ScheduleRepositories } from "../fixtures/schedule.js"
import { atOnce, passesBy, rolledBack, transact } from "../fixtures/transactions.js"

const newAttempts = Effect.fnUntraced(function* (amount: number, createdAt: DateTime.Utc) {
  const [slot, { id }] = [yield* newSlot(), yield* newUser()]
  return yield* Effect.replicateEffect(newAttempt(id, [slot], createdAt), amount)
})

const isKept = ({ id }: Pick<BookingAttempt, "id">) =>
  Effect.flatMap(SlotRepository, ({ findAttempt }) => Effect.map(findAttempt(id), Option.isSome))

/**
 * Supply every repository of scheduling, those of users, mentors and bookings beside it, and the `UnitOfWork` of them
 * all.
 */
export const attemptRetentionConformance = conformance<ScheduleRepositories | BookingRepository>(
  "SlotRepository (what is forgotten)",
  {
    // Falls without the limit, or if an attempt goes in the moment itself.
    "attempts from before the moment are forgotten, no more than asked for": Effect.gen(function* () {
      const slots = yield* SlotRepository
      const old = yield* newAttempts(3, era(1))
      const edge = DateTime.add(era(1), { hours: 1 })
      const [young] = yield* newAttempts(1, edge)
      assert.ok(young)
      assert.equal(yield* slots.forgetAttempts(edge, 2), 2)
      assert.equal((yield* Effect.forEach(old, isKept)).filter(Boolean).length, 1)
      assert.equal(yield* slots.forgetAttempts(edge, 2), 1)
      assert.equal(yield* slots.forgetAttempts(edge, 2), 0)
      assert.ok(yield* isKept(young))
      assert.equal(yield* slots.forgetAttempts(DateTime.add(edge, { seconds: 1 }), 2), 1)
    }),

    // Falls if the sweep looks for no holds, or for no bookings.
    "what something is held for, or what was booked, is not forgotten": Effect.gen(function* () {
      const slots = yield* SlotRepository
      const bookings = yield* BookingRepository
      const slot = yield* newSlot({ maxCapacity: 2 })
      const { id: userId } = yield* newUser()
      const [holding, booked] = [yield* newAttempt(userId, [slot], era(2)), yield* newAttempt(userId, [slot], era(2))]
      const hold = yield* newHold(slot, { userId, bookingAttemptId: holding.id })
      yield* bookings.add(yield* draftBooking({ menteeId: userId, slots: [slot] }, { bookingAttemptId: booked.id }))
      const forget = slots.forgetAttempts(DateTime.add(era(2), { days: 1 }), 100)
      yield* forget
      assert.deepEqual([yield* isKept(holding), yield* isKept(booked)], [true, true])
      yield* transact(slots.releaseHolds(hold.bookingAttemptId))
      yield* forget
      assert.deepEqual([yield* isKept(holding), yield* isKept(booked)], [false, true])
    }),

    "parallel sweeps forget each attempt once": Effect.gen(function* () {
      const slots = yield* SlotRepository
      yield* newAttempts(10, era(3))
      const forget = slots.forgetAttempts(DateTime.add(era(3), { days: 1 }), 100)
      const forgotten = yield* Effect.replicateEffect(transact(forget), 5, atOnce)
      assert.equal(
        forgotten.reduce((sum, count) => sum + count, yield* forget),
        10
      )
    }),

    // Falls without `skip locked`, and without a lock.
    "a sweep passes by an attempt that is just being booked, which stays": Effect.gen(function* () {
      const slots = yield* SlotRepository
      const bookings = yield* BookingRepository
      const slot = yield* newSlot()
      const { id: menteeId } = yield* newUser()
      const [booked, other] = [yield* newAttempt(menteeId, [slot], era(4)), yield* newAttempt(menteeId, [slot], era(4))]
      const booking = yield* draftBooking({ menteeId, slots: [slot] }, { bookingAttemptId: booked.id })
      const forget = slots.forgetAttempts(DateTime.add(era(4), { days: 1 }), 100)
      assert.equal(yield* passesBy(bookings.add(booking), forget, bookings.find(booking.id)), 1)
      assert.deepEqual([yield* isKept(booked), yield* isKept(other)], [true, false])
    }),

    "a unit that fails forgets nothing": Effect.gen(function* () {
      const slots = yield* SlotRepository
      yield* newAttempts(1, era(5))
      const forget = slots.forgetAttempts(DateTime.add(era(5), { days: 1 }), 100)
      assert.equal(yield* rolledBack(forget), 1)
      assert.equal(yield* forget, 1)
    })
  }
)
