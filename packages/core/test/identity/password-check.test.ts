/** A host that hashes as many passwords as it can turns further ones away unseen. */
import { assert, describe, it } from "@effect/vitest"
import { LoginFailureRepository, PasswordHasher, UserRepository } from "@mentorkit/core/identity/ports"
import type { FailureCount } from "@mentorkit/core/internal/identity"
import { CallContext, unknownCall } from "@mentorkit/core/internal/kernel"
import { Secrets, Settings, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Effect, Exit, Layer, Redacted } from "effect"
import { makeCheckPassword } from "../../src/identity/password-check.js"

describe("a password that nobody has looked at", () => {
  // Falls without `withdrawn`: ten such tries would keep the owner out for a quarter of an hour.
  it.effect("is no failure, for the address nor for the account", () =>
    Effect.gen(function* () {
      const counts = new Map<string, FailureCount>()
      const ports = Layer.mergeAll(
        Layer.mock(UserRepository, { findCredentials: () => Effect.succeedNone }),
        Layer.mock(PasswordHasher, { verify: () => Effect.die("too many") }),
        Layer.mock(LoginFailureRepository, {
          lock: (keys, now) =>
            Effect.sync(() =>
              keys.map(({ ipAddress }) => counts.get(ipAddress) ?? { failures: 0, windowStartedAt: now })
            ),
          put: (stored) =>
            Effect.sync(() => {
              for (const { count, key } of stored) counts.set(key.ipAddress, count)
            })
        }),
        Layer.mock(Settings, { get: (setting) => Effect.succeed(setting.default) }),
        Layer.mock(Secrets, { hash: Effect.succeed }),
        Layer.succeed(UnitOfWork, { transact: (work) => work })
      )
      const check = yield* Effect.provide(makeCheckPassword, ports)
      const exit = yield* check("ada@example.test", Redacted.make("right")).pipe(
        Effect.provideService(CallContext, { ...unknownCall, ip: "203.0.113.7" }),
        Effect.exit
      )
      assert.deepStrictEqual(exit, Exit.die("too many"))
      const failures = [...counts].map(([address, { failures }]) => [address, failures])
      assert.deepStrictEqual(Object.fromEntries(failures), { "": 0, "203.0.113.7": 0 })
    })
  )
})
