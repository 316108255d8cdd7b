/** The lists of people whom connections, requests, follows and blocks lead to. */
import assert from "node:assert/strict"
import { type PairRepository, type PeopleList, PeopleLists } from "@mentorkit/core/connections/ports"
import { UserRepository } from "@mentorkit/core/identity/ports"
import type { PageRequest, UserId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import type { MentorRepository } from "@mentorkit/core/profiles/ports"
import type { DateTime } from "effect"
import { Effect } from "effect"
import { conformance } from "../conformance.js"
import { ask, askInVain, at, block, connect, follow, start, unblock } from "../fixtures/pairs.js"
import { newMentor, newUser } from "../fixtures/people.js"

const someone = Effect.map(newUser(), ({ id }) => id)
const whole = { page: 1, per_page: 50 }

const listed = Effect.fnUntraced(function* (
  list: PeopleList,
  ownerId: UserId,
  { page = whole, viewer = ownerId }: { readonly page?: PageRequest; readonly viewer?: UserId } = {}
) {
  const { items, next_cursor, total } = yield* (yield* PeopleLists).list({ list, ownerId, viewer, page })
  return { ids: items.map(({ id }) => id), total, next_cursor }
})

/** What puts somebody into the list of somebody, so many minutes after the start. */
const entering: {
  readonly [L in PeopleList]: (
    owner: UserId,
    person: UserId,
    now: DateTime.Utc
  ) => Effect.Effect<void, unknown, PairRepository | UnitOfWork>
} = {
  connections: (owner, person, now) => connect(person, owner, now),
  pending: (owner, person, now) => ask(person, owner, now),
  sent: (owner, person, now) => ask(owner, person, now),
  followers: (owner, person, now) => follow(person, owner, now),
  following: (owner, person, now) => follow(owner, person, now)
}
const lists = ["connections", "pending", "sent", "followers", "following"] as const

/** Supply `PeopleLists`, `MentorRepository`, `PairRepository`, `UserRepository` and the `UnitOfWork` of them. */
export const peopleListsConformance = conformance<
  MentorRepository | PairRepository | PeopleLists | UnitOfWork | UserRepository
>("PeopleLists", {
  // Falls where people of one moment have no order, or a page begins with the last one of the page before.
  "a list has the newest first, by number and behind a cursor, and counts all": Effect.gen(function* () {
    for (const list of lists) {
      const owner = yield* someone
      const people = yield* Effect.replicateEffect(someone, 5)
      for (const [n, person] of people.entries()) yield* entering[list](owner, person, at([3, 1, 4, 1, 5][n] ?? 0))
      const tied = [people[1], people[3]].sort().reverse()
      const expected = [people[4], people[2], people[0], ...tied]
      const { ids, next_cursor, total } = yield* listed(list, owner)
      assert.deepEqual([ids, total, next_cursor], [expected, 5, null], list)
      const pages = yield* Effect.forEach([1, 2, 3, 4], (page) => listed(list, owner, { page: { page, per_page: 2 } }))
      assert.deepEqual(
        [pages.flatMap((page) => page.ids), pages.map((page) => page.total)],
        [expected, [5, 5, 5, 5]],
        list
      )
      const walked: Array<UserId> = []
      for (let cursor = pages[0]?.next_cursor; cursor != null; ) {
        const page = yield* listed(list, owner, { page: { page: 1, per_page: 1, cursor } })
        walked.push(...page.ids)
        cursor = page.next_cursor
      }
      assert.deepEqual(walked, expected.slice(2), list)
    }
  }),

  "somebody is listed with their name, and nobody else's list has them": Effect.gen(function* () {
    const [owner, stranger, person] = [yield* someone, yield* someone, yield* newUser({ fullName: "Radia Perlman" })]
    for (const list of ["connections", "followers"] as const) {
      yield* entering[list](owner, person.id, start)
      const { items } = yield* (yield* PeopleLists).list({ list, ownerId: owner, viewer: stranger, page: whole })
      const { id, username } = person
      assert.deepEqual(items, [{ id, name: "Radia Perlman", username, bio: null, avatarUrl: null, mentorId: null }])
      assert.deepEqual(yield* listed(list, stranger), { ids: [], total: 0, next_cursor: null })
    }
  }),

  // Falls where the profile is looked at without its state, or without what the mentor wants.
  "a mentor is listed with the id of the profile only where guests find it": Effect.gen(function* () {
    const mentors = [
      yield* newMentor(),
      yield* newMentor({ isPubliclyListed: false }),
      yield* newMentor({ approvalStatus: "pending", approvedAt: null }),
      yield* newMentor({ approvalStatus: "suspended" })
    ]
    const [found] = mentors
    for (const list of lists) {
      const owner = yield* someone
      for (const { userId } of mentors) yield* entering[list](owner, userId, start)
      const { items } = yield* (yield* PeopleLists).list({ list, ownerId: owner, viewer: owner, page: whole })
      const ids = mentors.map(({ userId }) => items.find(({ id }) => id === userId)?.mentorId)
      assert.deepEqual(ids, [found?.id, null, null, null], list)
    }
  }),

  // Falls where the account's state is not looked at, or where the total goes by what is shown.
  "who is banned or suspended is shown to nobody, is counted all the same, and is there again once they are back":
    Effect.gen(function* () {
      const { setAccess } = yield* UserRepository
      for (const list of lists) {
        const [owner, one, hidden] = [yield* someone, yield* someone, yield* someone]
        for (const person of [one, hidden]) yield* entering[list](owner, person, start)
        for (const access of [
          { isActive: true, bannedAt: start },
          { isActive: false, bannedAt: null }
        ]) {
          yield* setAccess(hidden, access, start)
          assert.deepEqual(yield* listed(list, owner), { ids: [one], total: 2, next_cursor: null }, list)
        }
        yield* setAccess(hidden, { isActive: true, bannedAt: null }, start)
        assert.equal((yield* listed(list, owner)).ids.length, 2, list)
      }
    }),

  "who is parted by a block from whoever reads is not shown to them, and to all others": Effect.gen(function* () {
    for (const list of lists) {
      const [owner, viewer, one, apart] = [yield* someone, yield* someone, yield* someone, yield* someone]
      for (const person of [one, apart]) yield* entering[list](owner, person, start)
      for (const [mover, other] of [
        [viewer, apart],
        [apart, viewer]
      ] as const) {
        yield* block(mover, other)
        assert.deepEqual(yield* listed(list, owner, { viewer }), { ids: [one], total: 2, next_cursor: null }, list)
        assert.equal((yield* listed(list, owner)).ids.length, 2, list)
        yield* unblock(mover, other)
      }
    }
  }),

  "a request that is held back is in its sender's list alone": Effect.gen(function* () {
    const [sender, target] = [yield* someone, yield* someone]
    yield* askInVain(sender, target, at(60))
    assert.deepEqual(yield* listed("sent", sender), { ids: [target], total: 1, next_cursor: null })
    assert.deepEqual(yield* listed("pending", target), { ids: [], total: 0, next_cursor: null })
  }),

  "whom somebody has blocked is in their list alone, the newest first, banned or not": Effect.gen(function* () {
    const { listBlocked } = yield* PeopleLists
    const { setAccess } = yield* UserRepository
    const [me, other] = [yield* someone, yield* someone]
    const people = yield* Effect.replicateEffect(someone, 3)
    for (const [n, person] of people.entries()) yield* block(me, person, at(n))
    yield* block(other, me)
    const [first, second, third] = people
    assert.ok(first && second && third)
    yield* setAccess(second, { isActive: true, bannedAt: start }, start)
    const { items, total } = yield* listBlocked(me, whole)
    assert.deepEqual(
      items.map(({ blockedAt, id }) => [id, blockedAt]),
      [
        [third, at(2)],
        [second, at(1)],
        [first, at(0)]
      ]
    )
    assert.equal(total, 3)
    const page = yield* listBlocked(me, { page: 1, per_page: 1 })
    assert.ok(page.next_cursor)
    const rest = yield* listBlocked(me, { page: 1, per_page: 9, cursor: page.next_cursor })
    assert.deepEqual([...page.items, ...rest.items], items)
  })
})
