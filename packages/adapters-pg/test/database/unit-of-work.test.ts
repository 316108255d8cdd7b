/** What a transaction makes of the errors of PostgreSQL, beyond the promises of its port. The table `notes` and the sequence `tries` are this test's own. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { everyEngine } from "@mentorkit/test-kit/databases/engines"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Cause, Effect, Exit, Fiber, Layer, TestClock } from "effect"

const tables = Layer.effectDiscard(
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`
      create table notes (text text primary key);
      create sequence tries;
      -- Sequences are not rolled back, so this counts attempts.
      create function fail_first(times int) returns void language plpgsql as $$
      begin
        if nextval('tries') <= times then raise exception 'try again' using errcode = 'serialization_failure'; end if;
      end $$;
      create function fail_commit() returns trigger language plpgsql as $$
      begin
        if new.text = 'forbidden' then raise exception 'unbalanced' using errcode = 'check_violation'; end if;
        if new.text = 'late' then perform fail_first(2); end if;
        return null;
      end $$;
      create constraint trigger notes_late after insert on notes deferrable initially deferred
        for each row execute function fail_commit();`
  )
).pipe(Layer.orDie)

const add = (text: string) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => Effect.orDie(sql`insert into notes (text) values (${text})`))
const notes = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return (yield* sql<{ readonly text: string }>`select text from notes order by text`).map(({ text }) => text)
}).pipe(Effect.orDie)
const reset = Effect.flatMap(SqlClient.SqlClient, (sql) => sql`delete from notes; alter sequence tries restart`).pipe(
  Effect.orDie
)
const failFirst = (times: number) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => Effect.orDie(sql`select fail_first(${times})`))
const transact = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.flatMap(UnitOfWork, (unitOfWork) => unitOfWork.transact(work))
/** The pauses between attempts are on the clock. */
const hurried = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const fiber = yield* Effect.fork(effect)
    const clock = yield* Effect.fork(Effect.forever(Effect.zipRight(TestClock.adjust("1 second"), Effect.yieldNow())))
    return yield* Effect.ensuring(Fiber.join(fiber), Fiber.interrupt(clock))
  })

describe.each(everyEngine)("a unit of work on %s", (_name, engine) => {
  layer(Layer.provideMerge(tables, world(engine)))((it) => {
    // Falls without the statement before COMMIT: the database would answer with a silent rollback, and we with success.
    it.effect("does not count as done after an error that it swallowed", () =>
      Effect.gen(function* () {
        yield* reset
        const swallowed = Effect.catchAllCause(add("a"), () => Effect.void)
        const exit = yield* Effect.exit(transact(add("a").pipe(Effect.zipRight(swallowed), Effect.as("done"))))
        assert.isTrue(Exit.isFailure(exit))
        assert.deepStrictEqual(yield* notes, [])
        // The connection is fit for the next one.
        yield* transact(add("b"))
        assert.deepStrictEqual(yield* notes, ["b"])
      })
    )

    it.effect("ends as a defect where a constraint objects at COMMIT, and leaves the connection fit", () =>
      Effect.gen(function* () {
        yield* reset
        for (let i = 0; i < 25; i++) {
          const exit = yield* Effect.exit(transact(add("forbidden")))
          assert.isTrue(Exit.isFailure(exit) && Cause.isDie(exit.cause))
        }
        yield* transact(add("b"))
        assert.deepStrictEqual(yield* notes, ["b"])
      })
    )

    // Fall without the retry, the second one also if only failures are looked at and not what COMMIT dies of.
    it.effect("runs again after a serialization failure", () =>
      Effect.gen(function* () {
        yield* reset
        yield* hurried(transact(Effect.zipRight(add("a"), failFirst(2))))
        assert.deepStrictEqual(yield* notes, ["a"])
      })
    )

    it.effect("runs again after a serialization failure at COMMIT", () =>
      Effect.gen(function* () {
        yield* reset
        yield* hurried(transact(add("late")))
        assert.deepStrictEqual(yield* notes, ["late"])
      })
    )

    it.effect("runs again if the failure came in one of several parallel statements", () =>
      Effect.gen(function* () {
        yield* reset
        const others = Array.from({ length: 8 }, (_, i) => add(`n${i}`))
        const work = Effect.all([...others.slice(4), failFirst(2), ...others.slice(0, 4)], { concurrency: "unbounded" })
        yield* hurried(transact(work))
        assert.lengthOf(yield* notes, 8)
      })
    )

    it.effect("gives up at last, as a defect", () =>
      Effect.gen(function* () {
        yield* reset
        const exit = yield* hurried(Effect.exit(transact(failFirst(1_000))))
        assert.isTrue(Exit.isFailure(exit) && Cause.isDie(exit.cause))
        const [row] = yield* (yield* SqlClient.SqlClient)`select nextval('tries')::int4 as next`
        assert.deepStrictEqual(row, { next: 7 })
      })
    )
  })
})
