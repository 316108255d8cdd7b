/** How much work a request for a reset link makes: what the time of an answer tells an outsider. */
import { assert, describe, it } from "@effect/vitest"
import { guest } from "@mentorkit/core/kernel"
import { Outbox, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Effect, Layer } from "effect"
import { forgotPassword } from "../../src/identity/use-cases/forgot-password.js"

/** All that the operation is given: there is no way to look anybody up. */
const asked = Effect.fnUntraced(function* (email: string) {
  const work: Array<unknown> = []
  const note = (what: unknown) => Effect.sync(() => void work.push(what))
  const ports = Layer.mergeAll(
    Layer.succeed(Outbox, { append: ({ tag }, payload) => note([tag, payload]) }),
    Layer.succeed(UnitOfWork, {
      transact: (inner) => Effect.zipRight(note("begin"), Effect.tap(inner, note("commit")))
    })
  )
  const handler = yield* Effect.provide(forgotPassword, ports)
  assert.deepStrictEqual(yield* handler(guest, { email }), {})
  return work
})

describe("asking for a reset link", () => {
  // Does not compile, and falls, if the operation asks whose address it is.
  it.effect("is one event in one transaction, whoever's address it is", () =>
    Effect.gen(function* () {
      for (const email of ["ada@example.test", "Nobody@example.test"]) {
        assert.deepStrictEqual(yield* asked(email), ["begin", ["identity.PasswordResetRequested", { email }], "commit"])
      }
    })
  )
})
