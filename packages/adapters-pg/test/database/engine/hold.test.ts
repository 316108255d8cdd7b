/** Work that outlives its transaction, and the connection that it still knows. */
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { type Engine, everyEngine, lentPool, postgres } from "@mentorkit/test-kit/databases/engines"
import { Cause, Deferred, Effect, Fiber, Layer } from "effect"
import { begin, commit } from "../../../src/database/engine/connection.js"
import { newHold } from "../../../src/database/engine/hold.js"

const clientOn = (engine: Engine) =>
  Effect.gen(function* () {
    const sql = yield* Effect.provide(SqlClient.SqlClient, yield* Layer.build(engine))
    yield* sql`create table public.marks (text text)`
    return { sql, marks: Effect.map(sql`select text from public.marks`, (rows) => rows.map(({ text }) => text)) }
  })

describe.each([...everyEngine, ["a lent pool", lentPool] as const])(
  "a transaction's connection on %s",
  (_name, engine) => {
    // Falls where it may: it would be undone, or kept, with the work of a stranger who has the connection by then.
    it.scopedLive("is nobody's who knows it from before", () =>
      Effect.gen(function* () {
        const { marks, sql } = yield* clientOn(engine)
        const mayGoOn = yield* Deferred.make<void>()
        const late = Effect.zipRight(Deferred.await(mayGoOn), sql`insert into public.marks values ('late')`)
        const fiber = yield* sql.withTransaction(Effect.forkDaemon(late))
        const ofAnother = Effect.gen(function* () {
          yield* sql`insert into public.marks values ('another')`
          yield* Deferred.succeed(mayGoOn, undefined)
          return yield* Effect.flip(Fiber.join(fiber))
        })
        const refusal = yield* sql.withTransaction(ofAnother)
        assert.include(refusal.message, "This transaction is over")
        assert.deepStrictEqual(yield* marks, ["another"])
      })
    )

    // Falls where what waits for its turn behind the rollback still gets it.
    it.scopedLive("does nothing behind the end of the transaction", () =>
      Effect.gen(function* () {
        const { marks, sql } = yield* clientOn(engine)
        const ending = yield* Deferred.make<void>()
        const mark = sql`insert into public.marks values ('beside')`
        const work = Effect.gen(function* () {
          yield* mark
          const beside = yield* Effect.forkDaemon(Effect.zipRight(Deferred.await(ending), mark))
          yield* Effect.yieldNow()
          yield* Deferred.succeed(ending, undefined)
          return yield* Effect.fail(beside)
        })
        const beside = yield* Effect.flip(Effect.catchTag(sql.withTransaction(work), "SqlError", Effect.die))
        assert.include((yield* Effect.flip(Fiber.join(beside))).message, "This transaction is over")
        assert.deepStrictEqual(yield* marks, [])
      })
    )
  }
)

describe("whoever holds a connection", () => {
  // Falls where only giving it back ends that: a fiber may be put off between the two.
  it("sends nothing between the end of a transaction and the giving back", () => {
    for (const end of [commit, "ROLLBACK"]) {
      const { giveBack, note, refusalOf } = newHold()
      for (const text of [begin, "select 1"]) {
        assert.isUndefined(refusalOf(text))
        note(text)
      }
      assert.isUndefined(refusalOf(end))
      note(end)
      assert.isDefined(refusalOf("select 1"))
      assert.isUndefined(refusalOf(begin))
      giveBack()
      assert.isDefined(refusalOf(begin))
    }
  })

  it("hears of it when a statement has ended the transaction, and why nothing follows", () => {
    const { note, refusalOf } = newHold()
    assert.isUndefined(note(begin, true))
    assert.isUndefined(note("rollback to savepoint one", true))
    const wrong = note("select ending()", false)
    assert.include(wrong?.message, "has ended the transaction")
    assert.strictEqual(refusalOf("rollback"), wrong)
    assert.isUndefined(refusalOf(begin))
    assert.isUndefined(note(begin, true))
    assert.isUndefined(note("commit work;", false))
  })

  // Falls where the driver is not asked after each statement: what follows would be done one by one, and kept.
  it.scopedLive.each([["a pool of ours", postgres] as const, ["a lent pool", lentPool] as const])(
    "hears of it on %s",
    ([, engine]) =>
      Effect.gen(function* () {
        const { marks, sql } = yield* clientOn(engine)
        const work = Effect.gen(function* () {
          yield* sql`insert into public.marks values ('before')`
          yield* Effect.ignore(sql.unsafe("select 1; rollback"))
          yield* Effect.ignore(sql`insert into public.marks values ('after')`)
        })
        const cause = yield* Effect.flip(Effect.sandbox(sql.withTransaction(work)))
        assert.include(Cause.pretty(cause), "has ended the transaction")
        assert.deepStrictEqual(yield* marks, [])
      })
  )
})
