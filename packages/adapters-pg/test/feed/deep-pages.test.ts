/** Pages by number far down rank all posts before them. */

import { SqlClient } from "@effect/sql"
import { assert, describe, it, layer } from "@effect/vitest"
import { type FeedView, RankedFeed, recentRules } from "@mentorkit/core/feed/ports"
import { UserId } from "@mentorkit/core/kernel"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { usualRules } from "@mentorkit/test-kit/feed/usual-rules"
import { lockTables } from "@mentorkit/test-kit/waiting/locks"
import { pause, until, untilSo } from "@mentorkit/test-kit/waiting/until"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Cause, DateTime, Effect, Exit, Fiber, Layer, TestClock } from "effect"
import { isDatabaseUnavailable } from "../../src/database/engine/unavailable.js"
import { rankedFeed } from "../../src/feed/ranked-feed.js"
import { answering } from "../support/answering.js"
import { viewAt } from "../support/feed-scenes.js"

const newReader = () => UserId.make(crypto.randomUUID())
const view = viewAt(DateTime.unsafeMake("2027-03-14T14:00:00.000Z"), usualRules)

/** By the quick looks at ranked posts, of a page of fifteen: whether their reader sees them. */
const mostAskedAbout = 1024

/** A database whose posts are never enough to tell which are the best: it answers the last of these looks once that may be. */
const undecidedDatabase = Effect.fnUntraced(function* (looksAt: ReadonlyArray<number | null>) {
  const mayAnswer = yield* Effect.makeLatch()
  const looks = looksAt.map(() => 0)
  const areBounded = looksAt.map(() => false)
  const client = answering((_sql, values) => {
    const look = looksAt.findIndex((each) => values.includes(each))
    looks[look] = (looks[look] ?? 0) + 1
    areBounded[look] = values.includes(mostAskedAbout)
    return look < looksAt.length - 1 ? Effect.succeed([{ id: null }]) : mayAnswer.whenOpen(Effect.succeed([]))
  })
  const database = Layer.effect(SqlClient.SqlClient, client)
  return { areBounded, database, looks, mayAnswer }
})

/** Five readers, each with a page behind so many posts. */
const fiveRead = (database: Layer.Layer<SqlClient.SqlClient>, first: FeedView, skipped: number) =>
  Effect.flatMap(RankedFeed, ({ list }) => {
    const read = Effect.suspend(() => list(newReader(), first, { limit: 15, skipped }))
    return Effect.replicateEffect(Effect.exit(read), 5, { concurrency: "unbounded" })
  }).pipe(Effect.provide(rankedFeed), Effect.provide(database), Effect.fork)

describe.each([
  {
    what: "a page of `top`",
    first: { ...view, rules: { ...usualRules, basePoints: 1 } },
    ...{ looksAt: [6, 96, 1536], deepLooksAt: [19, 304, 4864] }
  },
  {
    what: "a page of `recent`",
    first: { ...view, rules: recentRules(usualRules) },
    ...{ looksAt: [32, 512, 8192], deepLooksAt: [232, 3712, 59_392] }
  },
  {
    what: "a page behind all posts with points",
    first: { ...view, after: { snapshot: "1:1:", place: { score: "0", createdAt: "", id: "" } } },
    ...{ looksAt: [32, 512, null], deepLooksAt: [232, 3712, null] }
  }
])("$what whose posts few readers see", ({ deepLooksAt, first, looksAt }) => {
  // Falls where whoever looks for the third time takes no turn.
  it.effect("waits for its turn with its third look, and not before", () =>
    Effect.gen(function* () {
      const { database, looks, mayAnswer } = yield* undecidedDatabase(looksAt)
      const reading = yield* fiveRead(database, first, 0)
      yield* Effect.promise(() => until("two third looks", async () => (looks[2] === 2 && looks[1] === 5) || undefined))
      yield* Effect.promise(() => pause(50))
      assert.deepStrictEqual(looks, [5, 5, 2])
      yield* mayAnswer.open
      assert.isTrue((yield* Fiber.join(reading)).every(Exit.isSuccess))
      assert.deepStrictEqual(looks, [5, 5, 5])
    })
  )

  // Falls where each of its looks waits for a turn of its own.
  it.effect("far down is one turn from its first look on", () =>
    Effect.gen(function* () {
      const { database, looks, mayAnswer } = yield* undecidedDatabase(deepLooksAt)
      const reading = yield* fiveRead(database, first, 100)
      yield* Effect.promise(() => until("two third looks", async () => looks[2] === 2 || undefined))
      yield* Effect.promise(() => pause(50))
      assert.deepStrictEqual(looks, [2, 2, 2])
      yield* mayAnswer.open
      assert.isTrue((yield* Fiber.join(reading)).every(Exit.isSuccess))
      assert.deepStrictEqual(looks, [5, 5, 5])
    })
  )

  // Falls where whoever waits is answered when nobody listens any more.
  it.effect("fails where its turn does not come in time", () =>
    Effect.gen(function* () {
      const { database, looks, mayAnswer } = yield* undecidedDatabase(looksAt)
      const reading = yield* fiveRead(database, first, 0)
      yield* Effect.promise(() => until("two third looks", async () => (looks[2] === 2 && looks[1] === 5) || undefined))
      // The other three wait by then.
      yield* Effect.promise(() => pause(50))
      yield* TestClock.adjust("6 seconds")
      yield* mayAnswer.open
      const late = (yield* Fiber.join(reading)).flatMap((exit) =>
        Exit.isFailure(exit) ? [Cause.squash(exit.cause)] : []
      )
      assert.deepStrictEqual([late.length, late.every(isDatabaseUnavailable), looks[2]], [3, true, 2])
    })
  )
})

describe("a page of `top`", () => {
  const isPointless = (statement: string) => !statement.includes("most_points")

  // Falls where a quick look goes through all that is for others.
  it.effect("asks about so many posts, until it has its turn", () =>
    Effect.gen(function* () {
      const { areBounded, database, mayAnswer } = yield* undecidedDatabase([6, 96, 1536])
      yield* mayAnswer.open
      yield* Fiber.join(yield* fiveRead(database, { ...view, rules: { ...usualRules, basePoints: 1 } }, 0))
      assert.deepStrictEqual(areBounded, [true, true, false])
    })
  )

  // Falls where the one that tells whether more follow is looked for among two, and among all in a turn.
  it.effect("looks through as many posts without points for the last one of it as for all", () =>
    Effect.gen(function* () {
      const looks: Array<ReadonlyArray<unknown>> = []
      const place = { id: crypto.randomUUID(), score: "1", createdAt: "2027-03-14T13:00:00.000000Z", snapshot: "1:1:" }
      const database = answering((statement, values) => {
        if (isPointless(statement)) looks.push(values)
        return Effect.succeed(isPointless(statement) ? [] : Array.from({ length: 15 }, () => place))
      })
      const { list } = yield* Effect.provide(
        RankedFeed,
        Layer.provide(rankedFeed, Layer.effect(SqlClient.SqlClient, database))
      )
      assert.lengthOf((yield* list(newReader(), view, { limit: 15, skipped: 0 })).ids, 15)
      assert.deepStrictEqual([looks.length, looks[0]?.includes(32)], [1, true])
    })
  )
})

describe.each(concurrent)("pages far down the feed on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    // Falls where they take all connections of a host, and the first page waits behind them.
    it.scoped("are read a few at a time, and others beside them", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { list } = yield* RankedFeed
        const unlock = yield* lockTables("posts")
        const waiting = sql<{ readonly count: number }>`
          select count(*)::int as count from pg_locks where not granted and relation = 'posts'::regclass
            and database = (select oid from pg_database where datname = current_database())`
        const countWaiting = Effect.map(waiting, ([row]) => row?.count ?? 0)
        const read = (skipped: number, times: number) =>
          Effect.fork(
            Effect.replicateEffect(
              Effect.suspend(() => list(newReader(), view, { limit: 15, skipped })),
              times,
              { concurrency: "unbounded" }
            )
          )
        const deep = yield* read(100, 20)
        const first = yield* read(0, 1)
        yield* untilSo(Effect.map(countWaiting, (count) => count >= 3))
        yield* Effect.promise(() => pause(100))
        assert.strictEqual(yield* countWaiting, 3)
        yield* unlock
        yield* Fiber.joinAll([deep, first])
      })
    )
  })
})
