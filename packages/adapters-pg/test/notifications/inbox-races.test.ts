/** Acts of many at once: each is told, each is counted, and nobody waits in a circle. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { type Act, makeTellActs } from "@mentorkit/core/internal/notifications"
import { Ids, type UserId } from "@mentorkit/core/kernel"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { NotificationRepository } from "@mentorkit/core/notifications/ports"
import { everyEngine } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect } from "effect"

const act = (userId: UserId, given: Partial<Act> = {}): Act => ({
  ...{ type: "feed.post_commented", userId, subject: null, senderId: null, role: null, facts: {} },
  ...given
})

/** Each of the lists is told in a transaction of its own; answers how many transactions that took. */
const tellAtOnce = Effect.fnUntraced(function* (lists: ReadonlyArray<ReadonlyArray<Act>>) {
  const tellActs = yield* makeTellActs
  const { transact } = yield* UnitOfWork
  const ids = yield* Ids
  let attempts = 0
  const tell = (acts: ReadonlyArray<Act>) =>
    Effect.gen(function* () {
      const event = { eventId: yield* ids.uuid, occurredAt: yield* DateTime.now }
      yield* transact(
        Effect.suspend(() => {
          attempts++
          return tellActs(acts, event)
        })
      )
    })
  // As many as there are connections: who waits for one of these gives up after a while.
  yield* Effect.forEach(lists, tell, { concurrency: 16 })
  return attempts
})

const inboxOf = Effect.fnUntraced(function* (userId: UserId) {
  const inbox = yield* NotificationRepository
  const sql = yield* SqlClient.SqlClient
  const { items } = yield* inbox.list({ userId, page: { page: 1, per_page: 50 } })
  const [row] = yield* sql<{ readonly rows: number; readonly revisions: number; readonly last: number }>`
    select count(*)::int as rows, count(distinct revision)::int as revisions, max(revision)::int as last
    from notifications where user_id = ${userId}`
  return { items, counts: yield* inbox.count(userId), ...row }
})

describe.each(everyEngine)("acts at once on %s", (name, engine) => {
  // One connection has nothing that meets.
  const many = name === "PGlite" ? 20 : 200
  layer(world(engine))((it) => {
    it.effect("on one thing are one row, which counts each of them and each sender once", () =>
      Effect.gen(function* () {
        const { userId: me } = yield* newUser()
        const senders = yield* Effect.replicateEffect(newUser(), many / 4)
        const subject = crypto.randomUUID()
        const acts = Array.from({ length: many }, (_, n) =>
          act(me, { subject, senderId: senders[n % senders.length]?.userId ?? null })
        )
        assert.strictEqual(yield* tellAtOnce(acts.map((one) => [one])), many)
        const { counts, items, last, rows } = yield* inboxOf(me)
        assert.deepStrictEqual([rows, last, counts.unread, counts.total], [1, many, 1, 1])
        assert.deepStrictEqual([items[0]?.count, items[0]?.senderCount], [many, senders.length])
      })
    )

    it.effect("on different things are a row each, with a revision each", () =>
      Effect.gen(function* () {
        const { userId: me } = yield* newUser()
        const acts = Array.from({ length: many }, () => [act(me, { type: "session.confirmed" })])
        assert.strictEqual(yield* tellAtOnce(acts), many)
        const { counts, last, revisions, rows } = yield* inboxOf(me)
        assert.deepStrictEqual([rows, revisions, last, counts.unread, counts.total], [many, many, many, many, many])
      })
    )

    it.effect("for people who are named in opposite orders wait for nobody twice", () =>
      Effect.gen(function* () {
        const people = yield* Effect.replicateEffect(newUser(), 8)
        const forward = people.map(({ userId }) => act(userId, { type: "feed.post_mentioned" }))
        const rounds = Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? forward : [...forward].reverse()))
        assert.strictEqual(yield* tellAtOnce(rounds), rounds.length)
        for (const { userId } of people) {
          const { counts, rows } = yield* inboxOf(userId)
          assert.deepStrictEqual([rows, counts.unread, counts.unreadMention], [20, 20, 20])
        }
      })
    )

    // Falls where rows are read whose counts nobody has locked: there were none yet when they were to be locked.
    it.effect("that are the first ones are read by whoever reads all at that moment, or are left unread", () =>
      Effect.gen(function* () {
        const inbox = yield* NotificationRepository
        const { transact } = yield* UnitOfWork
        for (let round = 0; round < many / 4; round++) {
          const { userId: me } = yield* newUser()
          const now = yield* DateTime.now
          const readAll = transact(inbox.markAllRead(me, now))
          const tell = tellAtOnce([[act(me, { type: "session.confirmed" })]])
          const both = Effect.all([tell, readAll], { concurrency: "unbounded" })
          yield* Effect.all(
            Array.from({ length: 7 }, () => both),
            { concurrency: "unbounded" }
          )
          const { counts, items, revisions, rows } = yield* inboxOf(me)
          const unread = items.filter(({ readAt }) => readAt === null).length
          assert.deepStrictEqual([rows, revisions, counts.total, counts.unread], [7, 7, 7, unread])
        }
      })
    )
  })
})
