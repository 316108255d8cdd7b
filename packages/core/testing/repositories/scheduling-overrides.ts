import assert from "node:assert/strict"
import { LocalDate, LocalTime, type MentorId } from "@mentorkit/core/kernel"
import { AvailabilityOverrideId } from "@mentorkit/core/scheduling"
import { type AvailabilityOverride, AvailabilityOverrideRepository } from "@mentorkit/core/scheduling/ports"
import { Array, DateTime, Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { newId, newMentor } from "../fixtures/people.js"
import { newOffer, type ScheduleRepositories } from "../fixtures/schedule.js"
import { atOnce, rolledBack, transact } from "../fixtures/transactions.js"

const date = (text: string) => LocalDate.make(text)

const hours = (start: string, end: string) => ({ start_time: LocalTime.make(start), end_time: LocalTime.make(end) })

/** Not stored: New Year's morning, for all session types. */
const draftOverride = Effect.fnUntraced(function* (mentorId: MentorId, fields: Partial<AvailabilityOverride> = {}) {
  const now = yield* DateTime.now
  const override: AvailabilityOverride = {
    id: AvailabilityOverrideId.make(yield* newId),
    mentorId,
    sessionTypeId: null,
    date: date("2027-01-01"),
    timeSlots: [hours("09:00", "12:00")],
    createdAt: now,
    updatedAt: now,
    ...fields
  }
  return override
})

const putNew = Effect.fnUntraced(function* (...options: Parameters<typeof draftOverride>) {
  return yield* (yield* AvailabilityOverrideRepository).put(yield* draftOverride(...options))
})

const listed = Effect.fnUntraced(function* (mentorId: MentorId, from?: LocalDate) {
  return (yield* (yield* AvailabilityOverrideRepository).list(mentorId, from)).map(({ id }) => id)
})

/** Supply every repository of scheduling, those of users and mentors beside it, and the `UnitOfWork` of them all. */
export const availabilityOverrideRepositoryConformance = conformance<
  AvailabilityOverrideRepository | ScheduleRepositories
>("AvailabilityOverrideRepository", {
  "an override is read as it was put, its hours in their order": Effect.gen(function* () {
    const { find, put } = yield* AvailabilityOverrideRepository
    const { mentorId, sessionTypeId } = yield* newOffer()
    const all = yield* draftOverride(mentorId)
    const timeSlots = [hours("14:00", "24:00"), hours("00:00", "01:30")]
    const one = yield* draftOverride(mentorId, { sessionTypeId, timeSlots })
    for (const override of [all, one]) {
      assert.deepEqual(yield* put(override), override)
      assert.deepEqual(yield* find(override.id), Option.some(override))
    }
    assert.ok(Option.isNone(yield* find(AvailabilityOverrideId.make(yield* newId))))
  }),

  // Falls if two nulls are two session types, or the answer is what was asked for.
  "of one date and session type, or of all types, there is one: it gets the new hours and stays itself": Effect.gen(
    function* () {
      const { find, list, put } = yield* AvailabilityOverrideRepository
      const { mentorId, sessionTypeId } = yield* newOffer()
      for (const of of [null, sessionTypeId]) {
        const first = yield* putNew(mentorId, { sessionTypeId: of })
        const later = DateTime.add(first.createdAt, { hours: 1 })
        const again = yield* draftOverride(mentorId, {
          sessionTypeId: of,
          timeSlots: [hours("15:00", "16:00")],
          createdAt: later,
          updatedAt: later
        })
        const stored = { ...first, timeSlots: again.timeSlots, updatedAt: later }
        assert.deepEqual(yield* put(again), stored)
        assert.deepEqual(yield* find(first.id), Option.some(stored))
        assert.ok(Option.isNone(yield* find(again.id)))
      }
      assert.equal((yield* list(mentorId)).length, 2)
    }
  ),

  "of parallel puts for one date one is new, and all answer the same override": Effect.gen(function* () {
    const { put } = yield* AvailabilityOverrideRepository
    const { id: mentorId } = yield* newMentor()
    const drafts = yield* Effect.forEach(Array.range(10, 17), (hour) =>
      draftOverride(mentorId, { timeSlots: [hours(`${hour}:00`, `${hour}:30`)] })
    )
    const stored = yield* Effect.forEach(drafts, (one) => transact(put(one)), atOnce)
    assert.equal(new Set(stored.map(({ id }) => id)).size, 1)
    assert.equal(stored.filter(({ id }, n) => id === drafts[n]?.id).length, 1)
    for (const [n, { timeSlots }] of stored.entries()) assert.deepEqual(timeSlots, drafts[n]?.timeSlots)
    assert.deepEqual(yield* listed(mentorId), [stored[0]?.id])
  }),

  "a mentor's own are listed, the latest date first; of all, or from a date on": Effect.gen(function* () {
    const { mentorId, sessionTypeId } = yield* newOffer()
    yield* putNew((yield* newMentor()).id)
    const createdAt = DateTime.add(yield* DateTime.now, { minutes: 1 })
    const early = yield* putNew(mentorId, { date: date("2026-12-30") })
    const late = yield* putNew(mentorId, { date: date("2027-01-02") })
    const middle = yield* putNew(mentorId)
    const ofType = yield* putNew(mentorId, { sessionTypeId, createdAt })
    assert.deepEqual(yield* listed(mentorId), [late.id, ofType.id, middle.id, early.id])
    assert.deepEqual(yield* listed(mentorId, date("2027-01-01")), [late.id, ofType.id, middle.id])
    assert.deepEqual(yield* listed(mentorId, date("2027-01-03")), [])
  }),

  "one that is removed is gone, and may be removed again; its date is free for another": Effect.gen(function* () {
    const { find, remove } = yield* AvailabilityOverrideRepository
    const { id: mentorId } = yield* newMentor()
    const kept = yield* putNew(mentorId, { date: date("2027-01-02") })
    const gone = yield* putNew(mentorId)
    yield* Effect.replicateEffect(remove(gone.id), 2)
    assert.ok(Option.isNone(yield* find(gone.id)))
    const next = yield* draftOverride(mentorId)
    assert.deepEqual(yield* putNew(mentorId, next), next)
    assert.deepEqual(yield* listed(mentorId), [kept.id, next.id])
  }),

  "a unit that fails puts and removes none": Effect.gen(function* () {
    const { list, remove } = yield* AvailabilityOverrideRepository
    const { id: mentorId } = yield* newMentor()
    const kept = yield* putNew(mentorId)
    yield* rolledBack(
      Effect.gen(function* () {
        yield* putNew(mentorId, { timeSlots: [hours("20:00", "21:00")] })
        yield* putNew(mentorId, { date: date("2027-06-01") })
        yield* remove(kept.id)
      })
    )
    assert.deepEqual(yield* list(mentorId), [kept])
  })
})
