/** A statement that was prepared before answers what it would answer for the first time. */
import { PGlite } from "@electric-sql/pglite"
import { FastCheck as fc } from "effect"
import { afterAll, assert, beforeAll, it } from "vitest"
import { preparedStatements } from "../../../src/database/engine/pglite-statements.js"

const refusal = (answer: Promise<unknown>): Promise<{ readonly code: string }> =>
  answer.then(
    () => assert.fail("It should have been refused"),
    (error) => error
  )

const table = `
  drop table if exists things;
  create table things (
    id int primary key, name text, made timestamptz, day date, price numeric, cents bigint, is_new boolean,
    more jsonb, tags text[], bytes bytea, ratio float8
  )`

let db: PGlite
beforeAll(async () => {
  db = await PGlite.create()
})
afterAll(() => db.close())

const onTable = (name: string, run: (statements: ReturnType<typeof preparedStatements>) => Promise<unknown>) =>
  it(name, async () => {
    for (const text of ["rollback", "discard all", table]) await db.exec(text)
    await run(preparedStatements(db))
  })

const text = (unit: "grapheme" | "grapheme-ascii") => fc.string({ unit }).map((one) => one.replaceAll("\0", ""))
const thing = fc.tuple(
  text("grapheme"),
  fc.date({ min: new Date("1900-01-01"), max: new Date("2200-01-01"), noInvalidDate: true }),
  fc.constantFrom("2026-02-28", "0001-01-01"),
  fc.integer().map((cents) => (cents / 100).toFixed(2)),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.boolean(),
  fc.object({ values: [text("grapheme-ascii"), fc.integer(), fc.constant(null)] }),
  fc.array(text("grapheme-ascii")),
  fc.uint8Array(),
  fc.double({ noDefaultInfinity: true, noNaN: true })
)
const things = fc.array(
  thing.chain((values) => fc.tuple(...values.map((value) => fc.option(fc.constant<unknown>(value), { freq: 8 })))),
  { maxLength: 5 }
)

const insert = `
  insert into things values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (id) do update set name = excluded.name returning id`
const select = "select * from things where id = any($1::int[]) and ($2::text is null or name = $2) order by id"

onTable("answers what PGlite's own query answers, in both forms", ({ query }) =>
  fc.assert(
    fc.asyncProperty(things, async (some) => {
      for (const [index, values] of some.entries()) {
        await query(insert, [index, ...values], "object")
        await db.query("delete from things where id = $1", [100 + index])
        await db.query(insert, [100 + index, ...values])
      }
      const ids = some.flatMap((_, index) => [index, 100 + index])
      for (const rowMode of ["object", "array"] as const)
        for (const params of [
          [ids, null],
          [ids, some[0]?.[0] ?? "nobody"]
        ]) {
          const { rows } = await query(select, params, rowMode)
          assert.deepStrictEqual(rows, (await db.query(select, [...params], { rowMode })).rows as typeof rows)
        }
      // What was written one way is what was written the other way.
      const { rows: pairs } = await db.query(
        "select one.id from things as one join things as other on other.id = one.id + 100 " +
          "where to_jsonb(one) - 'id' = to_jsonb(other) - 'id'"
      )
      assert.lengthOf(pairs, some.length)
      await db.exec("delete from things")
    }),
    { numRuns: 40 }
  )
)

onTable("goes on after every refusal", async ({ query }) => {
  const divide = (by: number) => query("select 10 / $1::int as result", [by], "object")
  for (let turn = 0; turn < 3; turn++) {
    assert.deepStrictEqual((await divide(5)).rows, [{ result: 2 }])
    assert.strictEqual((await refusal(divide(0))).code, "22012")
    assert.strictEqual((await refusal(query("select from where $1", [1], "object"))).code, "42601")
    assert.strictEqual((await refusal(query("select $1::text", ["\0"], "object"))).code, "22021")
  }
  await db.exec("begin")
  await refusal(divide(0))
  assert.strictEqual((await refusal(divide(5))).code, "25P02")
  await db.exec("rollback")
  assert.deepStrictEqual((await divide(2)).rows, [{ result: 5 }])
})

onTable("sees a table as it is, whatever others have made of it", async ({ query }) => {
  const all = async () => (await query("select * from things where id > $1", [0], "object")).rows
  await db.exec("insert into things (id) values (1)")
  const [before = {}] = await all()
  for (let column = 0; column < 3; column++) {
    await db.exec(`alter table things add column more_${column} int default ${column}`)
    assert.deepStrictEqual(await all(), [
      { ...before, more_0: 0, ...(column > 0 && { more_1: 1 }), ...(column > 1 && { more_2: 2 }) }
    ])
  }
  await db.exec("drop table things; create table things (id int); insert into things values (7)")
  assert.deepStrictEqual(await all(), [{ id: 7 }])
  await db.exec("discard all")
  assert.deepStrictEqual(await all(), [{ id: 7 }])
  // Also where what is asked for has another type now, or is looked up by another one.
  await db.exec("alter table things alter column id type text")
  assert.deepStrictEqual((await query("select * from things where id > $1", ["0"], "object")).rows, [{ id: "7" }])
  await db.exec("alter table things alter column id type int using id::int")
  assert.deepStrictEqual(await all(), [{ id: 7 }])
  await db.exec("begin; alter table things add column late int")
  assert.strictEqual((await refusal(all())).code, "0A000")
  await db.exec("rollback")
  assert.deepStrictEqual(await all(), [{ id: 7 }])
})

// Falls with statements that live on: nothing fails, and "007" is stored as "7".
onTable("takes a value for what its column is now", async ({ exec, query }) => {
  const written = async () => {
    await db.exec("delete from agents")
    await query("insert into agents values ($1)", ["007"], "object")
    return (await db.query("select agent from agents")).rows
  }
  await exec("drop table if exists agents; create table agents (agent int)", "object")
  assert.deepStrictEqual(await written(), [{ agent: 7 }])
  await exec("alter table agents alter column agent type text", "object")
  assert.deepStrictEqual(await written(), [{ agent: "007" }])
  await exec("begin", "object")
  await exec("alter table agents alter column agent type int using agent::int", "object")
  assert.deepStrictEqual(await written(), [{ agent: 7 }])
  // What is undone after a savepoint leaves what was changed before it, until all of it is.
  await exec("savepoint here", "object")
  await exec("rollback to savepoint here", "object")
  assert.deepStrictEqual(await written(), [{ agent: 7 }])
  await exec("rollback", "object")
  assert.deepStrictEqual(await written(), [{ agent: "007" }])
})

onTable("keeps five hundred of them, those that were used last", async ({ query }) => {
  const often = "select $1::int as often"
  for (let index = 0; index < 700; index++) {
    await query(`select $1::int as n${index}`, [index], "object")
    await query(often, [index], "object")
  }
  const { rows } = await db.query<{ readonly statement: string }>("select statement from pg_prepared_statements")
  assert.lengthOf(rows, 500)
  const kept = rows.map(({ statement }) => statement)
  assert.includeMembers(kept, [often, "select $1::int as n699", "select $1::int as n300"])
})
