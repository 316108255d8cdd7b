/** What an embedder's function leaves behind: calls after its end, and calls of one that was cut off. */
import { assert, describe, it } from "@effect/vitest"
import { around, aroundInTransaction, beforeCommit, createMentorkit, domains, transact } from "@mentorkit/core"
import { UserRegistered } from "@mentorkit/core/identity"
import { guest } from "@mentorkit/core/kernel"
import { type Engine, everyEngine } from "@mentorkit/test-kit/databases/engines"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect } from "effect"
import { sqlOf } from "../../src/index.js"

const { identity } = domains
const person = (name: string) => ({
  email: `${name}@example.test`,
  full_name: "Ada Lovelace",
  password: "a-long-enough-one-1",
  password_confirmation: "a-long-enough-one-1"
})
const newKit = (engine: Engine) => createMentorkit({ domains: { identity }, services: world(engine) })
type Kit = ReturnType<typeof newKit>

const register = (kit: Kit, name: string, options?: { readonly signal: AbortSignal }) =>
  kit.as(guest).identity.register(person(name), options)
const isKnown = async (kit: Kit, name: string) =>
  (await sqlOf(kit)`select from users where email = ${`${name}@example.test`}`).length === 1
const after = (millis: number) => new Promise<void>((resolve) => setTimeout(resolve, millis))
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof Error && error.name === "AbortError" ? error.name : String(error))
  )

describe.each(everyEngine)("calls that come late on %s", (_name, engine) => {
  const test = (body: (kit: Kit) => Promise<void>) => async () => {
    const kit = newKit(engine)
    await body(kit)
    await kit.close()
  }

  // Falls where `next` goes by the connection of its transaction, which somebody else has by then.
  it(
    "a next that outlives its transaction is refused, and gets into nobody else's",
    test(async (kit) => {
      const late: Array<() => Promise<unknown>> = []
      kit.extend({
        around: [
          aroundInTransaction(identity, {
            register: ({ input, next }) => {
              late.push(() => next({ ...input, email: "late@example.test" as typeof input.email }))
              return next()
            }
          })
        ]
      })
      await register(kit, "ada")
      const told: Array<string> = []
      await outcomeOf(
        transact(kit, async () => {
          await sqlOf(kit)`select 1`
          // Without the async context, as from a queue of somebody's.
          setTimeout(async () => told.push(await outcomeOf(late[0]?.() as Promise<unknown>)), 20)
          await after(60)
          throw new Error("Undone.")
        })
      )
      await after(20)
      assert.match(told.join(), /This next belongs to a call that is over/)
      assert.match(await outcomeOf(late[0]?.() as Promise<unknown>), /This next belongs to a call that is over/)
      assert.isFalse(await isKnown(kit, "late"))
    })
  )

  it(
    "a next within a transaction that stands around it is part of that",
    test(async (kit) => {
      kit.extend({
        around: [
          around(identity, {
            register: ({ next }) =>
              transact(kit, async () => {
                await next()
                throw new Error("Undone.")
              })
          })
        ]
      })
      assert.match(await outcomeOf(register(kit, "ada")), /Undone/)
      assert.isFalse(await isKnown(kit, "ada"))
    })
  )

  // Falls where the operation that stands within goes on by itself.
  it(
    "a call that is aborted is undone, whatever stands around it",
    test(async (kit) => {
      let begun = () => {}
      kit.extend({
        reactions: [
          beforeCommit(UserRegistered, "shop.slowly", async () => {
            begun()
            await after(100)
          })
        ],
        around: [around(identity, { register: async ({ next }) => next() })]
      })
      await sqlOf(kit)`select 1`
      const aborting = new AbortController()
      begun = () => aborting.abort()
      assert.strictEqual(await outcomeOf(register(kit, "ada", aborting)), "AbortError")
      await after(200)
      assert.isFalse(await isKnown(kit, "ada"))
    })
  )

  it(
    "what stands around begins nothing any more once its call was aborted",
    test(async (kit) => {
      const told: Array<string> = []
      kit.extend({
        around: [
          around(identity, {
            register: async ({ next }) => {
              await after(60)
              const done = next()
              told.push(await outcomeOf(done), await outcomeOf(sqlOf(kit)`select 1`))
              return done
            }
          })
        ]
      })
      await sqlOf(kit)`select 1`
      const outcome = await outcomeOf(register(kit, "ada", { signal: AbortSignal.timeout(10) }))
      await after(120)
      assert.strictEqual(outcome, "AbortError")
      assert.match(told.join("\n"), /next belongs to a call that is over.*\n.*was cut off, so it is not made/)
      assert.isFalse(await isKnown(kit, "ada"))
    })
  )

  // Falls where it is only the function that decides, and not what became of the transaction.
  it(
    "of a transaction that is undone after its function they are refused, also those that come before its end",
    test(async (kit) => {
      kit.extend({
        reactions: [
          beforeCommit(UserRegistered, "shop.full", async ({ userId }) => {
            await after(50)
            if (userId !== "") throw new Error("Full.")
          })
        ]
      })
      await sqlOf(kit)`create table if not exists late_notes (name text)`
      await sqlOf(kit)`delete from late_notes`
      const late: Array<Promise<string>> = []
      const note = (millis: number) =>
        after(millis).then(() => outcomeOf(sqlOf(kit)`insert into late_notes values ('a')`))
      const outcome = await outcomeOf(
        transact(kit, async () => {
          await register(kit, "ada")
          late.push(note(10), note(150))
        })
      )
      assert.match(outcome, /shop.full failed/)
      for (const told of await Promise.all(late)) assert.match(told, /a transaction that has failed/)
      assert.lengthOf(await sqlOf(kit)`select from late_notes`, 0)
      await sqlOf(kit)`drop table late_notes`
    })
  )

  it(
    "of a transaction that is committed they are calls of their own",
    test(async (kit) => {
      const late: Array<Promise<string>> = []
      await transact(kit, async () => {
        await register(kit, "ada")
        late.push(after(20).then(() => outcomeOf(register(kit, "grace"))))
      })
      assert.deepStrictEqual(await Promise.all(late), ["done"])
      assert.isTrue(await isKnown(kit, "grace"))
    })
  )

  // Falls where whoever cuts a call off waits for what was called within it.
  it(
    "what was called within a call that is cut off ends with it",
    test(async (kit) => {
      kit.extend({ around: [around(identity, { register: () => kit.runPromise(Effect.never) })] })
      await sqlOf(kit)`select 1`
      assert.strictEqual(await outcomeOf(register(kit, "ada", { signal: AbortSignal.timeout(20) })), "AbortError")
    })
  )
})
