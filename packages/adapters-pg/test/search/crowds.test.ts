/** Who searches to do harm: words and texts that make looking dear, and searches in crowds. */
import { SqlClient } from "@effect/sql"
import { assert, describe, it, layer } from "@effect/vitest"
import { recentRules } from "@mentorkit/core/feed/ports"
import { UserId } from "@mentorkit/core/kernel"
import { SearchIndex } from "@mentorkit/core/search/ports"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { usualRules } from "@mentorkit/test-kit/feed/usual-rules"
import { lockTables } from "@mentorkit/test-kit/waiting/locks"
import { pause } from "@mentorkit/test-kit/waiting/until"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Cause, DateTime, Effect, Exit, Fiber } from "effect"
import { isDatabaseUnavailable } from "../../src/database/engine/unavailable.js"
import { bounded } from "../../src/search/bounded.js"
import { newPeople, placePosts, strangers, viewAt } from "../support/feed-scenes.js"

const asOf = DateTime.unsafeMake("2027-03-14T14:00:00.000Z")
const recent = viewAt(asOf, recentRules(usualRules))

/** The newest first. */
const bounds = { limit: 5, rows: 400, indexMillis: 10_000 }

describe("the looks of a search", () => {
  // Falls where a tag that the index has too many of is looked for in all rows at once.
  it.effect("what an index has too many of is found by the first look", () =>
    Effect.gen(function* () {
      const looks: Array<number> = []
      const look = (rows: number) =>
        Effect.sync(() => {
          looks.push(rows)
          return { best: ["a", "b"], others: [], matches: 9, looked: rows }
        })
      const indexed = Effect.succeed({ best: [], others: [], matches: 0, looked: 5000 })
      const answer = yield* bounded({ limit: 2, rows: 20_000, index: "first", look, indexed })
      assert.deepStrictEqual([answer, looks], [{ found: ["a", "b"], isPartial: false }, [2000]])
    })
  )
})

describe.each(engines)("dear searches on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls where only texts count: in one of the same sign, a hundred signs are compared at each place.
    it.effect("words that begin in themselves again and again are looked for in fewer texts", () =>
      Effect.gen(function* () {
        const people = yield* newPeople
        const { findPosts } = yield* SearchIndex
        const find = (words: string) => findPosts(people.self.userId, { words }, recent, bounds)
        const again = `${"!".repeat(99)}?`
        const inPairs = `${"-!".repeat(49)}?`
        const usual = '?! ;) -- "&" ... (!) #1'
        const others = Array.from({ length: 200 }, () => "-")
        yield* placePosts(people, asOf, strangers([...others, `${again} ${inPairs} ${usual}`]))
        assert.deepStrictEqual(yield* find(again), { found: [], isPartial: true })
        assert.deepStrictEqual(yield* find(inPairs), { found: [], isPartial: true })
        const { found, isPartial } = yield* find(usual)
        assert.deepStrictEqual([found.length, isPartial], [1, false])
      })
    )

    // Falls where words are common that one of a few long texts has.
    it.effect("long texts make no rare word common", () =>
      Effect.gen(function* () {
        const people = yield* newPeople
        const { findPosts } = yield* SearchIndex
        const long = Array.from({ length: 450 }, () => "-".repeat(4000))
        yield* placePosts(people, asOf, strangers(["A quagga", ...long, "An older quagga"]))
        const { found, isPartial } = yield* findPosts(people.self.userId, { words: "quagga" }, recent, {
          ...bounds,
          rows: 4400
        })
        assert.deepStrictEqual([found.length, isPartial], [2, false])
      })
    )
  })
})

describe.each(concurrent)("crowds of searches on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls where searches that wait fill a host until it turns everybody away.
    it.effect("so many wait for their turn, and no more", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { findPeople } = yield* SearchIndex
        const find = Effect.suspend(() => findPeople(UserId.make(crypto.randomUUID()), "quagga", bounds))
        const isLocked = yield* Effect.makeLatch()
        const isOver = yield* Effect.makeLatch()
        const lock = sql.withTransaction(
          Effect.gen(function* () {
            yield* sql`lock table users in access exclusive mode`
            yield* isLocked.open
            yield* isOver.await
            // Nobody is turned away within a transaction.
            yield* find
          })
        )
        const locking = yield* Effect.fork(lock)
        yield* isLocked.await
        const crowd = yield* Effect.fork(Effect.replicateEffect(Effect.exit(find), 150, { concurrency: "unbounded" }))
        yield* Effect.promise(() => pause(100))
        yield* isOver.open
        yield* Fiber.join(locking)
        const exits = yield* Fiber.join(crowd)
        const refused = exits.flatMap((exit) => (Exit.isFailure(exit) ? [Cause.squash(exit.cause)] : []))
        assert.lengthOf(refused, 47)
        assert.isTrue(refused.every(isDatabaseUnavailable))
        // Whoever comes when they are gone is let in, those who have gone away themselves among them.
        const leaving = yield* Effect.fork(Effect.replicateEffect(find, 100, { concurrency: "unbounded" }))
        yield* Effect.yieldNow()
        yield* Fiber.interrupt(leaving)
        assert.lengthOf(yield* Effect.replicateEffect(find, 100, { concurrency: "unbounded" }), 100)
      })
    )

    // Falls where one account takes all turns that there are.
    it.scoped("leave room for others, whoever makes them", () =>
      Effect.gen(function* () {
        const { findPeople } = yield* SearchIndex
        const [busy, other] = [UserId.make(crypto.randomUUID()), UserId.make(crypto.randomUUID())]
        const unlock = yield* lockTables("users")
        const find = (viewer: UserId) => Effect.exit(findPeople(viewer, "quagga", bounds))
        const crowd = yield* Effect.fork(Effect.replicateEffect(find(busy), 120, { concurrency: "unbounded" }))
        yield* Effect.promise(() => pause(100))
        const beside = yield* Effect.fork(find(other))
        yield* Effect.promise(() => pause(50))
        yield* unlock
        const refused = (yield* Fiber.join(crowd)).filter(Exit.isFailure)
        assert.lengthOf(refused, 112)
        assert.isTrue(Exit.isSuccess(yield* Fiber.join(beside)))
      })
    )
  })
})
