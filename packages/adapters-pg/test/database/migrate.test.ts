import { SqlClient } from "@effect/sql"
import { assert, describe, it, layer } from "@effect/vitest"
import { Effect, Exit, Layer } from "effect"
import { type Migration, migrate, migrateTo } from "../../src/database/migrate.js"
import { migrations } from "../../src/migrations/index.js"
import { emptyPostgresUrl, engines, hostOn } from "../support/engines.js"

const names = migrations.map(({ name }) => name)

describe("the list of migrations", () => {
  it("is sorted, each name is there once and tells when and of which domain", () => {
    assert.deepStrictEqual(names, [...new Set(names)].sort())
    for (const name of names) assert.match(name, /^\d{8}_\d{4}_[a-z][a-z_]*$/)
  })

  // What a host runs decides about time: a deadline of the database's own clock would not move with ours.
  it("leaves time to its callers", () => {
    const ownClock = /\b(now\s*\(|current_timestamp|current_date|localtimestamp|clock_timestamp)/i
    for (const { name, sql } of migrations) assert.notMatch(sql.replace(/--.*/g, ""), ownClock, name)
  })
})

const run = (all: ReadonlyArray<Migration>) => Effect.scoped(Layer.build(Layer.fresh(migrateTo(all))))
const applied = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql<{ readonly name: string }>`select name, applied_at from mentorkit_migrations order by name`
)
const one: Migration = { name: "99990101_0100_one", sql: "create table one (id int); insert into one values (1);" }
const broken: Migration = { name: "99990101_0200_broken", sql: "create table two (id int); select 1 / 0;" }

describe.each(engines)("migrating on %s", (_name, engine) => {
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
      const host = Effect.provide(Effect.zipRight(run([...migrations, one]), applied), hostOn(url, 2))
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
