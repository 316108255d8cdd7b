/** What all engines must have in common before anything else can be. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { everyEngine } from "@mentorkit/test-kit/databases/engines"
import { Effect } from "effect"

describe.each(everyEngine)("%s", (_name, engine) => {
  layer(engine)((it) => {
    it.effect("values arrive as the same types", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const [row] = yield* sql`
          select 9007199254740993::int8 as big, date '2027-03-14' as day, 1.50::numeric as price, 7::int4 as small,
            timestamptz '2027-03-14 10:00+00' as moment, '{"a_b": [1]}'::jsonb as json, array['x', 'y'] as list`
        assert.deepStrictEqual(row, {
          big: 9007199254740993n,
          day: "2027-03-14",
          price: "1.50",
          small: 7,
          moment: new Date("2027-03-14T10:00:00Z"),
          json: { a_b: [1] },
          list: ["x", "y"]
        })
      })
    )
  })
})
