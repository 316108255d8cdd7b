/** What a host that does not speak Effect catches when its database is broken or away. */
import { SqlClient, SqlError } from "@effect/sql"
import { assert, describe, it } from "@effect/vitest"
import { admit, createMentorkit, domains } from "@mentorkit/core"
import { guest } from "@mentorkit/core/kernel"
import { hostOn, newPostgresUrl, pglite } from "@mentorkit/test-kit/databases/engines"
import { tcpProxyTo } from "@mentorkit/test-kit/network/tcp-proxy"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Layer } from "effect"
import { isDatabaseUnavailable, sqlOf } from "../../../src/index.js"

const { identity } = domains

const thrownBy = (call: () => Promise<unknown>) =>
  Effect.flip(Effect.tryPromise({ try: call, catch: (error) => error }))

const secret = "a-long-enough-one-1"
const person = { email: "ada@example.test", full_name: "Ada Lovelace" }

describe("what a call in promises throws", () => {
  // Falls where a defect leaves as it is: an SqlError has a `_tag`, and was answered with 422 by who goes by that.
  it.scopedLive("has a tag where the call was refused, and none where the database is broken or away", () =>
    Effect.gen(function* () {
      let isAway = false
      const { url } = yield* tcpProxyTo(yield* newPostgresUrl, () => (isAway ? "broken" : "sent"))
      const kit = yield* Effect.acquireRelease(
        Effect.sync(() => createMentorkit({ domains: { identity }, services: world(hostOn(url, 2)) })),
        (made) => Effect.promise(() => made.close())
      )
      const userId = "0197f8a0-0000-7000-8000-000000000001"
      const calls = [
        // Falls with Effect's own wrapper, in which nobody finds what the matter is.
        () => kit.callerOf(userId),
        () => admit(kit, person),
        // Falls where only what an operation throws is known as such.
        () => sqlOf(kit)`select from users`,
        () => kit.as(guest).identity.register({ ...person, password: secret, password_confirmation: secret })
      ]
      const refusal = yield* thrownBy(() => kit.as(guest).identity.getMe({}))
      assert.propertyVal(refusal, "_tag", "Unauthenticated")

      const sql = yield* Effect.promise(() => kit.runtime.runPromise(SqlClient.SqlClient))
      yield* sql`alter table users rename to people`
      for (const call of calls) {
        const fault = yield* thrownBy(call)
        assert.instanceOf(fault, Error)
        assert.notProperty(fault, "_tag")
        assert.isFalse(isDatabaseUnavailable(fault))
      }

      isAway = true
      // Finds out.
      yield* thrownBy(() => admit(kit, person))
      for (const call of calls) {
        const fault = yield* thrownBy(call)
        assert.notProperty(fault, "_tag")
        assert.isTrue(isDatabaseUnavailable(fault), String(fault))
      }
    })
  )

  // Falls where what is no text gets as far as the database: a host without types has no token there.
  it.scopedLive("is nothing for who brings no token, who is a guest", () =>
    Effect.gen(function* () {
      const kit = yield* Effect.acquireRelease(
        Effect.sync(() => createMentorkit({ domains: { identity }, services: world(pglite) })),
        (made) => Effect.promise(() => made.close())
      )
      for (const token of [undefined, null, 5, ""]) {
        assert.deepStrictEqual(yield* Effect.promise(() => kit.authenticate(token as string)), guest)
      }
    })
  )

  // Falls where what the layer fails with is thrown as it is.
  it.live("has no tag where the host cannot start", () =>
    Effect.gen(function* () {
      const isDown = Layer.fail(new SqlError.SqlError({ cause: "no answer", message: "Failed to connect" }))
      const services = Layer.provideMerge(world(pglite), isDown)
      const kit = createMentorkit({ domains: { identity }, services })
      for (const call of [() => admit(kit, person), () => kit.as(guest).identity.getMe({})]) {
        assert.notProperty(yield* thrownBy(call), "_tag")
      }
    })
  )
})
