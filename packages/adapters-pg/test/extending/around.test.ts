/** An embedder's code around operations, and what joins whose transaction. */
import { assert, describe, it } from "@effect/vitest"
import { around, aroundInTransaction, createMentorkit, domains, isRefusal, transact } from "@mentorkit/core"
import { AccountBanned } from "@mentorkit/core/identity"
import { guest, InvalidInput } from "@mentorkit/core/kernel"
import { type Engine, engines, everyEngine } from "@mentorkit/test-kit/databases/engines"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect } from "effect"
import { sqlOf } from "../../src/index.js"

const { identity } = domains
const password = "a-long-enough-one-1"
const person = (name: string) => ({
  email: `${name}@example.test`,
  full_name: "Ada Lovelace",
  password,
  password_confirmation: password
})

const newKit = (engine: Engine) =>
  Effect.acquireRelease(
    Effect.sync(() => createMentorkit({ domains: { identity }, services: world(engine) })),
    (made) => Effect.promise(() => made.close())
  )
type Kit = Effect.Effect.Success<ReturnType<typeof newKit>>

const register = (kit: Kit, name: string) => kit.as(guest).identity.register(person(name))
const isKnown = async (kit: Kit, name: string) =>
  (await sqlOf(kit)`select from users where email = ${`${name}@example.test`}`).length === 1
const thrownBy = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work
  } catch (error) {
    return error
  }
  return assert.fail("Nothing was thrown.")
}

const test = (body: (kit: Kit, engine: Engine) => Promise<void>, engine: Engine) =>
  Effect.flatMap(newKit(engine), (kit) => Effect.promise(() => body(kit, engine)))

describe.each(engines)("around an operation on %s", (_name, engine) => {
  it.scopedLive("the first stands outermost, and each may change the input", () =>
    test(async (kit) => {
      const log: Array<string> = []
      kit.extend({
        around: [
          around(identity, {
            register: async ({ input, next }) => {
              log.push("outer")
              const answer = await next({ ...input, full_name: "Grace Hopper" as typeof input.full_name })
              log.push("outer ends")
              return answer
            }
          }),
          aroundInTransaction(identity, {
            register: async ({ input, next }) => {
              log.push(input.full_name)
              return next()
            }
          })
        ]
      })
      await register(kit, "ada")
      assert.deepStrictEqual(log, ["outer", "Grace Hopper", "outer ends"])
      const [row] = await sqlOf(kit)<{
        full_name: string
      }>`select full_name from users where email = 'ada@example.test'`
      assert.deepStrictEqual(row, { full_name: "Grace Hopper" })
    }, engine)
  )

  // Falls where the second has no transaction around both.
  it.scopedLive("what is thrown afterwards undoes it inside of the transaction, and is too late beside it", () =>
    test(async (kit) => {
      const fail = async ({ next }: { readonly next: () => Promise<never> }) => {
        await next()
        throw new Error("Afterwards.")
      }
      kit.extend({
        around: [
          around(identity, { register: fail as never }),
          aroundInTransaction(identity, { forgotPassword: fail as never })
        ]
      })
      assert.propertyVal(await thrownBy(register(kit, "ada")), "message", "Afterwards.")
      assert.isTrue(await isKnown(kit, "ada"))
      const rows = () => sqlOf(kit)`select from outbox where type = 'identity.PasswordResetRequested'`
      const error = await thrownBy(kit.as(guest).identity.forgotPassword({ email: "ada@example.test" }))
      assert.propertyVal(error, "message", "Afterwards.")
      assert.lengthOf(await rows(), 0)
    }, engine)
  )

  // Falls where it is taken for a transaction that was undone.
  it.scopedLive("what goes on after a failure beside transactions is made", () =>
    test(async (kit) => {
      let later: Promise<unknown> = Promise.resolve()
      kit.extend({
        around: [
          around(identity, {
            forgotPassword: async () => {
              later = new Promise((resolve) => setTimeout(resolve, 50)).then(() => register(kit, "ada"))
              throw new Error("No.")
            }
          })
        ]
      })
      await thrownBy(kit.as(guest).identity.forgotPassword({ email: "ada@example.test" }))
      await later
      assert.isTrue(await isKnown(kit, "ada"))
    }, engine)
  )

  it.scopedLive("a refusal is one where the operation declares it, and a fault elsewhere", () =>
    test(async (kit) => {
      const problems = [{ path: ["email"], message: "We know better." }] as const
      const thrown = [new InvalidInput({ problems }), new AccountBanned()]
      kit.extend({
        around: [
          around(identity, {
            register: async ({ next }) => {
              const error = thrown.shift()
              if (error !== undefined) throw error
              return next()
            }
          })
        ]
      })
      const refusal = await thrownBy(register(kit, "ada"))
      assert.isTrue(isRefusal(refusal))
      assert.instanceOf(refusal, InvalidInput)
      const fault = await thrownBy(register(kit, "ada"))
      assert.isFalse(isRefusal(fault))
      assert.notProperty(fault, "_tag")
      await register(kit, "ada")
      // One of the embedder's own making is as good; what only looks like one is not.
      assert.isTrue(isRefusal(new AccountBanned()))
      assert.isFalse(isRefusal(Object.assign(new Error("No."), { _tag: "AccountBanned" })))
      assert.isFalse(isRefusal({ _tag: "AccountBanned", message: "" }))
      assert.isFalse(isRefusal(undefined))
    }, engine)
  )
})

describe.each(everyEngine)("a transaction on %s", (_name, engine) => {
  it.scopedLive("throws the very error that ended it, and its like at any depth undo all", () =>
    test(async (kit) => {
      const reason = Object.assign(new Error("No."), { _tag: "MyOwn" })
      const thrown = await thrownBy(
        transact(kit, async () => {
          await transact(kit, () => register(kit, "ada"))
          assert.isTrue(await isKnown(kit, "ada"))
          throw reason
        })
      )
      assert.strictEqual(thrown, reason)
      assert.isFalse(isRefusal(thrown))
      assert.isFalse(await isKnown(kit, "ada"))
      const plain = new Error("Neither.")
      assert.strictEqual(await thrownBy(transact(kit, () => Promise.reject(plain))), plain)
    }, engine)
  )

  it.scopedLive("says what was passed over, since nothing of it is committed", () =>
    test(async (kit) => {
      await register(kit, "ada")
      const error = await thrownBy(
        transact(kit, async () => {
          await register(kit, "bea")
          await transact(kit, () => Promise.reject(new AccountBanned())).catch(() => {})
        })
      )
      assert.include(String(error), "was passed over, so nothing of it is committed. It failed with AccountBanned: ")
      assert.isFalse(await isKnown(kit, "bea"))
    }, engine)
  )

  it.scopedLive("a refused call in it is thrown as itself", () =>
    test(async (kit) => {
      await register(kit, "ada")
      const refusal = await thrownBy(transact(kit, () => kit.as(guest).identity.getMe({})))
      assert.isTrue(isRefusal(refusal))
      assert.propertyVal(refusal, "_tag", "Unauthenticated")
    }, engine)
  )

  // Falls where whoever calls is not asked which database it is of.
  it.scopedLive("is nothing to the kit of another database", () =>
    test(async (kit) => {
      await Effect.runPromise(
        Effect.scoped(
          Effect.flatMap(newKit(engine), (other) =>
            Effect.promise(async () => {
              const mixed = transact(kit, async () => {
                await register(kit, "ada")
                await register(other, "bea")
                await transact(other, () => register(kit, "cem"))
                throw new Error("Undone.")
              })
              // Falls where a function of the other kit hides what is open around it: the call in it waits, and another error ends all.
              assert.propertyVal(await thrownBy(mixed), "message", "Undone.")
              assert.deepStrictEqual(
                [await isKnown(kit, "ada"), await isKnown(kit, "cem"), await isKnown(other, "bea")],
                [false, false, true]
              )
            })
          )
        )
      )
    }, engine)
  )

  it.scopedLive("gives the driver's own error, by which a conflict is known", () =>
    test(async (kit) => {
      const error = await thrownBy(sqlOf(kit)`select 1 / ${0}::int`)
      assert.propertyVal(error, "code", "22012")
      const rows = await sqlOf(kit).query("select $1::int + 1 as sum, $2::jsonb as kept", [1, { a: [2] }])
      assert.deepStrictEqual(rows, [{ sum: 2, kept: { a: [2] } }])
      assert.deepStrictEqual(await sqlOf(kit)`select 3 = any(${[1, 3]}::int[]) as has`, [{ has: true }])
    }, engine)
  )

  // Falls where it goes through: what was thrown afterwards would undo nothing.
  it.scopedLive("is not ended by a statement", () =>
    test(async (kit) => {
      const ended = transact(kit, async () => {
        await register(kit, "ada")
        await sqlOf(kit)`commit`
      })
      assert.include(String(await thrownBy(ended)), "not by a statement")
      assert.include(String(await thrownBy(sqlOf(kit).query(" ROLLBACK; select 1"))), "not by a statement")
      assert.isFalse(await isKnown(kit, "ada"))
    }, engine)
  )

  it.scopedLive("ends for what is called after it, so that what it began may go on", () =>
    test(async (kit) => {
      let later: Promise<unknown> = Promise.resolve()
      await transact(kit, async () => {
        later = new Promise((resolve) => setTimeout(resolve, 50)).then(() => register(kit, "ada"))
      })
      await later
      assert.isTrue(await isKnown(kit, "ada"))
    }, engine)
  )
})
