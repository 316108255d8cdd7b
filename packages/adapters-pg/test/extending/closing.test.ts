/** The end of a kit while it is used, and calls that are given up. */
import { getEventListeners } from "node:events"
import { assert, describe, it } from "@effect/vitest"
import { createMentorkit, domains, transact } from "@mentorkit/core"
import { guest } from "@mentorkit/core/kernel"
import { everyEngine } from "@mentorkit/test-kit/databases/engines"
import { world } from "@mentorkit/test-kit/worlds/world"
import { sqlOf } from "../../src/index.js"

const { identity } = domains
const person = (name: string) => ({
  email: `${name}@example.test`,
  full_name: "Ada Lovelace",
  password: "a-long-enough-one-1",
  password_confirmation: "a-long-enough-one-1"
})
const messageOf = (work: Promise<unknown>) => work.then(() => "done", String)

describe.each(everyEngine)("a kit on %s", (_name, engine) => {
  const newKit = () => createMentorkit({ domains: { identity }, services: world(engine) })

  // Falls where the database is closed under calls that run: they failed as if it had broken.
  it("is closed when its calls have ended, and begins no other", async () => {
    const kit = newKit()
    const register = (name: string) => kit.as(guest).identity.register(person(name))
    await register("ada")
    const running = Array.from({ length: 8 }, (_, at) => messageOf(register(`somebody-${at}`)))
    const bought = messageOf(
      transact(kit, async () => {
        await new Promise((resolve) => setTimeout(resolve, 200))
        await register("late")
      })
    )
    await new Promise((resolve) => setTimeout(resolve, 5))
    const closed = kit.close()
    assert.strictEqual(await messageOf(register("too-late")), "Error: The kit is closed.")
    assert.strictEqual(await messageOf(kit.callerOf(crypto.randomUUID())), "Error: The kit is closed.")
    await closed
    assert.deepStrictEqual([...new Set(await Promise.all([...running, bought]))], ["done"])
    assert.strictEqual(await messageOf(register("too-late")), "Error: The kit is closed.")
  })

  it("throws what the platform throws where a call was aborted", async () => {
    const kit = newKit()
    await sqlOf(kit)`select 1`
    const aborting = new AbortController()
    const call = kit.as(guest).identity.register(person("ada"), { signal: aborting.signal })
    aborting.abort()
    const error: unknown = await call.catch((thrown: unknown) => thrown)
    assert.propertyVal(error, "name", "AbortError")
    await kit.close()
  })

  // Falls where the second one makes the first forget that it waits.
  it("is closed once, however often it is asked to", async () => {
    const kit = newKit()
    await sqlOf(kit)`select 1`
    const running = messageOf(sqlOf(kit)`select pg_sleep(0.2)`)
    await new Promise((resolve) => setTimeout(resolve, 20))
    const begun = Date.now()
    await Promise.all([kit.close(), kit.close()])
    assert.isBelow(Date.now() - begun, 5_000)
    assert.strictEqual(await running, "done")
  })

  it("is not closed from within one of its calls, which it would wait for", async () => {
    const kit = newKit()
    const closing = await messageOf(transact(kit, () => kit.close()))
    assert.match(closing, /The kit is closed from outside/)
    await sqlOf(kit)`select 1`
    await kit.close()
  })

  it("says that it is closed also where it had not started", async () => {
    const kit = newKit()
    const call = messageOf(kit.as(guest).identity.register(person("ada")))
    await kit.close()
    assert.match(await call, /^Error: The kit is closed|^done/)
  })

  it("remembers no call of a signal that outlives it", async () => {
    const kit = newKit()
    const { signal } = new AbortController()
    for (let call = 0; call < 3; call++) await kit.as(guest).identity.forgotPassword({ email: "a@b.test" }, { signal })
    assert.lengthOf(getEventListeners(signal, "abort"), 0)
    await kit.close()
  })
})
