import { assert, describe, it } from "@effect/vitest"
import { secrets } from "@mentorkit/adapters-node"
import { Secrets } from "@mentorkit/core/kernel"
import { Effect, Redacted } from "effect"

const using = <A>(secret: string, use: (port: typeof Secrets.Service) => Effect.Effect<A>) =>
  Effect.provide(Effect.flatMap(Secrets, use), secrets(Redacted.make(secret)))

describe("secrets", () => {
  it.effect("random text has the wished-for bytes and never comes twice", () =>
    using("s", (port) =>
      Effect.gen(function* () {
        const [one, two] = [yield* port.random(32), yield* port.random(32)]
        assert.match(one, /^[A-Za-z0-9_-]{43}$/)
        assert.notStrictEqual(one, two)
      })
    )
  )

  it.effect("a hash is SHA-256 in hex", () =>
    using("s", (port) =>
      Effect.map(port.hash("abc"), (hash) =>
        assert.strictEqual(hash, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
      )
    )
  )

  // RFC 4231, test case 2.
  it.effect("what is derived is HMAC-SHA-256 under the host's secret", () =>
    using("Jefe", (port) =>
      Effect.map(port.derive("what do ya want for nothing?"), (derived) =>
        assert.strictEqual(
          Buffer.from(derived, "base64url").toString("hex"),
          "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        )
      )
    )
  )

  it.effect("another host's secret derives something else", () =>
    Effect.gen(function* () {
      const [one, two] = [
        yield* using("one", (port) => port.derive("label")),
        yield* using("two", (port) => port.derive("label"))
      ]
      assert.notStrictEqual(one, two)
    })
  )
})
