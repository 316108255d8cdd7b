/**
 * A worker dies before a statement of a delivery that writes a row, its frame and a mail: before some of them, and before
 * each with CRASH_POINTS=all. Whoever comes next tells what
 * is missing: one row, badges that say so, frames and mails under its one id.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { outboxRelay } from "@mentorkit/adapters-pg"
import { services } from "@mentorkit/core"
import { PasswordChanged } from "@mentorkit/core/identity"
import type { UserId } from "@mentorkit/core/kernel"
import { Outbox, OutboxRelay, personChannel } from "@mentorkit/core/kernel/ports"
import { type Mail, Mailer } from "@mentorkit/core/notifications"
import { NotificationRepository, notificationIdOf } from "@mentorkit/core/notifications/ports"
import { type Engine, hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { gateway } from "@mentorkit/test-kit/payments/till"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { mails } from "@mentorkit/test-kit/worlds/mails"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Fiber, Layer, Logger, TestClock } from "effect"
import { type Life, mortalDatabases } from "../support/mortal-engines.js"

/** Hosts on one database, whose mails end in one box. */
const host = (engine: Engine, sent: Array<Mail>) =>
  outboxRelay({ graceSeconds: 0 }).pipe(
    Layer.provideMerge(services),
    Layer.provideMerge(gateway),
    Layer.provideMerge(
      Layer.merge(mails, Layer.succeed(Mailer, { send: (mail) => Effect.sync(() => void sent.push(mail)) }))
    ),
    Layer.provideMerge(world(engine)),
    Layer.provideMerge(Logger.remove(Logger.defaultLogger))
  )

const drain = Effect.flatMap(OutboxRelay, (relay) => relay.drain)

const changePassword = Effect.gen(function* () {
  const { userId } = yield* newUser()
  const outbox = yield* Outbox
  yield* outbox.append(PasswordChanged, { userId, how: "changed" }, yield* DateTime.now)
  return userId
})

/** Claims of the dead end after 30 seconds, and what has failed is tried again after a pause. */
const deliverAll = Effect.gen(function* () {
  for (let round = 0; round < 3; round++) {
    yield* TestClock.adjust(round === 0 ? "31 seconds" : "5 minutes")
    yield* drain
  }
})

const facts = (userId: UserId) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const rows = yield* sql<{ readonly id: string }>`select id from notifications where user_id = ${userId}`
    const frames = yield* sql<{ readonly id: string }>`
      select data::jsonb ->> 'id' as id from realtime_frames where channel = ${personChannel(userId)}`
    const [event] = yield* sql<{ readonly id: string }>`select id from outbox where aggregate = ${userId}`
    const counts = yield* (yield* NotificationRepository).count(userId)
    return { rows: rows.map(({ id }) => id), frames: frames.map(({ id }) => id), event: event?.id ?? "", counts }
  })

const mailsTo = (sent: ReadonlyArray<Mail>, userId: UserId) =>
  sent.filter(({ to }) => to.includes(userId)).map(({ headers }) => headers?.["Message-ID"])

/** Told once; answers how often it was mailed. */
const checkTold = Effect.fnUntraced(function* (userId: UserId, sent: ReadonlyArray<Mail>, name: string) {
  const { counts, event, frames, rows } = yield* facts(userId)
  const id = notificationIdOf(event, userId)
  assert.deepStrictEqual([rows, frames, counts.unread, counts.total], [[id], [id], 1, 1], name)
  const messageIds = mailsTo(sent, userId)
  assert.deepStrictEqual([...new Set(messageIds)], [`<${id}@api.example.test>`], name)
  return messageIds.length
})

/** Of a drain, on a host of its own. */
const dieDraining = Effect.fnUntraced(function* (mortal: Engine, life: Life, sent: Array<Mail>) {
  yield* Effect.gen(function* () {
    life.begin()
    const fiber = yield* Effect.fork(drain)
    yield* Effect.race(
      Effect.promise(() => life.died),
      Fiber.await(fiber)
    )
    yield* Fiber.interrupt(fiber)
  }).pipe(Effect.provide(host(mortal, sent)))
  return life.isDead()
})

const everyPoint = process.env["CRASH_POINTS"] === "all"

describe.each(mortalDatabases)("a worker that is killed on %s", (name, database) => {
  /** PGlite is told of most statements twice. */
  const step = everyPoint ? 1 : name === "PGlite" ? 41 : 14
  it.scoped("tells once, and mails again only under the same Message-ID", () =>
    Effect.gen(function* () {
      const { bury, dying, engine, isShared } = yield* database
      const sent: Array<Mail> = []
      const living = host(engine, sent)
      const onLiving = isShared ? Layer.succeedContext(yield* Layer.build(living)) : living
      let n = 1
      for (let isDead = true; isDead; n += step) {
        const userId = yield* Effect.provide(changePassword, onLiving)
        isDead = yield* Effect.scoped(
          Effect.flatMap(dying(n), ({ engine: mortal, life }) => dieDraining(mortal, life, sent))
        )
        yield* bury
        const check = checkTold(userId, sent, `before statement ${n}`)
        yield* Effect.provide(Effect.zipRight(deliverAll, check), onLiving)
      }
      assert.isAbove(n, 20)
    })
  )
})

describe("two hosts on one database", () => {
  it.scoped("tell each act once between them", () =>
    Effect.gen(function* () {
      const url = yield* newPostgresUrl
      const sent: Array<Mail> = []
      const [one, other] = yield* Effect.all([1, 2].map(() => Layer.build(host(hostOn(url, 10), sent))))
      if (one === undefined || other === undefined) return
      const told = yield* Effect.provide(Effect.replicateEffect(changePassword, 40), one)
      yield* Effect.all([Effect.provide(drain, one), Effect.provide(drain, other)], { concurrency: 2 })
      for (const userId of told) assert.strictEqual(yield* Effect.provide(checkTold(userId, sent, "both"), one), 1)
    })
  )
})
