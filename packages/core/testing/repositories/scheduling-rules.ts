import assert from "node:assert/strict"
import { MentorRepository } from "@mentorkit/core/profiles"
import {
  AvailabilityRuleId,
  AvailabilityRuleRepository,
  SessionTypeId,
  SessionTypeRepository
} from "@mentorkit/core/scheduling"
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

  "parallel additions are all stored": Effect.gen(function* () {
    const types = yield* SessionTypeRepository
    const { id: mentorId } = yield* newMentor()
    yield* Effect.replicateEffect(newSessionType({ mentorId }), 8, atOnce)
    assert.equal((yield* types.list(mentorId)).length, 8)
  }),

  "a unit that fails adds none": Effect.gen(function* () {
    const types = yield* SessionTypeRepository
    const { id } = yield* rolledBack(newSessionType())
    assert.ok(Option.isNone(yield* types.find(id)))
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

  "a unit that fails adds none": Effect.gen(function* () {
    const rules = yield* AvailabilityRuleRepository
    const { mentorId } = yield* newOffer()
    const rule = yield* draftRule(mentorId)
    yield* rolledBack(rules.addAll([rule]))
    assert.ok(Option.isNone(yield* rules.find(rule.id)))
  })
})
