import assert from "node:assert/strict"
import { PasswordHasher } from "@mentorkit/core/identity/ports"
import { Array, Effect, Redacted } from "effect"
import { conformance } from "../conformance.js"
import { quietly } from "../fixtures/quietly.js"
import { atOnce } from "../fixtures/transactions.js"

const [right, wrong] = [Redacted.make("correct horse battery staple"), Redacted.make("Correct horse battery staple")]

const millisOf = Effect.fnUntraced(function* (work: Effect.Effect<unknown>) {
  const start = performance.now()
  yield* work
  return performance.now() - start
})

/** Supply `PasswordHasher` at the strength at which the host runs it. */
export const passwordHasherConformance = conformance<PasswordHasher>("PasswordHasher", {
  "a hash matches its password and nothing else": Effect.gen(function* () {
    const { hash, verify } = yield* PasswordHasher
    const stored = yield* hash(right)
    assert.equal(yield* verify(right, stored), true)
    assert.equal(yield* verify(wrong, stored), false)
  }),

  "one password has another hash every time, and the password is not in it": Effect.gen(function* () {
    const { hash } = yield* PasswordHasher
    const [one, two] = [Redacted.value(yield* hash(right)), Redacted.value(yield* hash(right))]
    assert.notEqual(one, two)
    assert.ok(!one.includes(Redacted.value(right)))
  }),

  // Falls where a hash function reads the first 72 bytes only, trims, or takes letters as they were typed.
  "the whole password counts, spaces and all, however its letters are composed": Effect.gen(function* () {
    const { hash, verify } = yield* PasswordHasher
    const long = `  ${"pa\u0308sswört 🔑 ".repeat(20)}`
    const stored = yield* hash(Redacted.make(long))
    assert.equal(yield* verify(Redacted.make(long.normalize("NFC")), stored), true)
    assert.equal(yield* verify(Redacted.make(long.normalize("NFD")), stored), true)
    for (const other of [long.trim(), long.slice(0, -2), `${long} `, long.toUpperCase()]) {
      assert.equal(yield* verify(Redacted.make(other), stored), false)
    }
  }),

  "without a hash, or with a malformed one, the answer is no": Effect.gen(function* () {
    const { verify } = yield* PasswordHasher
    for (const hash of [null, "", "bcrypt?", "$argon2id$v=19$m=19456,t=2,p=1$", "$2y$10$abcdefghijklmnopqrstuv"]) {
      assert.equal(yield* quietly(verify(right, hash === null ? null : Redacted.make(hash))), false)
    }
  }),

  // The fastest of each have met the least noise; a check that skips the work is thousands of times faster.
  "an account without a password takes as long as one with another": Effect.gen(function* () {
    const { hash, verify } = yield* PasswordHasher
    const stored = yield* hash(right)
    const times: { readonly known: Array<number>; readonly unknown: Array<number> } = { known: [], unknown: [] }
    for (let round = 0; round < 25; round++) {
      times.known.push(yield* millisOf(verify(wrong, stored)))
      times.unknown.push(yield* millisOf(verify(wrong, null)))
    }
    const ratio = Math.min(...times.unknown) / Math.min(...times.known)
    assert.ok(ratio > 0.5 && ratio < 2, `${ratio} times as long`)
  }),

  "many at once are each answered for themselves": Effect.gen(function* () {
    const { hash, verify } = yield* PasswordHasher
    const passwords = Array.makeBy(8, (index) => Redacted.make(`a long password, number ${index}`))
    const hashes = yield* Effect.forEach(passwords, hash, atOnce)
    const answers = yield* Effect.forEach(
      Array.cartesianWith(passwords, hashes.slice(0, 2), (password, hash) => verify(password, hash)),
      (answer) => answer,
      atOnce
    )
    assert.deepEqual(
      answers,
      Array.makeBy(16, (index) => Math.floor(index / 2) === index % 2 && index < 4)
    )
  })
})
