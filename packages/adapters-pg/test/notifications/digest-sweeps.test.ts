/** The sweep that has digests sent, where hosts run side by side, and where one ends in the middle of it. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { domains } from "@mentorkit/core"
import type { UserId } from "@mentorkit/core/kernel"
import { Outbox } from "@mentorkit/core/kernel/ports"
import { DigestRepository, NotificationId } from "@mentorkit/core/notifications/ports"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Layer, Logger, TestClock } from "effect"

const evening = DateTime.unsafeMake("2027-03-14T18:00:00Z")
const morning = DateTime.unsafeMake("2027-03-15T08:00:00Z")

/** As a host of its own builds it. */
const sweepOf = (wanted: string) =>
  Effect.map(domains.notifications.sweeps, (sweeps) => {
    const found = sweeps.find(({ name }) => name === `notifications.${wanted}`)
    if (found === undefined) throw new Error("The sweep is gone")
    return found.run
  })
const newSweep = sweepOf("sendDigests")

const putBy = Effect.fnUntraced(function* (userId: UserId) {
  const about = { userId, type: "session.completed", subject: null }
  const notificationId = NotificationId.make(crypto.randomUUID())
  yield* (yield* DigestRepository).add({ ...about, notificationId, putAt: evening, dueAt: morning })
})

const digestsOf = (userId: UserId) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.map(
      sql<{ readonly day: string }>`
        select payload ->> 'day' as day from outbox
        where type = 'notifications.DigestDue' and aggregate = ${userId}`,
      (rows) => rows.map(({ day }) => day)
    )
  )
const waitingOf = (userId: UserId) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) =>
    Effect.map(
      sql`select 1 from notification_digest_items where user_id = ${userId} and day is null`,
      (rows) => rows.length
    )
  )

const newPerson = Effect.gen(function* () {
  const { userId } = yield* newUser()
  yield* (yield* SqlClient.SqlClient)`update users set timezone = 'UTC' where id = ${userId}`
  for (let count = 0; count < 5; count++) yield* putBy(userId)
  return userId
})

describe.each(concurrent)("the sweep of digests on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls where neither the row of a day nor what it gets is asked for anew once another host is through.
    it.effect("has each sent once, however many hosts run it at the same time", () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(morning.epochMillis)
        const people = yield* Effect.all(Array.from({ length: 10 }, () => newPerson))
        const hosts = yield* Effect.all(Array.from({ length: 6 }, () => newSweep))
        yield* Effect.all(hosts, { concurrency: "unbounded" })
        yield* TestClock.adjust("1 minute")
        yield* Effect.all(hosts, { concurrency: "unbounded" })
        for (const userId of people) {
          assert.deepStrictEqual(yield* digestsOf(userId), ["2027-03-15"])
          assert.strictEqual(yield* waitingOf(userId), 0)
        }
      })
    )

    // Falls where what is claimed is committed before the event that sends it.
    it.effect("has claimed nothing where its host ends before the event is stored", () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(morning.epochMillis)
        const userId = yield* newPerson
        const dying = Layer.succeed(Outbox, { append: () => Effect.dieMessage("the host is gone") })
        const broken = yield* Effect.provide(newSweep, dying)
        assert.isAtLeast(yield* broken.pipe(Effect.provide(Logger.remove(Logger.defaultLogger))), 1)
        assert.deepStrictEqual([yield* digestsOf(userId), yield* waitingOf(userId)], [[], 5])
        // Falls where the sweep goes round what cannot be sent: a runner calls it until nothing is left.
        assert.strictEqual(yield* broken, 0)
        yield* TestClock.adjust("10 minutes")
        assert.isAtLeast(yield* yield* newSweep, 1)
        assert.deepStrictEqual([yield* digestsOf(userId), yield* waitingOf(userId)], [["2027-03-15"], 0])
      })
    )

    // Falls where what waits is forgotten by its age: no host was up for a month.
    it.effect("sends what has waited for longer than digests are kept, which then goes with them", () =>
      Effect.gen(function* () {
        yield* TestClock.setTime(DateTime.add(morning, { days: 40 }).epochMillis)
        const userId = yield* newPerson
        const [send, forget] = [yield* newSweep, yield* sweepOf("forgetDigests")]
        while ((yield* forget) > 0);
        assert.strictEqual(yield* waitingOf(userId), 5)
        yield* send
        assert.deepStrictEqual([yield* digestsOf(userId), yield* waitingOf(userId)], [["2027-04-24"], 0])
        const sql = yield* SqlClient.SqlClient
        const items = Effect.map(
          sql`select 1 from notification_digest_items where user_id = ${userId}`,
          ({ length }) => length
        )
        yield* TestClock.adjust("29 days")
        while ((yield* forget) > 0);
        assert.strictEqual(yield* items, 5)
        yield* TestClock.adjust("3 days")
        while ((yield* forget) > 0);
        assert.strictEqual(yield* items, 0)
      })
    )
  })
})
