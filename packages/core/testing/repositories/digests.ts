/** The repository of digests. */
import assert from "node:assert/strict"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import { LocalDate, type UserId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { DigestRepository, NotificationId, NotificationRepository } from "@mentorkit/core/notifications/ports"
import { DateTime, Effect } from "effect"
import { conformance } from "../conformance.js"
import { newId, newUser } from "../fixtures/people.js"
import { atOnce, rolledBack, transact } from "../fixtures/transactions.js"

const start = DateTime.unsafeMake("2027-03-14T10:00:00Z")
const at = (hours: number) => DateTime.add(start, { hours })
const [sunday, monday, tuesday] = ["2027-03-14", "2027-03-15", "2027-03-16"].map((day) => LocalDate.make(day)) as [
  LocalDate,
  LocalDate,
  LocalDate
]

interface Put {
  readonly hours?: number
  readonly dueHours?: number
  readonly subject?: string
  readonly isConsolidated?: boolean
}

/** A row of the inbox, told so many hours after the start. */
const told = Effect.fnUntraced(function* (userId: UserId, { hours = 0, isConsolidated = false, subject }: Put = {}) {
  const id = NotificationId.make(yield* newId)
  const placement = { isMention: false, isCommunity: false, isConsolidated }
  const row = { id, userId, type: "session.completed", subject: subject ?? null, senderId: null, role: null, facts: {} }
  yield* transact(
    Effect.flatMap(NotificationRepository, (inbox) => inbox.put([{ ...row, placement, occurredAt: at(hours) }]))
  )
  return id
})

const putBy = Effect.fnUntraced(function* (userId: UserId, notificationId: NotificationId, put: Put = {}) {
  const { dueHours = 22, hours = 0, subject = null } = put
  const about = { notificationId, userId, type: "session.completed", subject }
  yield* (yield* DigestRepository).add({ ...about, putAt: at(hours), dueAt: at(dueHours) })
})

/** A row that is put by. */
const waiting = Effect.fnUntraced(function* (userId: UserId, put: Put = {}) {
  const id = yield* told(userId, put)
  yield* putBy(userId, id, put)
  return id
})

const claim = (userId: UserId, day: LocalDate, hours: number) =>
  transact(Effect.flatMap(DigestRepository, (digests) => digests.claim(userId, day, at(hours))))
const idsOf = (userId: UserId, day: LocalDate) =>
  Effect.flatMap(DigestRepository, ({ listUnread }) =>
    Effect.map(listUnread(userId, day), (all) => all.map(({ id }) => id))
  )
const isDue = (userId: UserId, hours: number) =>
  Effect.flatMap(DigestRepository, ({ listDue }) =>
    Effect.map(listDue(at(hours), 100_000), (all) => all.includes(userId))
  )

/** Supply `DigestRepository`, the repositories of notifications and users, and the `UnitOfWork` that all take part in. */
export const digestRepositoryConformance = conformance<
  DigestRepository | NotificationRepository | UnitOfWork | UserRepository
>("DigestRepository", {
  "what waits is due at its time, and goes into one digest": Effect.gen(function* () {
    const { id: me } = yield* newUser()
    const other = (yield* newUser()).id
    const [first, second] = [yield* waiting(me), yield* waiting(me, { hours: 1 })]
    const others = yield* waiting(other)
    assert.deepEqual([yield* isDue(me, 21), yield* isDue(me, 22)], [false, true])
    assert.equal(yield* claim(me, monday, 22), true)
    assert.deepEqual(yield* idsOf(me, monday), [first, second])
    assert.deepEqual([yield* idsOf(me, sunday), yield* idsOf(other, monday)], [[], []])
    assert.deepEqual([yield* isDue(me, 22), yield* isDue(other, 22)], [false, true])
    // Another day has nothing of it.
    assert.equal(yield* claim(me, tuesday, 46), false)
    assert.equal(yield* claim(other, monday, 22), true)
    assert.deepEqual(yield* idsOf(other, monday), [others])
  }),

  "what is put by twice waits once": Effect.gen(function* () {
    const { id: me } = yield* newUser()
    const id = yield* waiting(me)
    yield* claim(me, monday, 22)
    yield* putBy(me, id, { hours: 23, dueHours: 46 })
    assert.equal(yield* isDue(me, 100), false)
    assert.equal(yield* claim(me, tuesday, 46), false)
  }),

  // Falls where whatever waits is claimed, or the moment itself is before it.
  "what was put by at the moment or after waits for another one, and may be due later": Effect.gen(function* () {
    const { id: me } = yield* newUser()
    const digests = yield* DigestRepository
    const early = yield* waiting(me, { hours: 21 })
    const late = yield* waiting(me, { hours: 22 })
    assert.equal(yield* claim(me, monday, 22), true)
    assert.deepEqual(yield* idsOf(me, monday), [early])
    yield* digests.setDue(me, at(22), at(46))
    assert.deepEqual([yield* isDue(me, 45), yield* isDue(me, 46)], [false, true])
    // What is not due is left as it is.
    yield* digests.setDue(me, at(45), at(70))
    assert.equal(yield* isDue(me, 46), true)
    assert.equal(yield* claim(me, tuesday, 46), true)
    assert.deepEqual([yield* idsOf(me, monday), yield* idsOf(me, tuesday)], [[early], [late]])
  }),

  // Falls without the row of the day: what comes a moment too late would be a second mail of that day.
  "a person has one digest a day": Effect.gen(function* () {
    const { id: me } = yield* newUser()
    yield* waiting(me)
    assert.equal(yield* claim(me, monday, 22), true)
    const late = yield* waiting(me, { hours: 1 })
    assert.equal(yield* claim(me, monday, 22), false)
    assert.equal(yield* claim(me, tuesday, 46), true)
    assert.deepEqual(yield* idsOf(me, tuesday), [late])
  }),

  "what was read or is gone is told no more": Effect.gen(function* () {
    const { id: me } = yield* newUser()
    const [read, removed, kept] = [yield* waiting(me), yield* waiting(me), yield* waiting(me)]
    yield* claim(me, monday, 22)
    yield* transact(Effect.flatMap(NotificationRepository, (inbox) => inbox.markRead(me, read, at(3))))
    yield* transact(Effect.flatMap(NotificationRepository, (inbox) => inbox.remove(me, removed)))
    assert.deepEqual(yield* idsOf(me, monday), [kept])
  }),

  // Falls where rows are found by their ids alone: a later act has no row of its own.
  "acts that share a row are told once, by that row": Effect.gen(function* () {
    const { id: me } = yield* newUser()
    const subject = yield* newId
    const row = yield* told(me, { subject, isConsolidated: true })
    for (const hours of [1, 2]) yield* waiting(me, { hours, subject, isConsolidated: true })
    yield* claim(me, monday, 22)
    assert.deepEqual(yield* idsOf(me, monday), [row])
  }),

  // Falls where two may claim what waits: on an engine with several connections.
  "of parallel claims one gets all of it, and what is undone is there again": Effect.gen(function* () {
    const { id: me } = yield* newUser()
    const ids = [yield* waiting(me), yield* waiting(me), yield* waiting(me)]
    yield* rolledBack(Effect.flatMap(DigestRepository, (digests) => digests.claim(me, monday, at(22))))
    assert.deepEqual(yield* idsOf(me, monday), [])
    const results = yield* Effect.all(
      Array.from({ length: 8 }, () => claim(me, monday, 22)),
      atOnce
    )
    assert.deepEqual(results.filter(Boolean), [true])
    assert.deepEqual((yield* idsOf(me, monday)).sort(), [...ids].sort())
  }),

  // Falls where what waits is forgotten by its age: nobody sent anything for a month.
  "a digest that is old is forgotten, and what waits is not": Effect.gen(function* () {
    const { id: me } = yield* newUser()
    const digests = yield* DigestRepository
    yield* waiting(me)
    yield* claim(me, monday, 22)
    const left = yield* waiting(me, { hours: 23 })
    yield* transact(digests.forgetBefore(monday, 1000))
    assert.equal((yield* idsOf(me, monday)).length, 1)
    while ((yield* transact(digests.forgetBefore(tuesday, 1000))) > 0);
    assert.deepEqual(yield* idsOf(me, monday), [])
    assert.equal(yield* claim(me, monday, 24 * 41), true)
    assert.deepEqual(yield* idsOf(me, monday), [left])
  }),

  // Falls where one call does it all, or answers 0 while something is left.
  "old digests are forgotten so many at a time": Effect.gen(function* () {
    const { id: me } = yield* newUser()
    const digests = yield* DigestRepository
    const days = ["2001-01-01", "2001-01-02", "2001-01-03"].map((day) => LocalDate.make(day))
    for (const [index, day] of days.entries()) {
      for (let count = 0; count <= index; count++) yield* waiting(me, { hours: index })
      yield* claim(me, day, index + 1)
    }
    const forget = transact(digests.forgetBefore(LocalDate.make("2001-01-04"), 2))
    const left = Effect.forEach(days, (day) => Effect.map(idsOf(me, day), ({ length }) => length))
    assert.deepEqual([yield* forget, yield* left], [2, [0, 1, 3]])
    assert.deepEqual([yield* forget, yield* left], [2, [0, 0, 2]])
    assert.deepEqual([yield* forget, yield* left], [2, [0, 0, 0]])
    assert.equal(yield* forget, 0)
  })
})
