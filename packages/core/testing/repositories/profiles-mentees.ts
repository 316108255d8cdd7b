import assert from "node:assert/strict"
import { MenteeProfiles, type UserRepository } from "@mentorkit/core/identity/ports"
import { UserId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { MenteeExpertiseId } from "@mentorkit/core/profiles"
import { ExpertiseCatalogue, MenteeRepository } from "@mentorkit/core/profiles/ports"
import { DateTime, Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { newId, newUser } from "../fixtures/people.js"
import { atOnce, rolledBack, transact } from "../fixtures/transactions.js"

const newMentee = Effect.gen(function* () {
  const { id } = yield* newUser()
  yield* (yield* MenteeProfiles).add(id, yield* DateTime.now)
  return yield* Effect.flatten((yield* MenteeRepository).findByUser(id))
})

/** Supply `MenteeRepository` and `ExpertiseCatalogue`, identity's `MenteeProfiles` and `UserRepository`, and their `UnitOfWork`. */
export const menteeRepositoryConformance = conformance<
  MenteeRepository | ExpertiseCatalogue | MenteeProfiles | UserRepository | UnitOfWork
>("MenteeRepository and MenteeProfiles", {
  "a new profile is empty, and there is none for somebody unknown": Effect.gen(function* () {
    const mentees = yield* MenteeRepository
    const { id } = yield* newUser()
    assert.ok(Option.isNone(yield* mentees.findByUser(id)))
    assert.ok(Option.isNone(yield* mentees.findByUser(UserId.make(yield* newId))))
    const at = yield* DateTime.now
    yield* (yield* MenteeProfiles).add(id, at)
    const profile = Option.getOrThrow(yield* mentees.findByUser(id))
    assert.deepEqual(profile, {
      id: profile.id,
      userId: id,
      profession: null,
      expertise: [],
      createdAt: at,
      updatedAt: at
    })
  }),

  "a profile that is there already stays, also when many make it at the same time": Effect.gen(function* () {
    const mentees = yield* MenteeRepository
    const { add: create } = yield* MenteeProfiles
    const { id } = yield* newUser()
    const at = yield* DateTime.now
    yield* Effect.replicateEffect(transact(create(id, at)), 8, atOnce)
    yield* mentees.setProfession(id, "Product designer", at)
    const profile = yield* mentees.findByUser(id)
    yield* create(id, DateTime.add(at, { hours: 1 }))
    assert.deepEqual(yield* mentees.findByUser(id), profile)
  }),

  "a profession is set and taken away, of that mentee alone": Effect.gen(function* () {
    const mentees = yield* MenteeRepository
    const [one, other] = [yield* newMentee, yield* newMentee]
    const at = DateTime.add(one.createdAt, { hours: 1 })
    yield* mentees.setProfession(one.userId, "Product designer", at)
    const changed = { ...one, profession: "Product designer", updatedAt: at }
    assert.deepEqual(yield* mentees.findByUser(one.userId), Option.some(changed))
    assert.deepEqual(yield* mentees.findByUser(other.userId), Option.some(other))
    yield* mentees.setProfession(one.userId, null, at)
    assert.deepEqual(yield* mentees.findByUser(one.userId), Option.some({ ...changed, profession: null }))
  }),

  "an update stores profession and expertise, which replaces what was there, of that mentee alone": Effect.gen(
    function* () {
      const mentees = yield* MenteeRepository
      const [one, other] = [yield* newMentee, yield* newMentee]
      const at = DateTime.add(one.createdAt, { hours: 1 })
      const areas = (yield* (yield* ExpertiseCatalogue).list).slice(0, 2)
      const expertise = yield* Effect.forEach(areas, ({ id, name, skills }) =>
        Effect.map(newId, (own) => ({
          id: MenteeExpertiseId.make(own),
          expertiseAreaId: id,
          name,
          skills: skills.slice(1, 3)
        }))
      )
      for (const some of [[...expertise].reverse(), expertise.slice(1), []]) {
        const changed = { ...one, profession: "Designer", expertise: some, updatedAt: at }
        yield* mentees.update({ ...changed, createdAt: at })
        // In the catalogue's order.
        const stored = { ...changed, expertise: expertise.filter((area) => some.includes(area)) }
        assert.deepEqual(yield* mentees.findByUser(one.userId), Option.some(stored))
      }
      assert.deepEqual(yield* mentees.findByUser(other.userId), Option.some(other))
    }
  ),

  "a unit that fails makes no profile and changes none": Effect.gen(function* () {
    const mentees = yield* MenteeRepository
    const { add: create } = yield* MenteeProfiles
    const [known, { id }] = [yield* newMentee, yield* newUser()]
    const at = yield* DateTime.now
    yield* rolledBack(Effect.all([create(id, at), mentees.setProfession(known.userId, "Gone", at)]))
    assert.deepEqual(yield* mentees.findByUser(known.userId), Option.some(known))
    assert.ok(Option.isNone(yield* mentees.findByUser(id)))
  })
})
