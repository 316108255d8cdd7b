/** What many are told of: each of them once, page by page, whoever pushes, and only who is to be told. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { makeTellActs } from "@mentorkit/core/internal/notifications"
import type { UserId } from "@mentorkit/core/kernel"
import { personChannel, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { FanOuts } from "@mentorkit/core/notifications"
import {
  NotificationPreferenceRepository,
  NotificationRepository,
  nothingChosen,
  notificationIdOf
} from "@mentorkit/core/notifications/ports"
import { PersonalData } from "@mentorkit/core/personal-data"
import { everyEngine } from "@mentorkit/test-kit/databases/engines"
import { newDelivery } from "@mentorkit/test-kit/outbox/deliveries"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Cause, DateTime, Deferred, Effect, Exit, Fiber, Layer, Logger, TestClock } from "effect"
import { block } from "../support/blocks.js"
import { crowds, makePush, makeWholePush, newCrowd, newFanOut, pushAll, toldIn } from "../support/fan-outs.js"

const at = (people: ReadonlyArray<UserId>, index: number): UserId => people[index] as UserId
const all = (people: ReadonlyArray<UserId>, times = 1) => ({
  rows: new Map(people.map((id) => [id, times])),
  ...{ total: people.length * times, twice: times > 1 ? people.length : 0, wrongBadges: 0 }
})

describe.each(everyEngine)("a fan-out on %s", (name, engine) => {
  const base = Layer.provideMerge(crowds, engine)
  const quiet = Logger.remove(Logger.defaultLogger)
  const whole = Layer.unwrapScoped(
    Effect.map(Layer.build(base), (context) =>
      world(Layer.succeedContext(context)).pipe(
        Layer.provideMerge(Layer.mergeAll(quiet, Layer.succeedContext(context)))
      )
    )
  )
  layer(whole)((it) => {
    it.effect("of 2,500 people is told in three pages, to each of them once", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const people = yield* newCrowd("three pages", 2500)
        const fanOut = yield* newFanOut("three pages")
        const push = yield* makeWholePush
        for (const told of [1000, 2000, 2500]) {
          assert.strictEqual(yield* push, 1)
          assert.deepStrictEqual(yield* toldIn(people.slice(0, told)), all(people.slice(0, told)))
          assert.strictEqual((yield* toldIn(people)).total, told)
        }
        assert.strictEqual(yield* push, 0)
        const { items } = yield* (yield* NotificationRepository).list({
          userId: at(people, 7),
          page: { page: 1, per_page: 15 }
        })
        assert.deepInclude(items[0], {
          id: notificationIdOf(fanOut.eventId, at(people, 7)),
          type: "community.post_created",
          subject: fanOut.subject,
          facts: { title: "News" },
          createdAt: fanOut.occurredAt
        })
        const frames = yield* sql`select 1 from realtime_frames where channel = ${personChannel(at(people, 7))}`
        assert.lengthOf(frames, 1)
      })
    )

    // Falls where a person's choices or standing are not asked for, or only those of the first.
    it.effect("passes over the sender, who has turned it off, is banned, or blocked", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const people = yield* newCrowd("choosy", 30)
        const sender = at(people, 3)
        const { put } = yield* NotificationPreferenceRepository
        for (const index of [5, 29])
          yield* put(at(people, index), { ...nothingChosen, choices: { communities: { inApp: false } } })
        yield* put(at(people, 6), { ...nothingChosen, choices: { posts: { inApp: false } } })
        yield* sql`update users set banned_at = now() where id = ${at(people, 8)}`
        yield* block(sender, at(people, 9))
        yield* newFanOut("choosy", { senderId: sender })
        yield* pushAll
        const silent = [3, 5, 8, 9, 29].map((index) => at(people, index))
        assert.strictEqual((yield* toldIn(silent)).total, 0)
        const told = people.filter((id) => !silent.includes(id))
        assert.deepStrictEqual(yield* toldIn(told), all(told))
      })
    )

    it.effect("is begun once an event, and with the unit of work that begins it", () =>
      Effect.gen(function* () {
        const { begin } = yield* FanOuts
        const { transact } = yield* UnitOfWork
        const people = yield* newCrowd("once", 3)
        const fanOut = yield* newFanOut("once")
        assert.isFalse(yield* begin(fanOut))
        yield* pushAll
        assert.isFalse(yield* begin(fanOut))
        const undone = transact(Effect.zipRight(newFanOut("once"), Effect.fail("undone")))
        assert.strictEqual(yield* Effect.flip(undone), "undone")
        assert.strictEqual(yield* pushAll, 0)
        assert.deepStrictEqual(yield* toldIn(people), all(people))
      })
    )

    it.effect("tells those who have joined behind its cursor, and not those who have left", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const people = yield* newCrowd("moving", 105)
        const [joined] = yield* sql<{ readonly id: UserId }>`
          insert into users (id, full_name, username, email, timezone, is_active, created_at, updated_at)
          values ('ffffffff-ffff-4fff-bfff-ffffffffffff', 'not yet', 'late', 'late@example.test', 'UTC', true, now(), now())
          returning id`
        yield* newFanOut("moving")
        yield* yield* makePush
        yield* sql`update users set full_name = 'left' where id = ${at(people, 103)}`
        yield* sql`update users set full_name = 'left' where id = ${at(people, 3)}`
        yield* sql`update users set full_name = 'moving' where id = ${joined?.id ?? null}`
        yield* pushAll
        assert.strictEqual((yield* toldIn([at(people, 103)])).total, 0)
        const stayed = [...people.filter((_, index) => index !== 103), joined?.id as UserId]
        assert.deepStrictEqual(yield* toldIn(stayed), all(stayed))
      })
    )

    // Falls where the others wait for it, or it is tried for ever.
    it.effect("that fails is tried again later, and the others go on", () =>
      Effect.gen(function* () {
        const people = yield* newCrowd("patient", 3)
        yield* newFanOut("patient", { audience: "test.broken" })
        yield* newFanOut("patient", { audience: "test.backwards" })
        yield* newFanOut("patient", { audience: "test.unknown" })
        yield* newFanOut("patient")
        yield* pushAll
        assert.deepStrictEqual(yield* toldIn(people), all(people))
        yield* TestClock.adjust("9 minutes")
        assert.strictEqual(yield* pushAll, 0)
        yield* TestClock.adjust("1 minutes")
        assert.strictEqual(yield* pushAll, 2)
        assert.deepStrictEqual(yield* toldIn(people), all(people))
        const sql = yield* SqlClient.SqlClient
        yield* sql`delete from notification_fan_outs where audience <> 'test.crowd'`
      })
    )

    // Falls where its pages are passed over: it would end, and nobody be told by the host that knows the type.
    it.effect("of a type that is not known here waits for a host that knows it, and is not begun", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const people = yield* newCrowd("elsewhere", 3)
        const mistyped = yield* Effect.exit(newFanOut("elsewhere", { type: "shop.unknown" }))
        assert.isTrue(Exit.isFailure(mistyped) && Cause.isDie(mistyped.cause))
        const { eventId } = yield* newFanOut("elsewhere")
        const setType = (type: string) =>
          sql`update notification_fan_outs set type = ${type} where event_id = ${eventId}`
        yield* setType("shop.unknown")
        yield* pushAll
        assert.strictEqual((yield* toldIn(people)).total, 0)
        yield* setType("community.post_created")
        yield* TestClock.adjust("10 minutes")
        yield* pushAll
        assert.deepStrictEqual(yield* toldIn(people), all(people))
      })
    )

    // Falls where it fails page after page, for ever.
    it.effect("of facts that no row can hold is not begun", () =>
      Effect.gen(function* () {
        for (const title of ["a\u0000", "a\udfff", "x".repeat(20_000)]) {
          const exit = yield* Effect.exit(newFanOut("nobody", { facts: { title } }))
          const defect = Exit.isFailure(exit) ? Cause.squash(exit.cause) : undefined
          assert.match(String(defect), /Facts of community\.post_created (?:hold U\+0000|are 2\d+ bytes of JSON)/)
        }
        assert.strictEqual(yield* pushAll, 0)
      })
    )

    it.effect("that is withdrawn stops, and takes along what nobody has read and nothing has joined", () =>
      Effect.gen(function* () {
        const { withdraw } = yield* FanOuts
        const { transact } = yield* UnitOfWork
        const inbox = yield* NotificationRepository
        const tellActs = yield* makeTellActs
        const people = yield* newCrowd("gone", 110)
        const other = yield* newFanOut("gone", { subject: crypto.randomUUID() })
        yield* pushAll
        const fanOut = yield* newFanOut("gone")
        const push = yield* makePush
        assert.strictEqual(yield* push, 1)
        const [read, gathers] = [at(people, 10), at(people, 20)]
        const now = yield* DateTime.now
        yield* transact(inbox.markRead(read, notificationIdOf(fanOut.eventId, read), now))
        const act = {
          type: fanOut.type,
          userId: gathers,
          subject: fanOut.subject,
          senderId: null,
          role: null,
          facts: {}
        }
        yield* transact(tellActs([act], yield* newDelivery))
        assert.isTrue(yield* withdraw(fanOut.eventId))
        assert.isTrue(yield* withdraw(fanOut.eventId))
        yield* pushAll
        assert.isTrue(yield* withdraw(fanOut.eventId))
        assert.strictEqual(yield* pushAll, 0)
        assert.isFalse(yield* withdraw(crypto.randomUUID()))
        const left = yield* toldIn(people)
        assert.deepStrictEqual([left.rows.get(read), left.rows.get(gathers)], [2, 2])
        assert.deepStrictEqual([left.total, left.wrongBadges], [110 + 2, 0])
        assert.isTrue(yield* withdraw(other.eventId))
        yield* pushAll
        assert.strictEqual((yield* toldIn(people)).total, 2)
      })
    )

    it.effect("ends with the account of its sender", () =>
      Effect.gen(function* () {
        const people = yield* newCrowd("farewell", 105)
        const sender = yield* newUser()
        yield* newFanOut("farewell", { senderId: sender.userId })
        yield* yield* makePush
        yield* (yield* PersonalData).eraseAccount(sender, {})
        assert.strictEqual(yield* pushAll, 0)
        assert.strictEqual((yield* toldIn(people)).total, 100)
      })
    )

    // Falls where the row is locked before the sender: an erasure locks the account and then wants the row.
    it.effect("waits for nobody who changes its sender", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { transact } = yield* UnitOfWork
        const people = yield* newCrowd("touchy", 3)
        const { userId: senderId } = yield* newUser()
        yield* newFanOut("touchy", { senderId })
        const push = yield* makePush
        const [isLocked, mayEnd] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
        const changing = yield* Effect.fork(
          transact(
            sql`select 1 from users where id = ${senderId} for no key update`.pipe(
              Effect.zipRight(Deferred.succeed(isLocked, undefined)),
              Effect.zipRight(Deferred.await(mayEnd))
            )
          )
        )
        yield* Deferred.await(isLocked)
        // PGlite has one connection, on which everybody waits.
        if (name === "PostgreSQL") assert.strictEqual(yield* push, 0)
        yield* Deferred.succeed(mayEnd, undefined)
        yield* Fiber.join(changing)
        assert.strictEqual(yield* pushAll, 1)
        assert.deepStrictEqual(yield* toldIn(people), all(people))
      })
    )

    it.effect("is pushed by any number of workers, each page by one of them", () =>
      Effect.gen(function* () {
        const crowd = yield* newCrowd("busy", 210)
        const small = yield* newCrowd("small", 40)
        for (let n = 0; n < 4; n++) yield* newFanOut("small", { type: "session.confirmed" })
        yield* newFanOut("busy", { type: "session.confirmed" })
        // One that finds nothing free ends before the others do.
        yield* Effect.replicateEffect(pushAll, 6, { concurrency: "unbounded" })
        yield* pushAll
        assert.deepStrictEqual(yield* toldIn(crowd), all(crowd))
        assert.deepStrictEqual(yield* toldIn(small), all(small, 4))
      })
    )
  })
})
