/** What an embedder's statement may do to the transaction that it is part of, and to the connection. */
import { assert, describe, it } from "@effect/vitest"
import { aroundInTransaction, createMentorkit, domains, transact } from "@mentorkit/core"
import { guest } from "@mentorkit/core/kernel"
import { type Engine, everyEngine, lentPool } from "@mentorkit/test-kit/databases/engines"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect } from "effect"
import { sqlOf } from "../../src/index.js"

const { identity } = domains
const newKit = (engine: Engine) => createMentorkit({ domains: { identity }, services: world(engine) })
type Kit = ReturnType<typeof newKit>

const password = "a-long-enough-one-1"
const register = (kit: Kit, name: string) =>
  kit.as(guest).identity.register({
    email: `${name}@example.test`,
    full_name: "Ada Lovelace",
    password,
    password_confirmation: password
  })

const test = (engine: Engine, body: (kit: Kit) => Promise<void>, extend: (kit: Kit) => void = () => undefined) =>
  Effect.acquireUseRelease(
    Effect.sync(() => newKit(engine)),
    (kit) =>
      Effect.promise(async () => {
        extend(kit)
        await sqlOf(kit)`create table public.marks (text text primary key)`
        await body(kit)
      }),
    (kit) => Effect.promise(() => kit.close())
  )

const thrownBy = async (work: Promise<unknown>): Promise<Error & { readonly code?: string }> => {
  try {
    await work
  } catch (error) {
    return error instanceof Error ? error : assert.fail("No error was thrown.")
  }
  return assert.fail("Nothing was thrown.")
}
const mark = (kit: Kit, text: string) => sqlOf(kit)`insert into public.marks values (${text})`
const marks = async (kit: Kit) => (await sqlOf(kit)`select text from public.marks`).map(({ text }) => text)

describe.each([...everyEngine, ["a lent pool", lentPool] as const])("a statement of sqlOf on %s", (_name, engine) => {
  // Falls where only the first word of a text is looked at.
  it.live("ends no transaction, and begins none", () =>
    test(engine, async (kit) => {
      const texts = [
        "/* a */ commit",
        "-- a\nrollback",
        "; end",
        "select 1; commit",
        "savepoint a",
        "release a",
        "abort"
      ]
      for (const text of texts) {
        const error = await thrownBy(
          transact(kit, async () => {
            await mark(kit, text)
            await sqlOf(kit).query(text)
          })
        )
        assert.include(error.message, "begun and ended by transact", text)
      }
      const inTemplate = transact(kit, () => sqlOf(kit)`/* a */ select ${1}::int; commit`)
      assert.include((await thrownBy(inTemplate)).message, "begun and ended by transact")
      assert.include((await thrownBy(sqlOf(kit)`start transaction`)).message, "begun and ended by transact")
      assert.deepStrictEqual(await marks(kit), [])
    })
  )

  // Falls where it may: whoever has the connection next would have another search_path.
  it.live("changes nothing for those who have the connection next", () =>
    test(engine, async (kit) => {
      for (const text of [
        "set search_path = public",
        "set session role none",
        "reset all",
        "discard all",
        "listen a"
      ]) {
        assert.include((await thrownBy(sqlOf(kit).query(text))).message, "others' afterwards", text)
      }
      const found = await transact(kit, async () => {
        await sqlOf(kit)`set local work_mem = '7MB'`
        await sqlOf(kit)`set constraints all deferred`
        await sqlOf(kit)`set transaction read write`.catch(() => undefined)
        return sqlOf(kit)`select current_setting('work_mem') as found`
      })
      assert.deepStrictEqual(found, [{ found: "7MB" }])
    })
  )

  // Falls where PGlite gets it: it waits for rows that never come, and nothing else in the process goes on.
  it.live("that takes a stream of rows is refused", () =>
    test(engine, async (kit) => {
      for (const text of ["copy public.marks from stdin", "copy public.marks to stdout"])
        assert.include((await thrownBy(sqlOf(kit).query(text))).message, "a stream of rows")
    })
  )

  // Falls where the driver finds out: the transaction ended with "Failed to execute statement".
  it.live("with a value that is no JSON throws that, and costs no connection", () =>
    test(engine, async (kit) => {
      const circle: Record<string, unknown> = {}
      circle["self"] = circle
      for (const value of [{ amount: 1n }, circle, [{ amount: 1n }]]) {
        const inTransaction = transact(kit, async () => {
          await mark(kit, "before")
          await sqlOf(kit)`select ${value}::jsonb`
        })
        assert.instanceOf(await thrownBy(inTransaction), TypeError)
        assert.instanceOf(await thrownBy(sqlOf(kit)`select ${value}::jsonb`), TypeError)
      }
      assert.deepStrictEqual(await marks(kit), [])
      assert.deepStrictEqual(await sqlOf(kit)`select 2::int8 = any(${[1n, 2n]}::int8[]) as found`, [{ found: true }])
    })
  )

  it.live("may have a body with statements of its own", () =>
    test(engine, async (kit) => {
      await sqlOf(kit).query(
        `create function public.one() returns int begin atomic select 1; select case when true then 1 end; end;
        do $$ begin insert into public.marks values ('; commit'); end $$`
      )
      assert.deepStrictEqual(await marks(kit), ["; commit"])
    })
  )

  // Falls where the transaction is not told: it ends with "current transaction is aborted", and nothing of what came first.
  it.live("that failed is named where somebody goes on after it", () =>
    test(engine, async (kit) => {
      const conflict = async () => {
        await mark(kit, "once")
        const error = await thrownBy(mark(kit, "once"))
        assert.strictEqual(error.code, "23505")
      }
      const passedOver = /was passed over, so nothing of it is committed\. It failed with duplicate key/
      assert.match((await thrownBy(transact(kit, conflict))).message, passedOver)
      const goesOn = async () => {
        await conflict()
        assert.match((await thrownBy(mark(kit, "twice"))).message, passedOver)
        await register(kit, "ada")
      }
      assert.match((await thrownBy(transact(kit, goesOn))).message, passedOver)
      assert.deepStrictEqual(await marks(kit), [])
      const alone = [
        await thrownBy(sqlOf(kit)`select 1 / 0`),
        await thrownBy(transact(kit, () => sqlOf(kit)`select 1 / 0`))
      ]
      assert.deepStrictEqual(
        alone.map(({ code }) => code),
        ["22012", "22012"]
      )
    })
  )

  it.live("that failed is named around an operation, too", () =>
    test(
      engine,
      async (kit) => assert.match((await thrownBy(register(kit, "ada"))).message, /It failed with division by zero/),
      (kit) =>
        kit.extend({
          around: [
            aroundInTransaction(identity, {
              register: async ({ next }) => {
                await sqlOf(kit)`select 1 / 0`.catch(() => undefined)
                return next()
              }
            })
          ]
        })
    )
  )
})
