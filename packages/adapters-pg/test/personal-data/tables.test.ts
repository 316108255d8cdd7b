/** Where people are in the database: nothing of them may be overlooked when they leave or ask. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect } from "effect"
import { personalDataOf } from "../../src/database/manifest.js"
import * as domains from "../../src/domains.js"

const { tables: personalTables, withoutPeople } = personalDataOf(domains)

/** Tables that refer to people: by a foreign key, through one, or by a column that is named like one. */
const tablesOfPeople = Effect.flatMap(
  SqlClient.SqlClient,
  (sql) => sql<{ readonly name: string }>`
    with recursive people as (
      select 'users'::regclass::oid as id
      union
      select conrelid from pg_constraint join people on confrelid = people.id where contype = 'f'
    )
    select id::regclass::text as name from people
    union
    select attrelid::regclass::text from pg_attribute
    join pg_class on pg_class.oid = attrelid and relkind = 'r' and relnamespace = current_schema()::regnamespace
    where attname in ('user_id', 'mentee_id', 'mentor_id', 'payer_id', 'actor_id', 'recipient')
    order by name`
)

describe.each(engines)("personal data on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("every table that refers to people is exported and erased, or says why not", () =>
      Effect.gen(function* () {
        const found = (yield* tablesOfPeople).map(({ name }) => name)
        assert.isAbove(found.length, 30)
        const known = [...personalTables.map(({ table }) => table), ...Object.keys(withoutPeople)]
        assert.deepStrictEqual(
          found.filter((name) => !known.includes(name)),
          [],
          "name them in the personal-data.ts of their domain: under tables what an erasure does, or under withoutPeople why not"
        )
        assert.deepStrictEqual(new Set(known).size, known.length)
      })
    )

    it.effect("what is left out of an export is there, and so is everything that is changed", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const columns = yield* sql<{ readonly name: string }>`
          select table_name || '.' || column_name as name from information_schema.columns where table_schema = current_schema()`
        const names = new Set(columns.map(({ name }) => name))
        for (const { omit = [], table } of personalTables)
          for (const column of omit) assert.isTrue(names.has(`${table}.${column}`), `${table}.${column}`)
      })
    )
  })
})
