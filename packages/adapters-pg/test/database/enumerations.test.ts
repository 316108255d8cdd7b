/** Lists of values stand in core and in checks of the database: what core says the database has to take. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect } from "effect"
import type { Manifest } from "../../src/database/manifest.js"
import * as domains from "../../src/domains.js"

const declared = Object.entries<Manifest>(domains).flatMap(([domain, { enumerations = {} }]) =>
  Object.entries(enumerations).map(([column, { literals }]) => ({ domain, column, literals }))
)

/** `in (…)` of one column as the database writes it down, or `<@ array[…]` of a column with several values. */
const ofList = /\((\w+) (?:= ANY|<@) \(?ARRAY\[([^\]]*)\]\)?\)/
const ofOne = /^CHECK \(\((\w+) = ('[^']*')::text\)\)$/

const checks = Effect.map(
  Effect.flatMap(
    SqlClient.SqlClient,
    (sql) => sql<{ readonly table: string; readonly definition: string }>`
      select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint
      where contype = 'c' and connamespace = current_schema()::regnamespace and cardinality(conkey) = 1`
  ),
  (rows) =>
    rows.flatMap(({ definition, table }) => {
      const [, column, list = ""] = ofList.exec(definition) ?? ofOne.exec(definition) ?? []
      const literals = [...list.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = ""]) => text.replaceAll("''", "'"))
      return column === undefined ? [] : { column: `${table}.${column}`, literals }
    })
)

const only = (some: ReadonlyArray<string>, others: ReadonlyArray<string>) => some.filter((one) => !others.includes(one))

describe.each(engines)("lists of values on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("stand under enumerations of some manifest, once", () =>
      Effect.gen(function* () {
        const checked = (yield* checks).map(({ column }) => column)
        const known = declared.map(({ column }) => column)
        assert.deepStrictEqual(only(checked, known), [], "name them in the manifest.ts of their domain")
        assert.deepStrictEqual(only(known, checked), [], "the database has no such check, so take them out")
        assert.deepStrictEqual(new Set(known).size, known.length)
        assert.isAbove(checked.length, 50)
      })
    )

    it.effect("are the same as in core", () =>
      Effect.gen(function* () {
        const found = new Map((yield* checks).map(({ column, literals }) => [column, literals]))
        const differences = declared.flatMap(({ column, domain, literals }) => {
          const taken = found.get(column) ?? []
          return [
            ...only(literals, taken).map(
              (one) => `${domain}: ${column} does not take '${one}'; a migration has to add it`
            ),
            ...only(taken, literals).map((one) => `${domain}: ${column} takes '${one}', which is nothing`)
          ]
        })
        assert.isAbove(found.size, 50)
        assert.deepStrictEqual(differences, [])
      })
    )
  })
})
