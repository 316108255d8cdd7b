import assert from "node:assert/strict"
import type { BookingRepository } from "@mentorkit/core/bookings/ports"
import { SlotRegenerationRepository, SlotRepository } from "@mentorkit/core/scheduling/ports"
import { DateTime, Effect } from "effect"
import { conformance } from "../conformance.js"
import { newBooking } from "../fixtures/market.js"
import { era } from "../fixtures/people.js"
import {
  desiredSlot,
  newHold,
  newOffer,
  type ScheduleRepositories,
  type TestOffer,
  tomorrow
} from "../fixtures/schedule.js"
import { rolledBack, transact } from "../fixtures/transactions.js"

/** Slots in an era, each an hour after the one before; in that order. */
const pastSlots = Effect.fnUntraced(function* (offer: TestOffer, number: number, amount: number) {
  const { apply, listSlotsFrom: slotsFrom } = yield* SlotRegenerationRepository
  const added = Array.from({ length: amount }, (_, n) => desiredSlot(offer, era(number), { after: n * 60 }))
  yield* transact(apply(offer.mentorId, { added, changed: [] }))
  const stored = yield* slotsFrom(offer.mentorId, era(number))
  return stored
    .filter(({ sessionTypeId }) => sessionTypeId === offer.sessionTypeId)
    .sort((a, b) => a.startsAt - b.startsAt)
    .map(({ id, startsAt }) => ({ ...offer, slotId: id, startsAt: DateTime.unsafeMake(startsAt) }))
})

const kept = ({ mentorId }: TestOffer) =>
  Effect.flatMap(SlotRegenerationRepository, ({ listSlotsFrom: slotsFrom }) =>
    Effect.map(slotsFrom(mentorId, era(0)), (found) => new Set(found.map(({ id }) => id)))
  )

/**
 * Supply every repository of scheduling, those of users, mentors and bookings beside it, and the `UnitOfWork` of them
 * all.
 */
export const pastSlotsConformance = conformance<ScheduleRepositories | BookingRepository>(
  "SlotRegenerationRepository (what is forgotten)",
  {
    // Falls if a slot goes that starts in the moment itself, or another mentor's.
    "a mentor's slots from before the moment are forgotten, of all session types": Effect.gen(function* () {
      const { forgetPast } = yield* SlotRegenerationRepository
      const offer = yield* newOffer()
      const [sibling, other] = [yield* newOffer({ mentorId: offer.mentorId, isActive: false }), yield* newOffer()]
      const [, edge, after] = yield* pastSlots(offer, 1, 3)
      yield* pastSlots(sibling, 1, 1)
      const theirs = yield* pastSlots(other, 1, 1)
      assert.ok(edge && after)
      yield* forgetPast(offer.mentorId, edge.startsAt)
      assert.deepEqual(yield* kept(offer), new Set([edge.slotId, after.slotId]))
      assert.deepEqual(yield* kept(other), new Set(theirs.map(({ slotId }) => slotId)))
      yield* forgetPast(offer.mentorId, era(2))
      assert.deepEqual(yield* kept(offer), new Set())
    }),

    // Falls without either of the two conditions.
    "what is held, was claimed, or is known to a booking stays": Effect.gen(function* () {
      const slots = yield* SlotRepository
      const { forgetPast } = yield* SlotRegenerationRepository
      const offer = yield* newOffer()
      const [free, held, claimed, booked] = yield* pastSlots(offer, 1, 4)
      assert.ok(free && held && claimed && booked)
      const { bookingAttemptId } = yield* newHold(held)
      yield* transact(slots.addClaims([claimed.slotId], []))
      yield* newBooking({ slots: [{ ...booked, startsAt: yield* tomorrow }] })
      yield* forgetPast(offer.mentorId, era(2))
      assert.deepEqual(yield* kept(offer), new Set([held.slotId, claimed.slotId, booked.slotId]))
      yield* transact(slots.releaseHolds(bookingAttemptId))
      yield* transact(slots.removeClaims([claimed.slotId]))
      yield* forgetPast(offer.mentorId, era(2))
      assert.deepEqual(yield* kept(offer), new Set([booked.slotId]))
    }),

    "a unit that fails forgets nothing": Effect.gen(function* () {
      const { forgetPast } = yield* SlotRegenerationRepository
      const offer = yield* newOffer()
      const made = yield* pastSlots(offer, 1, 2)
      yield* rolledBack(forgetPast(offer.mentorId, era(2)))
      assert.deepEqual(yield* kept(offer), new Set(made.map(({ slotId }) => slotId)))
    })
  }
)
