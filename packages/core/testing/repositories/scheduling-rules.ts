import assert from "node:assert/strict"
import { Currency, LocalDate, LocalTime } from "@mentorkit/core/kernel"
import { MentorRepository } from "@mentorkit/core/profiles/ports"
import { AvailabilityRuleId, SessionTypeId } from "@mentorkit/core/scheduling"
import {
  type AvailabilityRule,
  AvailabilityRuleRepository,
  type SessionType,
  SessionTypeRepository
} from "@mentorkit/core/scheduling/ports"
import { DateTime, Effect, Exit, Option } from "effect"
import { conformance } from "../conformance.js"
import { newId, newMentor } from "../fixtures/people.js"
import { draftRule, draftSessionType, newOffer, type ScheduleRepositories } from "../fixtures/schedule.js"
import { atOnce, rolledBack } from "../fixtures/transactions.js"

const newSessionType = Effect.fnUntraced(function* (...options: Parameters<typeof draftSessionType>) {
  const type = yield* draftSessionType(...options)
  yield* (yield* SessionTypeRepository).add(type)
  return type
})

const isOpen = ({ id }: { readonly id: SessionTypeId }) =>
  Effect.flatMap(SessionTypeRepository, ({ findOffer }) =>
    Effect.map(findOffer(id), (offer) => Option.map(offer, ({ isOpen }) => isOpen))
  )

/** Supply every repository of scheduling, those of users and mentors beside it, and the `UnitOfWork` of them all. */
export const sessionTypeRepositoryConformance = conformance<ScheduleRepositories>("SessionTypeRepository", {
  "a session type is read as it was added": Effect.gen(function* () {
    const types = yield* SessionTypeRepository
    const type = yield* newSessionType({
      description: "Two lines\nof text",
      isFree: true,
      priceMinor: 0n,
      sessionModel: "package",
      followUpCount: 3,
      maxCapacity: 40
    })
    assert.deepEqual(yield* types.find(type.id), Option.some(type))
    assert.ok(Option.isNone(yield* types.find(SessionTypeId.make(yield* newId))))
    assert.ok(Option.isNone(yield* types.findOffer(SessionTypeId.make(yield* newId))))
  }),

  "an offer is open while its type is active and its mentor approved": Effect.gen(function* () {
    const types = yield* SessionTypeRepository
    const mentors = yield* MentorRepository
    const mentor = yield* newMentor()
    const { id: mentorId } = mentor
    const [active, inactive] = [
      yield* newSessionType({ mentorId, followUpCount: 2 }),
      yield* newSessionType({ mentorId, isActive: false })
    ]
    assert.deepEqual(
      yield* types.findOffer(active.id),
      Option.some({
        mentorUserId: mentor.userId,
        followUpCount: 2,
        isOpen: true,
        minimumNoticeMinutes: 0,
        dailyLimit: null,
        timeZone: "UTC"
      })
    )
    assert.deepEqual(yield* isOpen(inactive), Option.some(false))
    for (const approvalStatus of ["suspended", "rejected", "pending"] as const) {
      yield* mentors.update({ ...mentor, approvalStatus, approvedAt: null })
      assert.deepEqual(yield* isOpen(active), Option.some(false))
    }
  }),

  "all of a mentor's types are listed, inactive ones too, the newest first": Effect.gen(function* () {
    const types = yield* SessionTypeRepository
    const { id: mentorId } = yield* newMentor()
    const now = yield* DateTime.now
    const made = yield* Effect.forEach([2, 0, 1], (minutes) =>
      newSessionType({ mentorId, isActive: minutes > 0, createdAt: DateTime.add(now, { minutes }) })
    )
    yield* newSessionType()
    const [newest, oldest, middle] = made
    assert.deepEqual(yield* types.list(mentorId), [newest, middle, oldest])
  }),

  // Falls if the update forgets a column, or has no condition.
  "an update stores everything but ids and creation, of this one alone": Effect.gen(function* () {
    const types = yield* SessionTypeRepository
    const type = yield* newSessionType({ description: "Before", dailyLimit: 2, startIntervalMinutes: 15 })
    const other = yield* newSessionType({ mentorId: type.mentorId })
    const later = DateTime.add(type.createdAt, { hours: 1 })
    const changed: SessionType = {
      ...type,
      title: "Another talk",
      description: null,
      sessionModel: "one_time",
      durationMinutes: 1440,
      bufferAfterMinutes: 0,
      priceMinor: 9_007_199_254_740_993n,
      currency: Currency.make("JPY"),
      maxCapacity: 12,
      followUpCount: 3,
      followUpIntervalDays: 30,
      followUpFlexibilityDays: 0,
      minimumNoticeMinutes: 90 * 24 * 60,
      dailyLimit: null,
      startIntervalMinutes: null,
      isActive: false,
      updatedAt: later
    }
    yield* types.update({ ...changed, mentorId: (yield* newMentor()).id, createdAt: later })
    assert.deepEqual(yield* types.find(type.id), Option.some(changed))
    assert.deepEqual(yield* types.find(other.id), Option.some(other))
    const free = {
      ...changed,
      isFree: true,
      priceMinor: 0n,
      description: "After",
      dailyLimit: 1,
      startIntervalMinutes: 5
    }
    yield* types.update(free)
    assert.deepEqual(yield* types.find(type.id), Option.some(free))
  }),

  "an offer tells the limits of its type, in the mentor's zone": Effect.gen(function* () {
    const { findOffer } = yield* SessionTypeRepository
    const { id: mentorId } = yield* newMentor({ timeZone: "Asia/Kathmandu" })
    const { id } = yield* newSessionType({ mentorId, minimumNoticeMinutes: 90, dailyLimit: 3 })
    const { dailyLimit, minimumNoticeMinutes, timeZone } = yield* Effect.flatten(findOffer(id))
    assert.deepEqual([minimumNoticeMinutes, dailyLimit, timeZone], [90, 3, "Asia/Kathmandu"])
  }),

  "parallel additions are all stored": Effect.gen(function* () {
    const types = yield* SessionTypeRepository
    const { id: mentorId } = yield* newMentor()
    yield* Effect.replicateEffect(newSessionType({ mentorId }), 8, atOnce)
    assert.equal((yield* types.list(mentorId)).length, 8)
  }),

  "a unit that fails adds none, and changes none": Effect.gen(function* () {
    const types = yield* SessionTypeRepository
    const { id } = yield* rolledBack(newSessionType())
    assert.ok(Option.isNone(yield* types.find(id)))
    const kept = yield* newSessionType()
    yield* rolledBack(types.update({ ...kept, isActive: false }))
    assert.deepEqual(yield* types.find(kept.id), Option.some(kept))
  })
})

/** Supply every repository of scheduling, those of users and mentors beside it, and the `UnitOfWork` of them all. */
export const availabilityRuleRepositoryConformance = conformance<ScheduleRepositories>("AvailabilityRuleRepository", {
  "rules are read as they were added": Effect.gen(function* () {
    const rules = yield* AvailabilityRuleRepository
    const { mentorId, sessionTypeId } = yield* newOffer()
    const made = [
      yield* draftRule(mentorId),
      yield* draftRule(mentorId, { sessionTypeId, ruleType: "one_time", dayOfWeek: null, isActive: false })
    ]
    yield* rules.addAll(made)
    for (const rule of made) assert.deepEqual(yield* rules.find(rule.id), Option.some(rule))
    assert.ok(Option.isNone(yield* rules.find(AvailabilityRuleId.make(yield* newId))))
  }),

  "an update stores everything but ids and creation, of this one alone": Effect.gen(function* () {
    const rules = yield* AvailabilityRuleRepository
    const { mentorId, sessionTypeId } = yield* newOffer()
    const [rule, other] = [yield* draftRule(mentorId), yield* draftRule(mentorId)]
    yield* rules.addAll([rule, other])
    const later = DateTime.add(rule.createdAt, { hours: 1 })
    const changed: AvailabilityRule = {
      ...rule,
      sessionTypeId,
      ruleType: "recurring",
      dayOfWeek: null,
      timeBlocks: [
        { start_time: LocalTime.make("14:00"), end_time: LocalTime.make("24:00") },
        { start_time: LocalTime.make("09:00"), end_time: LocalTime.make("12:00") }
      ],
      rrule: "FREQ=DAILY",
      validFrom: LocalDate.make("2026-02-01"),
      validUntil: LocalDate.make("2026-02-01"),
      isActive: false,
      updatedAt: later
    }
    yield* rules.update({ ...changed, createdAt: later })
    assert.deepEqual(yield* rules.find(rule.id), Option.some(changed))
    assert.deepEqual(yield* rules.find(other.id), Option.some(other))
    const specificDate = LocalDate.make("2027-05-01")
    const dated = { ...rule, ruleType: "one_time", dayOfWeek: null, specificDate, updatedAt: later } as const
    yield* rules.update(dated)
    assert.deepEqual(yield* rules.find(rule.id), Option.some(dated))
  }),

  "a bulk is stored whole or not at all": Effect.gen(function* () {
    const rules = yield* AvailabilityRuleRepository
    const { mentorId, ruleId } = yield* newOffer()
    const [fine, known] = [yield* draftRule(mentorId), yield* draftRule(mentorId, { id: ruleId })]
    assert.ok(Exit.isFailure(yield* Effect.exit(rules.addAll([fine, known]))))
    assert.ok(Option.isNone(yield* rules.find(fine.id)))
  }),

  "rules are listed the newest first, of one bulk the last one first; of all, or those that are asked for": Effect.gen(
    function* () {
      const rules = yield* AvailabilityRuleRepository
      const { mentorId, ruleId, sessionTypeId } = yield* newOffer()
      const createdAt = DateTime.add(yield* DateTime.now, { minutes: 1 })
      const one = yield* draftRule(mentorId, { createdAt, sessionTypeId })
      const two = yield* draftRule(mentorId, { createdAt, sessionTypeId, isActive: false })
      const three = yield* draftRule(mentorId, { createdAt })
      yield* rules.addAll([one, two, three])
      const list = (query: { readonly onlyActive: boolean; readonly sessionTypeId?: SessionTypeId }) =>
        Effect.map(rules.list({ mentorId, ...query }), (found) => found.map(({ id }) => id))
      assert.deepEqual(yield* list({ onlyActive: false }), [three.id, two.id, one.id, ruleId])
      assert.deepEqual(yield* list({ onlyActive: true }), [three.id, one.id, ruleId])
      assert.deepEqual(yield* list({ onlyActive: false, sessionTypeId }), [two.id, one.id])
      assert.deepEqual(yield* list({ onlyActive: true, sessionTypeId }), [one.id])
    }
  ),

  "a unit that fails adds none, and changes none": Effect.gen(function* () {
    const rules = yield* AvailabilityRuleRepository
    const { mentorId } = yield* newOffer()
    const rule = yield* draftRule(mentorId)
    yield* rolledBack(rules.addAll([rule]))
    assert.ok(Option.isNone(yield* rules.find(rule.id)))
    yield* rules.addAll([rule])
    yield* rolledBack(rules.update({ ...rule, isActive: false }))
    assert.deepEqual(yield* rules.find(rule.id), Option.some(rule))
  })
})
