/** A schema of our own, in databases that have something already. */
import { once } from "node:events"
import { type AddressInfo, connect, createServer } from "node:net"
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { PGlite } from "@electric-sql/pglite"
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { type Outbox, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { PaymentRepository } from "@mentorkit/core/payments/ports"
import { emptyPostgresUrl, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { someoneWaits } from "@mentorkit/test-kit/waiting/locks"
import { untilSo } from "@mentorkit/test-kit/waiting/until"
import { world } from "@mentorkit/test-kit/worlds/world"
import {
  type Context,
  Deferred,
  Effect,
  Exit,
  Fiber,
  FastCheck as fc,
  Layer,
  Queue,
  Redacted,
  type Scope
} from "effect"
import pg from "pg"
import { Doorbell } from "../../../src/database/doorbell.js"
import { advisoryLocksOf } from "../../../src/database/engine/advisory-locks.js"
import {
  DatabaseSchema,
  notifyChannelOf,
  schemaMistake,
  schemaPathOf
} from "../../../src/database/engine/database-schema.js"
import * as Pglite from "../../../src/database/engine/pglite.js"
import { applyMissing, migrate } from "../../../src/database/migrator/migrate.js"
import { migrateCommand } from "../../../src/database/migrator/migrate-command.js"
import { Pg } from "../../../src/index.js"
import { migrations } from "../../../src/migrations.js"
import { ran } from "../../support/command.js"
import { append, quiet, recorder, relayWith } from "../../support/relays.js"

const query = (url: string, text: string) =>
  Effect.promise(async () => {
    const client = new pg.Client(url)
    await client.connect()
    try {
      return (await client.query<Record<string, unknown>>(text)).rows
    } finally {
      await client.end()
    }
  })

const on = (url: string, schema?: string) =>
  Layer.orDie(Pg.layer({ url: Redacted.make(url), maxConnections: 4, ...(schema !== undefined && { schema }) }))
const migrated = (url: string, schema?: string) =>
  Effect.scoped(Layer.build(Layer.provide(Layer.fresh(migrate), on(url, schema))))
const schemaOn = (url: string, schema?: string) => Effect.scoped(Effect.provide(DatabaseSchema, on(url, schema)))

const tablesIn = (url: string, schema: string) =>
  Effect.map(
    query(url, `select count(*)::int as count from pg_tables where schemaname = '${schema}'`),
    ([row]) => row?.["count"]
  )

/** As better-auth and Medusa make them, and a table of ours whose name somebody else has. */
const theirs = `
  create table "user" (id text primary key, name text not null, email text not null unique);
  create table session (id text primary key, token text not null, "userId" text not null references "user" (id));
  create table payment (id text primary key, amount numeric not null, deleted_at timestamptz);
  create table notification (id text primary key, "to" text not null);
  create table users (id serial primary key, login text not null);
  create table outbox (id serial primary key, body text not null);
  create table bookings (id serial primary key);
  create function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$;
  insert into users (login) values ('ada');
  insert into outbox (body) values ('hello');`

describe("the name of a schema", () => {
  it("is one that is nobody else's and needs no quotes", () => {
    for (const name of ["mentorkit", "shop_2", "_x", "public", "a".repeat(40)]) assert.isUndefined(schemaMistake(name))
    const wrong = ["", "Shop", "2shop", "shop-2", "a b", 'a"b', "a".repeat(41), "pg_shop", "information_schema"]
    for (const name of [...wrong, "mentorkit_extensions"]) assert.isString(schemaMistake(name), name)
  })

  it("is the one that was asked for; else where migrations stand; else mentorkit", () => {
    const nothing = { migrated: null, homes: [], installed: 0 }
    assert.deepStrictEqual(schemaPathOf(undefined, nothing), {
      name: "mentorkit",
      searchPath: '"mentorkit", "mentorkit_extensions"'
    })
    const inPublic = { migrated: "public", homes: ["public"], installed: 2 }
    assert.deepStrictEqual(schemaPathOf(undefined, inPublic), { name: "public", searchPath: '"public"' })
    assert.strictEqual(schemaPathOf("shop", inPublic).searchPath, '"shop", "public"')
    const half = { migrated: null, homes: ["My Home"], installed: 1 }
    assert.strictEqual(schemaPathOf(undefined, half).searchPath, '"mentorkit", "My Home", "mentorkit_extensions"')
  })

  // Falls where two locks of a schema get one number, or where `public` has others than it always had.
  it("gives each schema locks and a channel of its own", () => {
    assert.strictEqual(advisoryLocksOf("public").migrations, 4_051_977)
    assert.strictEqual(notifyChannelOf("public"), "mentorkit")
    const schema = fc.stringMatching(/^[a-z_][a-z0-9_]{0,39}$/)
    fc.assert(
      fc.property(fc.uniqueArray(schema, { minLength: 2, maxLength: 5 }), (names) => {
        const keys = names.flatMap((name) => Object.values(advisoryLocksOf(name)))
        assert.lengthOf(new Set(keys), keys.length)
        const channels = names.map(notifyChannelOf)
        assert.lengthOf(new Set(channels), names.length)
        for (const channel of channels) assert.isBelow(channel.length, 64)
      })
    )
  })
})

describe("a database that is not empty", () => {
  // Falls with everything in `public`: there is a table "users" already.
  it.scopedLive("gets ours beside what it has, which stays as it was", () =>
    Effect.gen(function* () {
      const url = yield* emptyPostgresUrl
      yield* query(url, theirs)
      const before = yield* tablesIn(url, "public")
      yield* migrated(url, "shop")
      yield* migrated(url, "shop")
      assert.strictEqual(yield* tablesIn(url, "public"), before)
      assert.deepStrictEqual(yield* query(url, "select login from users"), [{ login: "ada" }])
      assert.isAbove((yield* tablesIn(url, "shop")) as number, 50)
      const stranded = `
        select proname from pg_proc where pronamespace = 'public'::regnamespace and proname <> 'refuse_change'`
      assert.deepStrictEqual(yield* query(url, stranded), [])
      const homes =
        "select distinct nspname from pg_extension join pg_namespace n on n.oid = extnamespace where nspname <> 'pg_catalog'"
      assert.deepStrictEqual(yield* query(url, homes), [{ nspname: "mentorkit_extensions" }])
    })
  )

  // The tests' user is called so. Falls where its own connections find ours in place of theirs.
  it.scopedLive("is refused a schema that would stand before its own tables", () =>
    Effect.gen(function* () {
      const url = yield* emptyPostgresUrl
      yield* query(url, theirs)
      const { code, err } = yield* ran(migrateCommand([], { DATABASE_URL: url }))
      assert.strictEqual(code, 1)
      assert.match(err, /^Refused: The schema mentorkit cannot be made.*name another schema with DATABASE_SCHEMA/)
      assert.deepStrictEqual(yield* query(url, "select login from users"), [{ login: "ada" }])
    })
  )

  it.scopedLive("keeps its extensions where they are", () =>
    Effect.gen(function* () {
      const url = yield* emptyPostgresUrl
      yield* query(url, 'create schema "Extra Home"; create extension pg_trgm schema "Extra Home"')
      yield* migrated(url, "shop")
      assert.strictEqual((yield* schemaOn(url, "shop")).searchPath, '"shop", "Extra Home", "mentorkit_extensions"')
      assert.isAbove((yield* tablesIn(url, "shop")) as number, 50)
      yield* Effect.provide(
        Effect.flatMap(SqlClient.SqlClient, (sql) => sql`select similarity('a', 'a')`),
        on(url, "shop")
      )
    })
  )

  it.scopedLive("that has a kit in public keeps it there, and takes another one beside it", () =>
    Effect.gen(function* () {
      const url = yield* emptyPostgresUrl
      yield* migrated(url, "public")
      assert.strictEqual((yield* schemaOn(url)).name, "public")
      const before = yield* tablesIn(url, "public")
      yield* migrated(url)
      assert.strictEqual(yield* tablesIn(url, "public"), before)
      assert.strictEqual(yield* tablesIn(url, "mentorkit"), 0)
      // Its extensions are in public, which is searched, too: whatever is missing must not be found there.
      yield* migrated(url, "second")
      assert.strictEqual(yield* tablesIn(url, "second"), before)
    })
  )

  // Falls where a script cannot know what the database has.
  it.scopedLive("takes the printed script of any schema", () =>
    Effect.gen(function* () {
      const url = yield* emptyPostgresUrl
      yield* query(url, `${theirs}create schema elsewhere; create extension btree_gist schema elsewhere`)
      for (const DATABASE_SCHEMA of ["shop", "second"]) {
        const { code, out } = yield* ran(migrateCommand(["--print", "--all"], { DATABASE_SCHEMA }))
        assert.strictEqual(code, 0)
        yield* query(url, out)
        const upToDate = yield* ran(migrateCommand(["--check"], { DATABASE_URL: url, DATABASE_SCHEMA }))
        assert.deepStrictEqual(upToDate, { code: 0, out: "up to date", err: "" })
      }
      const refused = yield* ran(migrateCommand(["--check"], { DATABASE_URL: url, DATABASE_SCHEMA: "Shop" }))
      assert.match(refused.err, /^The schema \(DATABASE_SCHEMA.* must be a name of a to z/)
    })
  )

  // Falls where the URL's own options take the place of ours.
  it.scopedLive("is searched by our path, whatever the URL says", () =>
    Effect.gen(function* () {
      const url = yield* newPostgresUrl
      const behind = `${url}?options=-c%20search_path%3Dpublic`
      const path = yield* Effect.provide(
        Effect.flatMap(SqlClient.SqlClient, (sql) => sql`select current_setting('search_path') as path`),
        on(behind)
      )
      assert.deepStrictEqual(path, [{ path: '"mentorkit", "mentorkit_extensions"' }])
    })
  )
})

/** A pooler that ignores what a connection begins with, as far as search paths go: it names another setting. */
const forgetful = (url: string) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const { hostname, port } = new URL(url)
      const server = createServer((socket) => {
        const upstream = connect(Number(port), hostname)
        const forget = (data: Buffer) =>
          Buffer.from(data.toString("latin1").replace("search_path", "ignored.one"), "latin1")
        socket.once("data", (data) => {
          upstream.write(forget(data))
          socket.pipe(upstream)
        })
        upstream.pipe(socket)
        for (const one of [socket, upstream]) one.on("error", () => [socket, upstream].map((each) => each.destroy()))
      }).listen(0, "127.0.0.1")
      await once(server, "listening")
      return server
    }),
    (server) => Effect.sync(() => server.close())
  ).pipe(
    Effect.map((server) => {
      const behind = new URL(url)
      behind.port = String((server.address() as AddressInfo).port)
      return behind.href
    })
  )

describe("a pooler that ignores what connections begin with", () => {
  // Falls where nobody looks: names would mean whatever stands in public.
  it.scopedLive("keeps a host from starting, unless the user has the search path by itself", () =>
    Effect.gen(function* () {
      const url = yield* newPostgresUrl
      const behind = yield* forgetful(url)
      const start = Effect.exit(Effect.scoped(Layer.build(Pg.layer({ url: Redacted.make(behind) }))))
      assert.match(String(yield* start), /a pooler in between ignores it.*alter role/)
      const database = new URL(url).pathname.slice(1)
      yield* query(url, `alter database ${database} set search_path = mentorkit, mentorkit_extensions`)
      assert.isTrue(Exit.isSuccess(yield* start))
    })
  )
})

type Kit = Context.Context<Layer.Layer.Success<ReturnType<typeof world>>>

describe("two kits in one database", () => {
  const bothOn = Effect.gen(function* () {
    const url = yield* emptyPostgresUrl
    const kit = (schema: string): Effect.Effect<Kit, never, Scope.Scope> =>
      Layer.build(Layer.fresh(Layer.merge(world(on(url, schema)), quiet)))
    return { url, one: yield* kit("one"), two: yield* kit("two") }
  })

  // Falls with one number for both.
  it.scopedLive("do not wait for each other's locks", () =>
    Effect.gen(function* () {
      const { one, two, url } = yield* bothOn
      const [mayEnd, isLocked] = [yield* Deferred.make<void>(), yield* Deferred.make<void>()]
      const lock = Effect.gen(function* () {
        const { transact } = yield* UnitOfWork
        const { serialise } = yield* PaymentRepository
        const locks = advisoryLocksOf((yield* DatabaseSchema).name)
        const sql = yield* SqlClient.SqlClient
        return (after: Effect.Effect<void>) =>
          transact(
            Effect.all([
              serialise("offline", { type: "Charge", id: "subject" } as never),
              ...[locks.holdsOfUser, locks.realtimeChannels, locks.sessionTypes].map((key) =>
                Effect.orDie(sql`select pg_advisory_xact_lock(${key}, 1)`)
              ),
              after
            ])
          )
      })
      const [ofOne, ofTwo] = [yield* Effect.provide(lock, one), yield* Effect.provide(lock, two)]
      const holder = yield* Effect.fork(
        ofOne(Effect.zipRight(Deferred.succeed(isLocked, undefined), Deferred.await(mayEnd)))
      )
      yield* Deferred.await(isLocked)
      yield* Effect.timeoutFail(ofTwo(Effect.void), { duration: "20 seconds", onTimeout: () => new Error("It waits.") })
      // The same kit does: the locks are there.
      const second = yield* Effect.fork(ofOne(Effect.void))
      yield* Effect.provide(someoneWaits, on(url, "one"))
      yield* Deferred.succeed(mayEnd, undefined)
      yield* Effect.all([Fiber.join(holder), Fiber.join(second)])
    })
  )

  it.scopedLive("deliver their own events and ring their own bells", () =>
    Effect.gen(function* () {
      const { one, two } = yield* bothOn
      const [ofOne, ofTwo] = [recorder("database"), recorder("database")]
      const relayOne = yield* Effect.provide(relayWith([ofOne.one]), one)
      const relayTwo = yield* Effect.provide(relayWith([ofTwo.one]), two)
      const rungTwo = yield* Queue.unbounded<string>()
      const rings = (kit: Kit, name: string) =>
        Effect.gen(function* () {
          const rung = yield* Effect.flatMap(Doorbell, ({ listen }) => listen("outbox"))
          yield* Effect.forkScoped(Effect.forever(Effect.zipRight(rung, Queue.offer(rungTwo, name))))
        }).pipe(Effect.provide(kit))
      yield* rings(two, "two")
      yield* rings(one, "one")
      const listening = Effect.map(
        Effect.provide(
          Effect.flatMap(
            SqlClient.SqlClient,
            (sql) => sql<{ readonly query: string }>`
              select query from pg_stat_activity
              where datname = current_database() and application_name = 'mentorkit-listener' and query like 'listen %'`
          ),
          one
        ),
        (rows) => rows.length === 2
      )
      yield* untilSo(Effect.orDie(listening))
      yield* Queue.takeAll(rungTwo)
      const transact = <A, E>(kit: Kit, work: Effect.Effect<A, E, Outbox>) =>
        Effect.provide(
          Effect.flatMap(UnitOfWork, (unit) => unit.transact(work)),
          kit
        )
      yield* transact(one, append("one", 1))
      yield* transact(two, append("two", 1))
      assert.strictEqual(yield* relayTwo.drain, 1)
      assert.strictEqual(yield* relayOne.drain, 1)
      assert.deepStrictEqual([ofOne.seen, ofTwo.seen], [["one1"], ["two1"]])
    })
  )
})

describe("an embedded database", () => {
  const opened = Effect.acquireRelease(
    Effect.promise(() => PGlite.create({ extensions: { btree_gist, pg_trgm } })),
    (db) => Effect.promise(() => db.close())
  )

  it.scopedLive("of before there were schemas stays in public; a new one has a schema", () =>
    Effect.gen(function* () {
      const db = yield* opened
      const [first, ...others] = migrations
      assert.isDefined(first)
      yield* Effect.provide(applyMissing([first]), Pglite.layerOf(db, "public"))
      assert.lengthOf(yield* Effect.provide(applyMissing(migrations), Pglite.layerOf(db)), others.length)
      const again = yield* Effect.provide(DatabaseSchema, Pglite.layerOf(db))
      assert.strictEqual(again.name, "public")

      const fresh = yield* opened
      yield* Effect.provide(applyMissing([first]), Pglite.layerOf(fresh))
      const { rows } = yield* Effect.promise(() =>
        fresh.query("select schemaname from pg_tables where tablename = 'mentorkit_migrations'")
      )
      assert.deepStrictEqual(rows, [{ schemaname: "mentorkit" }])
    })
  )

  it.scopedLive("refuses a name that cannot be one, and says why", () =>
    Effect.gen(function* () {
      const exit = yield* Effect.exit(Effect.scoped(Layer.build(Pglite.layerOf(yield* opened, "My Shop"))))
      assert.isTrue(Exit.isFailure(exit))
      assert.include(String(exit), "such as mentorkit")
    })
  )
})
