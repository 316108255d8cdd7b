import { assert, describe, layer } from "@effect/vitest"
import { passwordHasher } from "@mentorkit/adapters-node"
import { PasswordHasher } from "@mentorkit/core/identity/ports"
import { Effect, Redacted } from "effect"

describe("password hashes", () => {
  layer(passwordHasher)((it) => {
    it.effect("are argon2id with 19 MiB, two passes and one lane", () =>
      Effect.gen(function* () {
        const { hash } = yield* PasswordHasher
        assert.match(
          Redacted.value(yield* hash(Redacted.make("correct horse battery staple"))),
          /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/
        )
      })
    )
  })
})
