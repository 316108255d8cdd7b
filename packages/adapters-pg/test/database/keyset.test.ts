/** Pages behind positions, against the whole list, in orders of every kind and direction. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { type ListOrder, listOrder, type PageRequest, type Position } from "@mentorkit/core/kernel"
import { everyEngine } from "@mentorkit/test-kit/databases/engines"
import { Effect, FastCheck as fc } from "effect"
import { keyset } from "../../src/database/keyset.js"

// Falls with `<` in place of `>` for rising keys, with a position of milliseconds, without the last key, and with one
// comparison of rows for orders that rise by one key and fall by another.
const orders: ReadonlyArray<ListOrder> = [
  listOrder("down", { madeAt: "moment desc", id: "uuid desc" }),
  listOrder("up", { madeAt: "moment asc", id: "uuid asc" }),
  listOrder("mixed", { madeAt: "moment desc", rank: "integer asc", id: "uuid desc" }),
  listOrder("rated", { rate: "decimal desc", rank: "integer desc", id: "uuid desc" }),
  listOrder("worded", { day: "day asc", word: "text desc", id: "uuid asc" })
]

/** Few values of each, so that many rows are alike in all keys but the last. */
const row = fc.record({
  id: fc.uuid(),
  madeAt: fc.constantFrom(
    "2027-03-14T14:00:00.000001Z",
    "2027-03-14T14:00:00.000002Z",
    "2027-03-14T14:00:00.001Z",
    "1969-12-31T23:59:59.999999Z"
  ),
  rank: fc.constantFrom("-1", "0", "9223372036854775807"),
  rate: fc.constantFrom("4.80", "4.8", "0", "-3.3333"),
  day: fc.constantFrom("2027-03-14", "2027-03-15"),
  word: fc.constantFrom("", "a", "Ä", "a b", "'; --", "\\", "日本")
})
const rows = fc.uniqueArray(row, { maxLength: 25, selector: ({ id }) => id })

interface Found {
  readonly id: string
  readonly position: ReadonlyArray<string>
}

describe.each(everyEngine)("pages by key on %s", (_name, engine) => {
  layer(engine)((it) => {
    it.effect.prop(
      "are the list, cut",
      [rows, fc.constantFrom(...orders), fc.integer({ min: 1, max: 7 }), fc.boolean()],
      ([made, order, per_page, hasAlias]) =>
        Effect.gen(function* () {
          const sql = yield* SqlClient.SqlClient
          const table = sql`(
            select * from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made
              (id uuid, "madeAt" timestamptz, rank int8, rate numeric, day date, word text)
          ) named (id, made_at, rank, rate, day, word)`
          const list = keyset(sql, order, hasAlias ? "named" : undefined)
          const page = Effect.fnUntraced(function* (asked: PageRequest) {
            const found = yield* sql<Found>`
              select id, ${list.position} from ${table} where ${list.behind(asked)} ${list.by} ${list.cut(asked)}`
            return list.split(found, asked)
          })
          const whole = (yield* sql<Found>`select id from ${table} ${list.by}`).map(({ id }) => id)

          const byCursor: Array<string> = []
          let cursor: Position | undefined
          for (;;) {
            const { next_cursor, rows } = yield* page({ page: 1, per_page, cursor })
            byCursor.push(...rows.map(({ id }) => id))
            if (next_cursor === null) break
            assert.strictEqual(rows.length, per_page)
            cursor = next_cursor
          }
          assert.deepStrictEqual(byCursor, whole)

          const byPage: Array<string> = []
          for (let number = 1; byPage.length < whole.length; number++) {
            byPage.push(...(yield* page({ page: number, per_page })).rows.map(({ id }) => id))
          }
          assert.deepStrictEqual(byPage, whole)
          assert.deepStrictEqual(yield* page({ page: 1e9, per_page }), { rows: [], next_cursor: null })
        }).pipe(Effect.orDie),
      { fastCheck: { numRuns: 40 } }
    )

    // Falls where the last page by number has rows that the total does not count.
    it.effect("of long lists end by number where their totals do, and a cursor goes on there", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const list = keyset(sql, listOrder("numbers", { rank: "integer asc" }))
        const from = sql`generate_series(1, 10020) rank where true`
        const read = (page: PageRequest) =>
          list.readBounded(
            page,
            sql`select rank, ${list.position} from ${from} and ${list.slice(page)}`,
            from,
            (found) => Effect.succeed(found as ReadonlyArray<{ readonly rank: number }>)
          )
        const last = yield* read({ page: 1429, per_page: 7 })
        assert.deepStrictEqual(
          [last.items.map(({ rank }) => Number(rank)), last.total],
          [[9997, 9998, 9999, 10_000], 10_000]
        )
        const behind = yield* read({ page: 1, per_page: 7, cursor: last.next_cursor ?? undefined })
        assert.deepStrictEqual([Number(behind.items[0]?.rank), behind.items.length, behind.total], [10_001, 7, 10_000])
        assert.deepStrictEqual(yield* read({ page: 1430, per_page: 7 }), {
          items: [],
          total: 10_000,
          next_cursor: null
        })
      }).pipe(Effect.orDie)
    )
  })
})
