import { readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { SqlClient } from "@effect/sql"
import { assert, describe, it, layer } from "@effect/vitest"
import { emptyPostgresUrl, everyEngine, hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { Deferred, Effect, Exit, Fiber, Layer, Logger, LogLevel, Scope } from "effect"
import pg from "pg"
import { applyMissing, type Migration, migrate, migrateTo } from "../../../src/database/migrator/migrate.js"
import { checksumOf, compare, refusalOf, warningOf } from "../../../src/database/migrator/migration-state.js"
import { migrations } from "../../../src/migrations.js"

/** Checksums by name. A new migration adds its own, which the failing test prints; the others never change. */
const landed = new URL("landed-migrations.json", import.meta.url)
const names = migrations.map(({ name }) => name)

describe("the list of migrations", () => {
  it("is sorted, each name is there once and tells when and of which domain", () => {
    assert.deepStrictEqual(names, [...new Set(names)].sort())
    for (const name of names) assert.match(name, /^\d{8}_\d{4}_[a-z][a-z_]*$/)
  })

  // Databases out there refuse a text that is not the one which they have applied.
  it("is what it was when it landed: a change is a migration of its own", () => {
    const sums = migrations.map((one) => [one.name, checksumOf(one)])
    assert.deepStrictEqual(
      Object.fromEntries(sums),
      JSON.parse(readFileSync(landed, "utf8")),
      `add what is new to ${fileURLToPath(landed)}; what is there never changes`
    )
  })

  // What a host runs decides about time: a deadline of the database's own clock would not move with ours.
  it("leaves time to its callers", () => {
    const ownClock = /\b(now\s*\(|current_timestamp|current_date|localtimestamp|clock_timestamp)/i
    for (const { name, sql } of migrations) assert.notMatch(sql.replace(/--.*/g, ""), ownClock, name)
  })
})

/** Whoever still runs the release before must find what it knows. What is dropped on purpose is named here. */
const dropsOnPurpose: ReadonlyArray<string> = [
  // A smaller one of the same name takes its place.
  "20261122_0330_calendar: drop index",
  // Kinds and states of money: the ones that take their places allow more, and what was allowed stays so.
  "20261122_0700_money: drop constraint",
  "20261122_0700_money: drop index",
  "20261122_0700_money: drop constraint",
  "20261122_0700_money: drop constraint",
  "20261122_0700_money: drop index",
  "20261122_0700_money: drop constraint",
  // The offline gateway's own books: it is a gateway elsewhere, and this one a newer release of it.
  "20261122_0740_offline_gateway: drop constraint",
  "20261122_0740_offline_gateway: drop column",
  "20261122_0740_offline_gateway: drop constraint",
  // Of the same guarantees, once a statement instead of once a row.
  "20261122_0750_journal_seals: drop trigger",
  "20261122_0750_journal_seals: drop function",
  "20261122_0750_journal_seals: drop trigger",
  "20261122_0750_journal_seals: drop function",
  "20261122_0750_journal_seals: drop trigger",
  "20261122_0750_journal_seals: drop function",
  // Of what other constraints know already.
  "20261122_0780_posting_speed: drop constraint",
  "20261122_0780_posting_speed: drop constraint",
  // Decisions and reasons of bookings: the ones that take their places allow more.
  "20261122_1000_booking_lives: drop constraint",
  "20261122_1000_booking_lives: drop constraint",
  "20261122_1000_booking_lives: drop constraint",
  // Wider indexes for lists of bookings take the places of two; what a release before asks is answered by them as well.
  "20261122_1010_booking_lists: drop index",
  "20261122_1010_booking_lists: drop index",
  // In a trigger, of rows that are made again out of others.
  "20261122_1320_mentor_listings: delete from",
  "20261122_1320_mentor_listings: delete from",
  // Of the same columns and the time; and reasons of bookings: the one that takes its place allows more.
  "20261122_1330_admin: drop index",
  "20261122_1330_admin: drop index",
  "20261122_1330_admin: drop constraint",
  // What a code is sent for: the ones that take their places allow more.
  "20261123_0900_fresh_sign_in: drop constraint",
  "20261123_0900_fresh_sign_in: drop constraint",
  "20261125_2100_schema_of_locks: delete from",
  "20261125_2100_schema_of_locks: delete from",
  // Of a sweep, which goes by another one now.
  "20261127_0400_digest_days: drop index",
  // In its place is one whose keys go up both.
  "20261128_1300_hashtag_search: drop index",
  // Of the ranked feed, which no release has had yet.
  "20261128_1700_finer_classes: drop column"
]

describe("the text of the migrations", () => {
  it("only ever adds: a drop, rename or rewrite is on the list of those that are meant", () => {
    const takesAway =
      /\b(drop\s+(table|column|schema|type|index|view|function|trigger|constraint)|truncate\s+(table\s+)?\w+\s*;|rename\s+(to|column)|alter\s+column\s+\w+\s+type|delete\s+from)\b/gi
    const found = migrations.flatMap(({ name, sql }) =>
      [...sql.replace(/--.*/g, "").matchAll(takesAway)].map(([text]) => `${name}: ${text.toLowerCase()}`)
    )
    assert.deepStrictEqual(found, [...dropsOnPurpose])
  })

  // All share a transaction, so one that cannot run in it, or ends it, breaks the promise of all or nothing.
  it("keeps to one transaction", () => {
    const endsIt = /^\s*(begin|commit|rollback|vacuum)\b\s*;|\bconcurrently\b|\bcreate\s+database\b/im
    for (const { name, sql } of migrations) assert.notMatch(sql.replace(/--.*/g, ""), endsIt, name)
  })
})

const refusal = (all: ReadonlyArray<Migration>, landed: ReadonlyArray<Migration>) =>
  refusalOf(
    compare(
      all,
      landed.map((one) => ({ name: one.name, checksum: checksumOf(one) }))
    )
  )
const [a, b, c] = ["1", "2", "3"].map((n) => ({ name: `2026010${n}_0100_x`, sql: `select ${n}` })) as [
  Migration,
  Migration,
  Migration
]

describe("what a build makes of a database", () => {
  it("goes on from where it is", () => {
    const state = compare([a, b, c], [{ name: a.name, checksum: checksumOf(a) }])
    assert.deepStrictEqual(state, { applied: [a.name], missing: [b, c], changed: [], newer: [], foreign: [], late: [] })
    assert.isUndefined(refusalOf(state))
  })

  // A host of the release before, restarted in the middle of a rolling upgrade.
  it("warns of a newer schema, and does not stop", () => {
    assert.isUndefined(refusal([a, b], [a, b, c]))
    assert.include(
      warningOf(
        compare(
          [a, b],
          [a, b, c].map((one) => ({ name: one.name, checksum: checksumOf(one) }))
        )
      ),
      c.name
    )
    assert.isUndefined(warningOf(compare([a], [])))
  })

  // Falls if foreign migrations are let pass, or late ones.
  it("refuses what comes from different branches", () => {
    assert.include(refusal([a, c], [a, b, c]), `has migration ${b.name}, which this build does not know`)
    assert.include(refusal([a, c], [a, b]), b.name)
    assert.include(refusal([a, b], [a, c]), `Migration ${b.name} is missing, but a later one is applied`)
  })

  // Falls if late migrations are let pass.
  it("refuses a migration that would come after a later one", () => {
    assert.include(refusal([a, b, c], [a, c]), `Migration ${b.name} is missing, but a later one is applied`)
  })
})

const run = (all: ReadonlyArray<Migration>) => Effect.scoped(Layer.build(Layer.fresh(migrateTo(all))))
const applied = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql<{ readonly name: string }>`select name, applied_at from mentorkit_migrations order by name`
)
const one: Migration = { name: "99990101_0100_one", sql: "create table one (id int); insert into one values (1);" }
const broken: Migration = { name: "99990101_0200_broken", sql: "create table two (id int); select 1 / 0;" }

describe.each(everyEngine)("migrating on %s", (_name, engine) => {
  layer(engine)((it) => {
    it.effect("does nothing to a database that is up to date", () =>
      Effect.gen(function* () {
        const before = yield* applied
        assert.deepStrictEqual(
          before.map(({ name }) => name),
          names
        )
        yield* Effect.scoped(Layer.build(Layer.fresh(migrate)))
        assert.deepStrictEqual(yield* applied, before)
      })
    )

    // Falls if each migration has a transaction of its own.
    it.effect("leaves a database as it was where one of several fails", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        assert.isTrue(Exit.isFailure(yield* Effect.exit(run([...migrations, one, broken]))))
        assert.lengthOf(yield* applied, names.length)
        assert.deepStrictEqual(yield* sql`select to_regclass('one') as one, to_regclass('two') as two`, [
          { one: null, two: null }
        ])
      })
    )

    it.effect("refuses a migration that was changed after it had been applied, and says which", () =>
      Effect.gen(function* () {
        yield* run([...migrations, one])
        const exit = yield* Effect.exit(run([...migrations, { ...one, sql: `${one.sql} ` }]))
        assert.include(String(exit), `Migration ${one.name} was changed`)
      })
    )
  })
})

describe("two hosts that start at once on an empty PostgreSQL", () => {
  // Falls without the lock: both would create the same tables.
  it.scopedLive("take turns", () =>
    Effect.gen(function* () {
      const url = yield* emptyPostgresUrl
      const host = Effect.zipRight(run([...migrations, one]), applied).pipe(
        Logger.withMinimumLogLevel(LogLevel.Error),
        Effect.provide(hostOn(url, 2))
      )
      const seen = yield* Effect.all([host, host, host], { concurrency: "unbounded" })
      for (const rows of seen) {
        assert.deepStrictEqual(
          rows.map(({ name }) => name),
          [...names, one.name]
        )
      }
    })
  )
})

describe("a migration of a table that is in use", () => {
  const impatient = { lockTimeoutMillis: 50, pauseMillis: 10 }
  const altering: Migration = { name: "99990101_0300_alter", sql: "alter table users add column shoe_size int;" }
  const all = [...migrations, altering]
  const quietly = Logger.withMinimumLogLevel(LogLevel.None)

  /** Keeps the table for as long as the scope is open, as a long report does. */
  const reading = (url: string) =>
    Effect.acquireRelease(
      Effect.promise(async () => {
        const client = new pg.Client(url)
        await client.connect()
        await client.query("begin")
        await client.query("select count(*) from mentorkit.users")
        return client
      }),
      (client) => Effect.promise(() => client.end())
    )

  // Falls without the lock timeout: it would wait for ever, and every later query of the table behind it.
  it.scopedLive("gives up in the end, says which and changes nothing", () =>
    Effect.gen(function* () {
      const url = yield* newPostgresUrl
      yield* reading(url)
      const host = hostOn(url, 2)
      const refused = yield* applyMissing(all, { ...impatient, attempts: 2 }).pipe(
        quietly,
        Effect.flip,
        Effect.provide(host)
      )
      assert.match(String(refused), /Migration 99990101_0300_alter got no lock within 50 ms in 2 attempts/)
      assert.lengthOf(yield* Effect.provide(applied, host), names.length)
    })
  )

  // Falls if nothing tries again.
  it.scopedLive("waits in short turns, and is done once the table is free", () =>
    Effect.gen(function* () {
      const url = yield* newPostgresUrl
      const scope = yield* Scope.make()
      yield* Scope.extend(reading(url), scope)
      const hasWaited = yield* Deferred.make<void>()
      const letGo = Logger.make(({ message }) => {
        if (String(message).includes("it tries again")) Deferred.unsafeDone(hasWaited, Exit.void)
      })
      const migrating = yield* applyMissing(all, { ...impatient, attempts: 1000 }).pipe(
        Effect.provide(Layer.merge(hostOn(url, 2), Logger.replace(Logger.defaultLogger, letGo))),
        Effect.fork
      )
      yield* Deferred.await(hasWaited)
      yield* Scope.close(scope, Exit.void)
      assert.deepStrictEqual(
        (yield* Fiber.join(migrating)).map(({ name }) => name),
        [altering.name]
      )
    })
  )
})
