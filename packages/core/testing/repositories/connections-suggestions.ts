/** The repository of suggestions. People of other cases may be among the newest, so each case looks at its own. */
import assert from "node:assert/strict"
import { type PairRepository, SuggestionRepository } from "@mentorkit/core/connections/ports"
import { type NewUser, UserRepository } from "@mentorkit/core/identity/ports"
import type { PageRequest, UserId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { MentorExpertiseId } from "@mentorkit/core/profiles"
import { ExpertiseCatalogue, MentorRepository } from "@mentorkit/core/profiles/ports"
import { Effect } from "effect"
import { conformance } from "../conformance.js"
import { ask, askInVain, at, block, connect, start } from "../fixtures/pairs.js"
import { draftMentor, newId, newUser } from "../fixtures/people.js"

/** Of people who may be suggested. */
const newPerson = (fields: Partial<NewUser> = {}) =>
  Effect.map(newUser({ emailVerifiedAt: start, ...fields }), ({ id }) => id)

const newProfile = (userId: UserId, fields: Parameters<typeof draftMentor>[0] = {}) =>
  Effect.gen(function* () {
    const profile = { ...(yield* draftMentor(fields)), userId }
    yield* (yield* MentorRepository).add(profile)
    return profile
  })

/** The first area of the catalogue, as somebody's own. */
const oneArea = Effect.gen(function* () {
  const [area] = yield* (yield* ExpertiseCatalogue).list
  assert.ok(area, "the catalogue has an area")
  return [{ id: MentorExpertiseId.make(yield* newId), expertiseAreaId: area.id, name: area.name, skills: [] }]
})

const whole = { page: 1, per_page: 50 }
const suggested = (userId: UserId, page: PageRequest = whole, limit = 50) =>
  Effect.flatMap(SuggestionRepository, ({ list }) => list(userId, page, limit))
const suggestedIds = (userId: UserId) => Effect.map(suggested(userId), ({ items }) => items.map(({ id }) => id))

/** Somebody who has connections with as many people. */
const known = Effect.fnUntraced(function* (friends: number) {
  const [me, ...others] = [yield* newPerson(), ...(yield* Effect.replicateEffect(newPerson(), friends))]
  for (const friend of others) yield* connect(me, friend)
  return { me, friends: others }
})

/** Supply `SuggestionRepository`, those of pairs, users and mentors with `ExpertiseCatalogue`, and the `UnitOfWork` of them. */
export const suggestionRepositoryConformance = conformance<
  ExpertiseCatalogue | MentorRepository | PairRepository | SuggestionRepository | UnitOfWork | UserRepository
>("SuggestionRepository", {
  // Falls where one of the three orders is left out, or the two last ones change places.
  "most mutual connections come first, then shared areas, then the newest": Effect.gen(function* () {
    const { friends, me } = yield* known(3)
    yield* newProfile(me, { expertise: yield* oneArea })
    const create = (minutes: number) => newPerson({ createdAt: at(minutes) })
    const [three, twoOld, twoNew, twoOldest, one] = [
      ...[yield* create(1), yield* create(2), yield* create(3)],
      ...[yield* create(0), yield* create(9)]
    ]
    assert.ok(three && twoOld && twoNew && twoOldest && one)
    yield* newProfile(twoOldest, { expertise: yield* oneArea })
    for (const [person, count] of [
      [three, 3],
      [twoOld, 2],
      [twoNew, 2],
      [twoOldest, 2],
      [one, 1]
    ] as const)
      for (const friend of friends.slice(0, count)) yield* connect(person, friend)
    const { items } = yield* suggested(me)
    assert.deepEqual(
      items.slice(0, 5).map(({ id, mutualConnections }) => [id, mutualConnections]),
      [
        [three, 3],
        [twoOldest, 2],
        [twoNew, 2],
        [twoOld, 2],
        [one, 1]
      ]
    )
  }),

  "nobody is suggested to whom there is something already, nor who is not there": Effect.gen(function* () {
    const { setAccess } = yield* UserRepository
    const { dismiss } = yield* SuggestionRepository
    const { friends, me } = yield* known(1)
    const [friend] = friends
    assert.ok(friend)
    const candidates = yield* Effect.replicateEffect(newPerson(), 10)
    const [fine, heldBack, asked, asking, blocked, blocking, dismissed, banned, suspended, dismissing] = candidates
    assert.ok(
      fine && heldBack && asked && asking && blocked && blocking && dismissed && banned && suspended && dismissing
    )
    const unverified = yield* newPerson({ emailVerifiedAt: null })
    for (const person of [...candidates, unverified]) yield* connect(person, friend)
    yield* askInVain(heldBack, me, at(60))
    yield* ask(me, asked)
    yield* ask(asking, me)
    yield* block(me, blocked)
    yield* block(blocking, me)
    yield* dismiss(me, dismissed, start)
    yield* dismiss(dismissing, me, start)
    yield* setAccess(banned, { isActive: true, bannedAt: start }, start)
    yield* setAccess(suspended, { isActive: false, bannedAt: null }, start)
    const found = new Set(yield* suggestedIds(me))
    const shown = [...candidates, unverified, me, friend].filter((id) => found.has(id))
    // A request that is held back must not be told by a gap.
    assert.deepEqual(shown, [fine, heldBack, dismissing])
  }),

  "admins are suggested by those whom they know, and not for being new": Effect.gen(function* () {
    const { friends, me } = yield* known(1)
    const [friend] = friends
    assert.ok(friend)
    const [near, far] = [yield* newPerson({ roles: ["admin"] }), yield* newPerson({ roles: ["admin"] })]
    yield* connect(near, friend)
    const { items } = yield* suggested(me)
    assert.deepEqual(
      items.filter(({ id }) => id === near || id === far).map(({ id, role }) => [id, role]),
      [[near, null]]
    )
  }),

  "a person is shown as a mentor before a mentee, with the headline of an approved profile and the id of a listed one":
    Effect.gen(function* () {
      const { friends, me } = yield* known(1)
      const [friend] = friends
      assert.ok(friend)
      const [approved, pending, unlisted, mentee] = [
        yield* newPerson({ roles: ["mentee", "mentor"], fullName: "Radia Perlman" }),
        yield* newPerson({ roles: ["mentor"] }),
        yield* newPerson({ roles: ["mentor"] }),
        yield* newPerson()
      ]
      const { id: mentorId } = yield* newProfile(approved, { headline: "Spanning trees" })
      yield* newProfile(unlisted, { headline: "For members", isPubliclyListed: false })
      yield* newProfile(pending, { headline: "Nobody has looked at it", approvalStatus: "pending", approvedAt: null })
      for (const person of [approved, pending, unlisted, mentee]) yield* connect(person, friend)
      const { items } = yield* suggested(me)
      const facts = [approved, pending, unlisted, mentee].map((one) => items.find(({ id }) => id === one))
      assert.deepEqual(
        facts.map((found) => [found?.role, found?.headline, found?.mentorId]),
        [
          ["mentor", "Spanning trees", mentorId],
          ["mentor", null, null],
          ["mentor", "For members", null],
          ["mentee", null, null]
        ]
      )
      const { mutualConnections, name } = facts[0] ?? assert.fail("nobody")
      assert.deepEqual([name, mutualConnections], ["Radia Perlman", 1])
    }),

  "pages together are the first of the limit, each once, and so many is the total": Effect.gen(function* () {
    const { friends, me } = yield* known(2)
    for (let n = 0; n < 7; n++) {
      const person = yield* newPerson({ createdAt: at(n % 3) })
      for (const friend of friends.slice(n % 2)) yield* connect(person, friend)
    }
    const { items, next_cursor, total } = yield* suggested(me, whole, 5)
    assert.deepEqual([items.length, total, next_cursor], [5, 5, null])
    const walked: Array<UserId> = []
    for (let page: PageRequest | undefined = { page: 1, per_page: 2 }; page !== undefined; ) {
      const found: Effect.Effect.Success<ReturnType<typeof suggested>> = yield* suggested(me, page, 5)
      assert.equal(found.total, 5)
      walked.push(...found.items.map(({ id }) => id))
      page = found.next_cursor === null ? undefined : { page: 1, per_page: 2, cursor: found.next_cursor }
    }
    const expected = items.map(({ id }) => id)
    assert.deepEqual(walked, expected)
    const numbered = yield* Effect.forEach([1, 2, 3], (page) => suggested(me, { page, per_page: 2 }, 5))
    assert.deepEqual(
      numbered.flatMap((page) => page.items.map(({ id }) => id)),
      expected
    )
    assert.deepEqual(yield* suggested(me, { page: 9, per_page: 2 }, 5), { items: [], total: 5, next_cursor: null })
  }),

  "who is dismissed again stays dismissed, by this one person": Effect.gen(function* () {
    const { dismiss } = yield* SuggestionRepository
    const { friends, me } = yield* known(1)
    const [friend] = friends
    assert.ok(friend)
    const person = yield* newPerson()
    yield* connect(person, friend)
    assert.ok((yield* suggestedIds(me)).includes(person))
    yield* dismiss(me, person, start)
    yield* dismiss(me, person, at(1))
    assert.equal((yield* suggestedIds(me)).includes(person), false)
    // To others they are suggested as before.
    const other = yield* newPerson()
    yield* connect(other, friend)
    assert.ok((yield* suggestedIds(other)).includes(person))
  })
})
