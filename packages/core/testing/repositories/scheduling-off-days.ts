import assert from "node:assert/strict"
import { LocalDate, LocalTime, type MentorId } from "@mentorkit/core/kernel"
import { OffDayId } from "@mentorkit/core/scheduling"
import { type OffDay, OffDayRepository } from "@mentorkit/core/scheduling/ports"
import { DateTime, Effect, Exit, Option } from "effect"
import { conformance } from "../conformance.js"
import { newId, newMentor } from "../fixtures/people.js"
import type { ScheduleRepositories } from "../fixtures/schedule.js"
import { atOnce, rolledBack, transact } from "../fixtures/transactions.js"

const date = (text: string) => LocalDate.make(text)

const morning = { start_time: LocalTime.make("09:00"), end_time: LocalTime.make("24:00") }

/** Not stored: the whole of Christmas Day. */
const draftOffDay = Effect.fnUntraced(function* (mentorId: MentorId, fields: Partial<OffDay> = {}) {
  const now = yield* DateTime.now
  const offDay: OffDay = {
    id: OffDayId.make(yield* newId),
    mentorId,
    offFrom: date("2026-12-25"),
    offUntil: fields.offFrom ?? date("2026-12-25"),
    reason: null,
    offTimeBlocks: null,
    isVacation: false,
    byVacationMode: false,
    createdAt: now,
    updatedAt: now,
    ...fields
  }
  return offDay
})

const newOffDay = Effect.fnUntraced(function* (...options: Parameters<typeof draftOffDay>) {
  const offDay = yield* draftOffDay(...options)
  yield* (yield* OffDayRepository).add(offDay)
  return offDay
})

const listed = Effect.fnUntraced(function* (mentorId: MentorId, from?: LocalDate) {
  return (yield* (yield* OffDayRepository).list(mentorId, from)).map(({ id }) => id)
})

/** Supply every repository of scheduling, those of users and mentors beside it, and the `UnitOfWork` of them all. */
export const offDayRepositoryConformance = conformance<OffDayRepository | ScheduleRepositories>("OffDayRepository", {
  "off-days are read as they were added, whole days and hours of one date": Effect.gen(function* () {
    const { find } = yield* OffDayRepository
    const { id: mentorId } = yield* newMentor()
    const made = [
      yield* newOffDay(mentorId, { offUntil: date("2027-01-02"), isVacation: true, byVacationMode: true }),
      yield* newOffDay(mentorId, { reason: "Dentist 🦷", offTimeBlocks: [morning, morning] })
    ]
    for (const offDay of made) assert.deepEqual(yield* find(offDay.id), Option.some(offDay))
    assert.ok(Option.isNone(yield* find(OffDayId.make(yield* newId))))
  }),

  // Falls if the list compares the first day, or leaves out the date itself.
  "a mentor's own are listed, the most recent first day first; of all, or those that a date does not leave behind":
    Effect.gen(function* () {
      const [{ id: mentorId }, other] = [yield* newMentor(), yield* newMentor()]
      const now = yield* DateTime.now
      const long = yield* newOffDay(mentorId, { offFrom: date("2026-12-01"), offUntil: date("2026-12-31") })
      const late = yield* newOffDay(mentorId, { offFrom: date("2027-02-01") })
      const short = yield* newOffDay(mentorId, { offFrom: date("2026-12-02") })
      const again = yield* newOffDay(mentorId, {
        offFrom: date("2026-12-02"),
        createdAt: DateTime.add(now, { minutes: 1 })
      })
      yield* newOffDay(other.id)
      assert.deepEqual(yield* listed(mentorId), [late.id, again.id, short.id, long.id])
      assert.deepEqual(yield* listed(mentorId, date("2026-12-02")), [late.id, again.id, short.id, long.id])
      assert.deepEqual(yield* listed(mentorId, date("2026-12-03")), [late.id, long.id])
      assert.deepEqual(yield* listed(mentorId, date("2026-12-31")), [late.id, long.id])
      assert.deepEqual(yield* listed(mentorId, date("2027-01-01")), [late.id])
      assert.deepEqual(yield* listed(mentorId, date("2027-02-02")), [])
    }),

  "an update stores everything but ids and creation, of this one alone": Effect.gen(function* () {
    const offDays = yield* OffDayRepository
    const { id: mentorId } = yield* newMentor()
    const [offDay, other] = [yield* newOffDay(mentorId, { reason: "Rest" }), yield* newOffDay(mentorId)]
    const later = DateTime.add(offDay.createdAt, { hours: 1 })
    const changed: OffDay = {
      ...offDay,
      offFrom: date("2027-03-01"),
      offUntil: date("2027-03-01"),
      reason: null,
      offTimeBlocks: [morning],
      isVacation: true,
      byVacationMode: true,
      updatedAt: later
    }
    yield* offDays.update({ ...changed, mentorId: (yield* newMentor()).id, createdAt: later })
    assert.deepEqual(yield* offDays.find(offDay.id), Option.some(changed))
    assert.deepEqual(yield* offDays.find(other.id), Option.some(other))
    const whole = { ...changed, offTimeBlocks: null, reason: "Sea" }
    yield* offDays.update(whole)
    assert.deepEqual(yield* offDays.find(offDay.id), Option.some(whole))
  }),

  "one that is removed is gone, and may be removed again": Effect.gen(function* () {
    const offDays = yield* OffDayRepository
    const { id: mentorId } = yield* newMentor()
    const [gone, kept] = [yield* newOffDay(mentorId), yield* newOffDay(mentorId)]
    yield* Effect.replicateEffect(offDays.remove(gone.id), 2)
    assert.deepEqual(yield* listed(mentorId), [kept.id])
  }),

  "what vacation mode made is removed, of this mentor alone": Effect.gen(function* () {
    const offDays = yield* OffDayRepository
    const [{ id: mentorId }, other] = [yield* newMentor(), yield* newMentor()]
    yield* newOffDay(mentorId, { isVacation: true, byVacationMode: true })
    const own = yield* newOffDay(mentorId, { isVacation: true })
    const theirs = yield* newOffDay(other.id, { isVacation: true, byVacationMode: true })
    yield* Effect.replicateEffect(offDays.removeByVacationMode(mentorId), 2)
    assert.deepEqual(yield* listed(mentorId), [own.id])
    assert.deepEqual(yield* listed(other.id), [theirs.id])
  }),

  "a mentor has one off-day by vacation mode at most, whoever comes at the same time": Effect.gen(function* () {
    const offDays = yield* OffDayRepository
    const { id: mentorId } = yield* newMentor()
    const drafts = yield* Effect.replicateEffect(draftOffDay(mentorId, { byVacationMode: true }), 5)
    const added = yield* Effect.forEach(drafts, (one) => Effect.exit(transact(offDays.add(one))), atOnce)
    assert.equal(added.filter(Exit.isSuccess).length, 1)
    assert.equal((yield* listed(mentorId)).length, 1)
  }),

  "a unit that fails adds, changes and removes none": Effect.gen(function* () {
    const offDays = yield* OffDayRepository
    const { id: mentorId } = yield* newMentor()
    const kept = yield* newOffDay(mentorId, { byVacationMode: true })
    yield* rolledBack(
      Effect.gen(function* () {
        yield* newOffDay(mentorId)
        yield* offDays.update({ ...kept, reason: "Gone" })
        yield* offDays.removeByVacationMode(mentorId)
        yield* offDays.remove(kept.id)
      })
    )
    assert.deepEqual(yield* offDays.list(mentorId), [kept])
  })
})
