import { assert, describe, layer } from "@effect/vitest"
import { passwordHasher } from "@mentorkit/adapters-node"
import { PasswordHasher } from "@mentorkit/core/identity"
import { Effect, Redacted } from "effect"

const [right, wrong] = [Redacted.make("correct horse battery staple"), Redacted.make("Correct horse battery staple")]

const millisOf = Effect.fnUntraced(function* (work: Effect.Effect<unknown>) {
  const start = performance.now()
  yield* work
  return performance.now() - start
})

describe("password hashes", () => {
  layer(passwordHasher)((it) => {
    it.effect("are argon2id with 19 MiB, two passes and one lane, salted", () =>
      Effect.gen(function* () {
        const hasher = yield* PasswordHasher
        const [one, two] = [yield* hasher.hash(right), yield* hasher.hash(right)]
        assert.match(one, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
        assert.notStrictEqual(one, two)
      })
    )

    it.effect("match the password and nothing else", () =>
      Effect.gen(function* () {
        const hasher = yield* PasswordHasher
        const hash = Redacted.make(yield* hasher.hash(right))
        assert.isTrue(yield* hasher.verify(right, hash))
        assert.isFalse(yield* hasher.verify(wrong, hash))
      })
    )

    it.effect("take the whole password, spaces and all, however its letters are composed", () =>
      Effect.gen(function* () {
        const hasher = yield* PasswordHasher
        const long = `  ${"pä\u0301sswört 🔑 ".repeat(20)}`
        const hash = Redacted.make(yield* hasher.hash(Redacted.make(long)))
        assert.isTrue(yield* hasher.verify(Redacted.make(long.normalize("NFD")), hash))
        assert.isFalse(yield* hasher.verify(Redacted.make(long.trim()), hash))
        assert.isFalse(yield* hasher.verify(Redacted.make(long.slice(0, -2)), hash))
      })
    )

    it.effect("without a hash, or with a broken one, nothing matches", () =>
      Effect.gen(function* () {
        const hasher = yield* PasswordHasher
        for (const hash of [null, "", "bcrypt?", "$argon2id$v=19$m=19456,t=2,p=1$", "$2y$10$abcdefghijklmnopqrstuv"]) {
          assert.isFalse(yield* hasher.verify(right, hash === null ? null : Redacted.make(hash)))
        }
      })
    )

    it.effect("an account without a password takes as long as one with another", () =>
      Effect.gen(function* () {
        const hasher = yield* PasswordHasher
        const hash = Redacted.make(yield* hasher.hash(right))
        const times: { readonly known: Array<number>; readonly unknown: Array<number> } = { known: [], unknown: [] }
        for (let round = 0; round < 25; round++) {
          times.known.push(yield* millisOf(hasher.verify(wrong, hash)))
          times.unknown.push(yield* millisOf(hasher.verify(wrong, null)))
        }
        // The fastest of each have met the least noise; a check that skips the work is thousands of times faster.
        const ratio = Math.min(...times.unknown) / Math.min(...times.known)
        assert.isAbove(ratio, 0.5)
        assert.isBelow(ratio, 2)
      })
    )
  })
})
