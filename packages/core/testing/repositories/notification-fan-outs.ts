/** The repository of fan-outs. */
import assert from "node:assert/strict"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { UserId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { type NewFanOut, NotificationFanOutRepository } from "@mentorkit/core/notifications/ports"
import { DateTime, Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { era, newId, newUser } from "../fixtures/people.js"
import { comesDuring, rolledBack, transact } from "../fixtures/transactions.js"

const start = DateTime.unsafeMake("2027-03-14T10:00:00Z")
const at = (minutes: number) => DateTime.add(start, { minutes })

/** Of an audience that no other case has. */
const draft = Effect.fnUntraced(function* (given: Partial<NewFanOut> = {}) {
  const fanOut: NewFanOut = {
    eventId: yield* newId,
    occurredAt: start,
    type: "community.post_created",
    subject: yield* newId,
    senderId: null,
    facts: { title: "É\"'" },
    audience: `test.${yield* newId}`,
    audienceId: "all",
    ...given
  }
  return fanOut
})

type FanOuts = typeof NotificationFanOutRepository.Service
const using = <A>(use: (fanOuts: FanOuts) => Effect.Effect<A>) =>
  Effect.flatMap(NotificationFanOutRepository, (fanOuts) => transact(use(fanOuts)))

const add = (fanOut: NewFanOut, minutes = 0) => using(({ add: put }) => put(fanOut, at(minutes)))
const next = (audience: string, minutes = 100) =>
  using(({ lockNext }) => Effect.map(lockNext([audience], at(minutes)), Option.getOrNull))
const nextId = (audience: string, minutes = 100) => Effect.map(next(audience, minutes), (one) => one?.eventId ?? null)
const setCursor = (eventId: string, cursor: string | null, minutes = 0) =>
  using((fanOuts) => fanOuts.setCursor(eventId, cursor, at(minutes)))
const withdraw = (eventId: string) => using(({ markWithdrawn }) => markWithdrawn(eventId, at(0)))

/** Supply `NotificationFanOutRepository`, the repository of users, and the `UnitOfWork` that both take part in. */
export const notificationFanOutRepositoryConformance = conformance<
  NotificationFanOutRepository | UnitOfWork | UserRepository
>("NotificationFanOutRepository", {
  "comes back as it was given, once an event, to those who have its audience": Effect.gen(function* () {
    const sender: UserId = (yield* newUser()).id
    const given = yield* draft({ senderId: sender })
    assert.equal(yield* add(given), true)
    assert.equal(yield* add({ ...given, audienceId: "others" }), false)
    assert.deepEqual(yield* next(given.audience), { ...given, state: "telling", cursor: null })
    assert.equal(yield* next("test.nobody's"), null)
    assert.equal(yield* nextId(given.audience, -1), null)
  }),

  "takes turns: what has been due for longest is next": Effect.gen(function* () {
    const first = yield* draft()
    const second = yield* draft({ audience: first.audience })
    yield* add(second, 1)
    yield* add(first, 0)
    assert.equal(yield* nextId(first.audience), first.eventId)
    const cursor = yield* newId
    yield* setCursor(first.eventId, cursor, 2)
    assert.equal(yield* nextId(first.audience), second.eventId)
    yield* using(({ setDue }) => setDue(second.eventId, at(200)))
    const again = yield* next(first.audience)
    assert.deepEqual([again?.eventId, again?.cursor, again?.state], [first.eventId, cursor, "telling"])
    yield* setCursor(first.eventId, null, 3)
    assert.equal(yield* nextId(first.audience), null)
    assert.equal(yield* nextId(first.audience, 200), second.eventId)
  }),

  // Falls where two workers push the same one, or wait for each other.
  "what one has locked is passed over by others": Effect.gen(function* () {
    const fanOuts = yield* NotificationFanOutRepository
    const first = yield* draft()
    const second = yield* draft({ audience: first.audience })
    yield* add(first, 0)
    yield* add(second, 1)
    const lock = Effect.map(fanOuts.lockNext([first.audience], at(100)), Option.getOrThrow)
    const advance = Effect.flatMap(lock, ({ eventId }) => fanOuts.setCursor(eventId, null, at(2)))
    const other = yield* comesDuring(advance, Effect.void, nextId(first.audience))
    assert.equal(other, second.eventId)
  }),

  // Falls where a page that is under way writes its cursor over it.
  "is withdrawn for good, after the page that is under way": Effect.gen(function* () {
    const fanOuts = yield* NotificationFanOutRepository
    const given = yield* draft()
    yield* add(given)
    const page = Effect.zipRight(
      fanOuts.lockNext([given.audience], at(100)),
      fanOuts.setCursor(given.eventId, given.eventId, at(1))
    )
    assert.equal(yield* comesDuring(page, Effect.void, withdraw(given.eventId)), true)
    const withdrawn = yield* next("test.nobody's")
    assert.deepEqual([withdrawn?.eventId, withdrawn?.state, withdrawn?.cursor], [given.eventId, "withdrawing", null])
    yield* setCursor(given.eventId, given.eventId)
    assert.equal(yield* withdraw(given.eventId), true)
    assert.equal((yield* next("test.nobody's"))?.cursor, given.eventId)
    yield* setCursor(given.eventId, null)
    assert.equal(yield* withdraw(given.eventId), true)
    assert.equal(yield* next("test.nobody's"), null)
    assert.equal(yield* withdraw(yield* newId), false)
  }),

  "old ones are forgotten once they have ended": Effect.gen(function* () {
    const occurredAt = era(411)
    const id = (last: number) => `0093a8e0-0000-7000-8000-00000000000${last}`
    const [open, ended, withdrawn] = yield* Effect.forEach([1, 2, 3], (n) => draft({ eventId: id(n), occurredAt }))
    assert.ok(open !== undefined && ended !== undefined && withdrawn !== undefined)
    for (const one of [open, ended, withdrawn]) yield* add(one)
    yield* setCursor(ended.eventId, null)
    yield* withdraw(withdrawn.eventId)
    yield* setCursor(withdrawn.eventId, null)
    const forget = (before: DateTime.Utc, limit: number) => using((fanOuts) => fanOuts.forgetBefore(before, limit))
    assert.equal(yield* forget(occurredAt, 10), 0)
    const after = DateTime.add(occurredAt, { days: 1 })
    assert.deepEqual([yield* forget(after, 1), yield* forget(after, 10), yield* forget(after, 10)], [1, 1, 0])
    assert.equal(yield* nextId(open.audience), open.eventId)
  }),

  "a unit that fails changes nothing": Effect.gen(function* () {
    const fanOuts = yield* NotificationFanOutRepository
    const [given, undone] = [yield* draft(), yield* draft()]
    yield* add(given)
    yield* rolledBack(fanOuts.add(undone, at(0)))
    yield* rolledBack(fanOuts.setCursor(given.eventId, null, at(1)))
    yield* rolledBack(fanOuts.markWithdrawn(given.eventId, at(1)))
    assert.deepEqual(yield* next(given.audience), { ...given, state: "telling", cursor: null })
    assert.equal(yield* next(undone.audience), null)
  })
})
