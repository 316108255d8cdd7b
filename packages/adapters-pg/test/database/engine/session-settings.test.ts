/** A database whose sessions begin otherwise than we need them. */
import { SqlClient } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { PGlite } from "@electric-sql/pglite"
import { emptyPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { Effect, Layer, Redacted } from "effect"
import pg from "pg"
import * as Pglite from "../../../src/database/engine/pglite.js"
import { typeParsers } from "../../../src/database/engine/type-parsers.js"
import { Pg } from "../../../src/index.js"

const foreign = [
  "datestyle = 'SQL, DMY'",
  "default_transaction_read_only = on",
  "jit = on",
  "extra_float_digits = 0",
  "array_nulls = off"
]

const foreignUrl = Effect.tap(emptyPostgresUrl, (url) =>
  Effect.promise(async () => {
    const client = new pg.Client(url)
    await client.connect()
    const settings = foreign.map(
      (setting) => `execute 'alter database ' || name || ' set ${setting.replaceAll("'", "''")}';`
    )
    await client.query(`do $$ declare name text = quote_ident(current_database()); begin ${settings.join(" ")} end $$`)
    await client.end()
  })
)

const engines = {
  "a pool of ours": Effect.map(foreignUrl, (url) => Pg.layer({ url: Redacted.make(url) })),
  "a pool of ours whose URL says it, too": Effect.map(foreignUrl, (url) => {
    const told = new URL(url)
    told.searchParams.set("options", "-c datestyle=German")
    return Pg.layer({ url: Redacted.make(told.href) })
  }),
  "a lent pool": Effect.gen(function* () {
    const url = yield* foreignUrl
    const pool = yield* Effect.acquireRelease(
      Effect.sync(() => new pg.Pool({ connectionString: url, max: 3 })),
      (made) => Effect.promise(() => made.end())
    )
    return Pg.layer({ pool })
  }),
  PGlite: Effect.gen(function* () {
    const db = yield* Effect.acquireRelease(
      Effect.promise(() => PGlite.create({ parsers: typeParsers })),
      (made) => Effect.promise(() => made.close())
    )
    yield* Effect.promise(() => db.exec(foreign.map((setting) => `set ${setting}`).join("; ")))
    return Pglite.layerOf(db)
  })
}

describe("a session", () => {
  // Falls where it is as it begins: the first of March is the third of January, and nothing can be written.
  it.scopedLive.each(Object.entries(engines))("has our settings on %s", ([, opened]) =>
    Effect.gen(function* () {
      const sql = yield* Effect.provide(SqlClient.SqlClient, yield* Layer.build(yield* opened))
      const read = sql`select timestamptz '2024-03-01 00:00Z' as moment, date '2024-03-01' as day`
      const expected = [{ moment: new Date("2024-03-01T00:00:00Z"), day: "2024-03-01" }]
      assert.deepStrictEqual(yield* read, expected)
      assert.deepStrictEqual(yield* sql.withTransaction(read), expected)
      const values = sql`
        select current_setting('jit') as jit, (0.1::float8 + 0.2)::text as sum, ${[null]}::int[] = array[null]::int[] as nulls`
      const exact = [{ jit: "off", sum: "0.30000000000000004", nulls: true }]
      assert.deepStrictEqual([yield* values, yield* sql.withTransaction(values)], [exact, exact])
      yield* sql`create table public.marks (id int)`
      yield* sql.withTransaction(sql`insert into public.marks values (1)`)
    })
  )
})
