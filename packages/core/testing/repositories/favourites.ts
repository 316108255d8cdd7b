/** The repository of favourites. */
import assert from "node:assert/strict"
import { type PairChange, type PairIds, PairRepository } from "@mentorkit/core/connections/ports"
import { FavouriteRepository } from "@mentorkit/core/favourites/ports"
import { UserRepository } from "@mentorkit/core/identity/ports"
import { MentorId, type UserId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { type MentorProfile, MentorRepository } from "@mentorkit/core/profiles/ports"
import { DateTime, Effect } from "effect"
import { conformance } from "../conformance.js"
import { newId, newMentor, newUser } from "../fixtures/people.js"
import { rolledBack } from "../fixtures/transactions.js"

const start = DateTime.unsafeMake("2027-03-14T10:00:00Z")
const at = (minutes: number) => DateTime.add(start, { minutes })

/** Bookmarks the mentor so many minutes after the start. */
const favour = (userId: UserId, mentorId: MentorId, minutes = 0) =>
  Effect.flatMap(FavouriteRepository, ({ add }) => add({ userId, mentorId, favouritedAt: at(minutes) }))

const listed = Effect.fnUntraced(function* (userId: UserId, page = { page: 1, per_page: 50 }) {
  const { items, total } = yield* (yield* FavouriteRepository).list({ userId, page, now: start })
  return { ids: items.map(({ mentor }) => mentor.id), total }
})

const factsOf = (userId: UserId, mentorId: MentorId) =>
  Effect.flatMap(FavouriteRepository, ({ findBookmarkFacts }) => findBookmarkFacts({ userId, mentorId }))

const move = (pair: PairIds, change: PairChange) =>
  Effect.flatMap(PairRepository, ({ store }) => store(pair, [change], start))

/** Takes the mentor out of sight, and what brings them back. */
const waysToHide: Readonly<
  Record<
    string,
    (mentor: MentorProfile, isHidden: boolean) => Effect.Effect<void, unknown, MentorRepository | UserRepository>
  >
> = {
  "a suspended mentor": (mentor, isHidden) =>
    Effect.flatMap(MentorRepository, ({ update }) =>
      update({ ...mentor, approvalStatus: isHidden ? "suspended" : "approved" })
    ),
  "a banned account": ({ userId }, isHidden) =>
    Effect.flatMap(UserRepository, ({ setAccess }) =>
      setAccess(userId, { isActive: true, bannedAt: isHidden ? start : null }, start)
    ),
  "a suspended account": ({ userId }, isHidden) =>
    Effect.flatMap(UserRepository, ({ setAccess }) => setAccess(userId, { isActive: !isHidden, bannedAt: null }, start))
}

/** Supply `FavouriteRepository`, the repositories of users and mentors, and the `UnitOfWork` that all take part in. */
export const favouriteRepositoryConformance = conformance<
  FavouriteRepository | MentorRepository | PairRepository | UnitOfWork | UserRepository
>("FavouriteRepository", {
  // Falls where a second bookmark moves the first, and where others' favourites are counted.
  "a mentor is a favourite since the moment that was noted first, and nobody else's": Effect.gen(function* () {
    const [me, stranger, mentor] = [(yield* newUser()).id, (yield* newUser()).id, yield* newMentor()]
    assert.deepEqual(yield* factsOf(me, mentor.id), { isShown: true, since: null, count: 0 })
    yield* favour(me, mentor.id)
    yield* favour(me, mentor.id, 5)
    assert.deepEqual(yield* factsOf(me, mentor.id), { isShown: true, since: start, count: 1 })
    assert.deepEqual(yield* factsOf(stranger, mentor.id), { isShown: true, since: null, count: 0 })
    assert.deepEqual(yield* listed(stranger), { ids: [], total: 0 })
  }),

  "a mentor whom nobody knows or has approved is not there": Effect.gen(function* () {
    const { id } = yield* newUser()
    const pending = yield* newMentor({ approvalStatus: "pending", approvedAt: null })
    for (const mentorId of [pending.id, MentorId.make(yield* newId)]) {
      assert.deepEqual(yield* factsOf(id, mentorId), { isShown: false, since: null, count: 0 })
    }
  }),

  // Falls where a list goes by another order than that of the moments, or a page has no order of its own.
  "a list has the newest first, page by page, and counts all": Effect.gen(function* () {
    const { id } = yield* newUser()
    const mentors = yield* Effect.replicateEffect(newMentor(), 5)
    for (const [n, mentor] of mentors.entries()) yield* favour(id, mentor.id, [3, 1, 4, 1, 5][n])
    const tied = [mentors[1], mentors[3]].map((mentor) => mentor?.id).sort()
    const { ids, total } = yield* listed(id)
    assert.deepEqual([total, ids.slice(0, 3)], [5, [mentors[4]?.id, mentors[2]?.id, mentors[0]?.id]])
    assert.deepEqual([...ids.slice(3)].sort(), tied)
    const pages = yield* Effect.forEach([1, 2, 3, 4], (page) => listed(id, { page, per_page: 2 }))
    assert.deepEqual([pages.flatMap((page) => page.ids), pages.map((page) => page.total)], [ids, [5, 5, 5, 5]])
    assert.deepEqual(yield* listed(id, { page: 1e15, per_page: 50 }), { ids: [], total: 5 })
  }),

  "a favourite is shown as a mentor's card with its moment": Effect.gen(function* () {
    const [{ id }, { currency, headline, hourlyRateMinor, ...mentor }] = [yield* newUser(), yield* newMentor()]
    yield* favour(id, mentor.id, 7)
    const { items } = yield* (yield* FavouriteRepository).list({
      userId: id,
      page: { page: 1, per_page: 1 },
      now: start
    })
    const [found] = items
    assert.deepEqual(
      [found?.favouritedAt, found?.mentor.userId, found?.mentor.headline, found?.mentor.hourlyRate],
      [at(7), mentor.userId, headline, { minor: hourlyRateMinor, currency }]
    )
  }),

  // Falls where the approval, the ban or the account's being in use is not looked at.
  "hidden mentors are in no list, do not count, and are there again once they are back": Effect.gen(function* () {
    for (const [who, set] of Object.entries(waysToHide)) {
      const [{ id }, hidden, other] = [yield* newUser(), yield* newMentor(), yield* newMentor()]
      yield* favour(id, hidden.id)
      yield* favour(id, other.id, 1)
      yield* set(hidden, true)
      assert.deepEqual(yield* listed(id), { ids: [other.id], total: 1 }, who)
      assert.deepEqual(yield* factsOf(id, hidden.id), { isShown: false, since: start, count: 1 }, who)
      yield* set(hidden, false)
      assert.deepEqual(yield* listed(id), { ids: [other.id, hidden.id], total: 2 }, who)
    }
  }),

  // Falls where the list, its count or the facts do not look at blocks, of either way.
  "mentors from whom a block parts somebody are not shown to them, and to all others": Effect.gen(function* () {
    const [{ id }, { id: stranger }] = [yield* newUser(), yield* newUser()]
    const [blocked, unblocked] = [yield* newMentor(), yield* newMentor()]
    for (const one of [id, stranger]) yield* favour(one, blocked.id)
    yield* favour(id, unblocked.id, 1)
    const blocks = [
      [id, blocked.userId],
      [blocked.userId, id]
    ] as const
    for (const [mover, other] of blocks) {
      yield* move({ mover, other }, { _tag: "Blocked" })
      assert.deepEqual(yield* listed(id), { ids: [unblocked.id], total: 1 })
      assert.deepEqual(yield* factsOf(id, blocked.id), { isShown: false, since: start, count: 1 })
      assert.deepEqual(yield* factsOf(id, unblocked.id), { isShown: true, since: at(1), count: 1 })
      assert.deepEqual(yield* listed(stranger), { ids: [blocked.id], total: 1 })
      yield* move({ mover, other }, { _tag: "Unblocked" })
    }
  }),

  "what is removed is gone, whether it was there or not, and nothing else is": Effect.gen(function* () {
    const { remove } = yield* FavouriteRepository
    const [me, stranger] = [(yield* newUser()).id, (yield* newUser()).id]
    const [one, other] = [(yield* newMentor()).id, (yield* newMentor()).id]
    yield* favour(me, one)
    yield* favour(me, other)
    yield* favour(stranger, one)
    yield* remove(me, one)
    yield* remove(me, one)
    yield* remove(me, MentorId.make(yield* newId))
    assert.deepEqual(yield* listed(me), { ids: [other], total: 1 })
    assert.deepEqual(yield* listed(stranger), { ids: [one], total: 1 })
  }),

  "a unit that fails adds and removes nothing": Effect.gen(function* () {
    const { remove } = yield* FavouriteRepository
    const [{ id }, one, other] = [yield* newUser(), (yield* newMentor()).id, (yield* newMentor()).id]
    yield* favour(id, one)
    yield* rolledBack(favour(id, other))
    yield* rolledBack(remove(id, one))
    assert.deepEqual(yield* listed(id), { ids: [one], total: 1 })
  })
})
