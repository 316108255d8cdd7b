/**
 * Subscribers that run within units of work, as the database sees them; what every adapter has to keep is in the suite of
 * the port. The tables `marks` and `told` and the sequence `tries` are this test's own.
 */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { isDatabaseUnavailable } from "@mentorkit/adapters-pg"
import { event } from "@mentorkit/core/kernel"
import { Outbox, SubscribersWithin, type SubscriberWithin, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { concurrent, everyEngine } from "@mentorkit/test-kit/databases/engines"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Cause, DateTime, Deferred, Effect, Exit, Fiber, Layer, Schema, type Tracer } from "effect"
import { portsWithSubscribers } from "../../src/database/ports-with-subscribers.js"
import { statementsOf } from "../support/statements.js"

const Marked = event("demo.Marked", { text: Schema.String }, ({ text }) => text)
const Unheard = event("demo.Unheard", { text: Schema.String }, ({ text }) => text)
type Tells = SubscriberWithin<typeof Marked.schema.Type>

const tables = Layer.effectDiscard(
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql`
      create table marks (text text primary key);
      create table told (text text not null);
      create table people (id int primary key, unread int not null);
      insert into people values (1, 0), (2, 0);
      create sequence tries;
      -- Sequences are not rolled back, so this counts attempts.
      create function fail_twice() returns void language plpgsql as $$
      begin
        if nextval('tries') <= 2 then raise exception 'try again' using errcode = 'serialization_failure'; end if;
      end $$;
      create function object_at_commit() returns trigger language plpgsql as $$
      begin
        if new.text = 'forbidden' then raise exception 'unbalanced' using errcode = 'check_violation'; end if;
        if new.text = 'late' then perform fail_twice(); end if;
        return null;
      end $$;
      create constraint trigger told_late after insert on told deferrable initially deferred
        for each row execute function object_at_commit();`
  )
).pipe(Layer.orDie)

const run = (statement: (sql: SqlClient.SqlClient) => Effect.Effect<unknown, unknown>) =>
  Effect.flatMap(SqlClient.SqlClient, (sql) => Effect.orDie(statement(sql)))
const rows = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  return yield* sql`
    select (select coalesce(json_agg(text order by text), '[]') from marks) as marks,
      (select coalesce(json_agg(text order by text), '[]') from told) as told,
      (select count(*)::int from outbox where type = 'demo.Marked') as events`
}).pipe(
  Effect.orDie,
  Effect.map(([row]) => ({ ...row }))
)
const none = { marks: [], told: [], events: 0 }
const reset = run((sql) => sql`delete from marks; delete from told; delete from outbox; alter sequence tries restart`)

const tell = ({ text }: { readonly text: string }) => run((sql) => sql`insert into told (text) values (${text})`)

type Run = (text: string) => Effect.Effect<unknown, never, SqlClient.SqlClient>

/** This host's two ports for an event that these hear. */
const heardBy = (...runs: ReadonlyArray<Run>) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient.SqlClient
    const subscribers = runs.map(
      (one, n): Tells => ({
        name: `demo.tells${n}`,
        run: ({ text }) => Effect.provideService(one(text), SqlClient.SqlClient, sql)
      })
    )
    const heard = Layer.succeed(SubscribersWithin, new Map([[Marked.tag, subscribers as never]]))
    const context = yield* Layer.build(Layer.provide(Layer.fresh(portsWithSubscribers), heard))
    return <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.provide(work, context)
  })

const append = (text: string, type: typeof Marked = Marked) =>
  Effect.gen(function* () {
    yield* (yield* Outbox).append(type, { text }, yield* DateTime.now)
  })
const mark = (text: string) =>
  Effect.zipRight(
    run((sql) => sql`insert into marks (text) values (${text})`),
    append(text)
  )
const transact = <A, E, R>(work: Effect.Effect<A, E, R>) =>
  Effect.flatMap(UnitOfWork, (unitOfWork) => unitOfWork.transact(work))

describe.each(everyEngine)("subscribers that run within a unit of work on %s", (_name, engine) => {
  layer(Layer.provideMerge(tables, world(engine)), { excludeTestServices: true })((it) => {
    it.scoped("are undone with the act where a constraint objects at COMMIT", () =>
      Effect.gen(function* () {
        yield* reset
        const on = yield* heardBy((text) => tell({ text }))
        const exit = yield* Effect.exit(on(transact(mark("forbidden"))))
        assert.isTrue(Exit.isFailure(exit) && Cause.isDie(exit.cause))
        assert.deepStrictEqual(yield* rows, none)
        yield* on(transact(mark("allowed")))
        assert.deepStrictEqual(yield* rows, { marks: ["allowed"], told: ["allowed"], events: 1 })
      })
    )

    // Falls where COMMIT's refusal is no reason to run the unit again.
    it.scoped("are there once where the unit came to COMMIT three times", () =>
      Effect.gen(function* () {
        yield* reset
        const on = yield* heardBy((text) => tell({ text }))
        yield* on(transact(mark("late")))
        assert.deepStrictEqual(yield* rows, { marks: ["late"], told: ["late"], events: 1 })
        assert.deepStrictEqual(yield* Effect.orDie((yield* SqlClient.SqlClient)`select last_value::int from tries`), [
          { lastValue: 3 }
        ])
      })
    )

    // Falls where a new attempt still knows what the one before has appended.
    it.scoped("are there once where the act failed twice after its event", () =>
      Effect.gen(function* () {
        yield* reset
        const on = yield* heardBy((text) => tell({ text }))
        const fail = run((sql) => sql`select fail_twice()`)
        yield* on(transact(Effect.zipRight(mark("again"), fail)))
        assert.deepStrictEqual(yield* rows, { marks: ["again"], told: ["again"], events: 1 })
      })
    )

    // Falls where an event is kept for a unit of work that is not there.
    it.scoped("run at once in a transaction that somebody has begun by hand", () =>
      Effect.gen(function* () {
        yield* reset
        const sql = yield* SqlClient.SqlClient
        const on = yield* heardBy((text) => tell({ text }))
        yield* Effect.exit(sql.withTransaction(Effect.zipRight(on(mark("undone")), Effect.fail("no"))))
        assert.deepStrictEqual(yield* rows, none)
        yield* sql.withTransaction(on(mark("kept")))
        assert.deepStrictEqual(yield* rows, { marks: ["kept"], told: ["kept"], events: 1 })
      })
    )

    it.scoped("cost one that nobody hears not a statement", () =>
      Effect.gen(function* () {
        const on = yield* heardBy((text) => tell({ text }))
        assert.strictEqual(yield* statementsOf(on(transact(append("a", Unheard as never)))), 1)
        const alone = append("a", Unheard as never)
        // Without a unit, PostgreSQL's bell is a statement too.
        assert.strictEqual(yield* statementsOf(on(alone)), yield* statementsOf(alone))
        assert.strictEqual(yield* statementsOf(on(transact(append("a")))), 2)
      })
    )

    it.scoped("have a span each, within that of the act", () =>
      Effect.gen(function* () {
        const on = yield* heardBy(
          () => Effect.map(Effect.orDie(Effect.currentSpan), (span) => spans.push(span)),
          () => Effect.map(Effect.orDie(Effect.currentSpan), (span) => spans.push(span))
        )
        const spans: Array<Tracer.Span> = []
        yield* Effect.withSpan(on(transact(append("a"))), "demo.act")
        assert.deepStrictEqual(
          spans.map(({ name }) => name),
          ["demo.tells0", "demo.tells1"]
        )
        for (const { parent } of spans) assert.strictEqual(ancestorOf(parent, "demo.act"), true)
      })
    )

    // Falls without the name in front, or where it hides what the database has said.
    it.scoped("are named by what they die of, which still says whether the database was there", () =>
      Effect.gen(function* () {
        const on = yield* heardBy(() => run((sql) => sql`select * from marks_of_nobody`))
        const exit = yield* Effect.exit(on(transact(append("a"))))
        const error = Exit.isFailure(exit) ? Cause.squash(exit.cause) : undefined
        assert.match(String(error), /demo\.tells0 failed within the unit of work that has appended demo\.Marked/)
        assert.isFalse(isDatabaseUnavailable(error))
      })
    )
  })
})

const ancestorOf = (span: Tracer.Span["parent"], name: string): boolean =>
  span._tag === "Some" &&
  span.value._tag === "Span" &&
  (span.value.name === name || ancestorOf(span.value.parent, name))

const addUnread = (id: number) => run((sql) => sql`update people set unread = unread + 1 where id = ${id}`)

describe.each(concurrent)("subscribers that run within a unit of work on %s, when two meet", (_name, engine) => {
  layer(Layer.provideMerge(tables, world(engine)), { excludeTestServices: true })((it) => {
    // Falls where a subscriber's deadlock is no reason to run the unit again: one act of the two dies of 40P01.
    it.scoped("a deadlock of theirs has one act run again, and both end well", () =>
      Effect.gen(function* () {
        yield* reset
        const sql = yield* SqlClient.SqlClient
        const gates = [yield* Deferred.make<void>(), yield* Deferred.make<void>()] as const
        let runs = 0
        /** The first time, each has its first lock before either asks for its second. */
        const crosswise = (text: string) => {
          const [own, other] = text === "one" ? ([0, 1] as const) : ([1, 0] as const)
          const meet = Effect.zipRight(Deferred.succeed(gates[own], undefined), Deferred.await(gates[other]))
          return Effect.all([Effect.sync(() => runs++), addUnread(own + 1), meet, addUnread(other + 1), tell({ text })])
        }
        const on = yield* heardBy(crosswise)
        yield* Effect.all([on(transact(mark("one"))), on(transact(mark("two")))], { concurrency: "unbounded" })
        assert.strictEqual(runs, 3)
        assert.deepStrictEqual(yield* rows, { marks: ["one", "two"], told: ["one", "two"], events: 2 })
        assert.deepStrictEqual(yield* sql`select id, unread from people order by id`, [
          { id: 1, unread: 2 },
          { id: 2, unread: 2 }
        ])
      })
    )

    // Falls where they run at the append: their locks would be held for as long as the act goes on.
    it.scoped("what they lock is free while the act is still at work", () =>
      Effect.gen(function* () {
        yield* reset
        const [isAppended, mayEnd] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
        const on = yield* heardBy(() => addUnread(1))
        const slow = yield* Effect.fork(
          on(transact(Effect.all([mark("slow"), Deferred.succeed(isAppended, undefined), Deferred.await(mayEnd)])))
        )
        yield* Deferred.await(isAppended)
        yield* run((sql) => sql`select from people where id = 1 for update nowait`)
        yield* Deferred.succeed(mayEnd, undefined)
        yield* Fiber.join(slow)
      })
    )
  })
})
