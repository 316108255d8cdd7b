import { randomBytes } from "node:crypto"
import { PasswordHasher } from "@mentorkit/core/identity/ports"
import * as argon2 from "@node-rs/argon2"
import { Effect, Layer, Redacted } from "effect"
import { fairGate } from "./fair-gate.js"

/** argon2id (its number here is 2) at OWASP's strength. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Each takes 19 MiB and a whole core: more at once only make all of them slower. */
const atOnce = 2

/**
 * A few seconds of work. Sign-ins from many addresses would else fill the host with requests that wait for a hash, and
 * nobody else would be let in.
 */
const maxWaiting = 128

/** One password has one hash, whichever way a keyboard composes its letters (NIST 800-63B, 3.1.1.2). */
const textOf = (password: Redacted.Redacted<string>) => Redacted.value(password).normalize("NFKC")

const isWellFormed = (hash: string): boolean => {
  try {
    argon2.parseOptions(hash)
    return true
  } catch {
    return false
  }
}

const make = Effect.gen(function* () {
  const gate = yield* fairGate(atOnce, maxWaiting)
  // A hash of random bytes. A guess at an account without a password is compared with it, so that both take as long.
  const dummyHash = yield* Effect.promise(() => argon2.hash(randomBytes(32), parameters))

  return PasswordHasher.of({
    hash: (password) =>
      gate(Effect.promise(() => argon2.hash(textOf(password), parameters))).pipe(Effect.map(Redacted.make)),

    verify: Effect.fnUntraced(function* (password, passwordHash) {
      const storedHash = passwordHash === null ? undefined : Redacted.value(passwordHash)
      const validHash = storedHash !== undefined && isWellFormed(storedHash) ? storedHash : undefined
      if (storedHash !== undefined && validHash === undefined)
        yield* Effect.logError("A stored password hash is malformed.")
      const matches = yield* gate(Effect.promise(() => argon2.verify(validHash ?? dummyHash, textOf(password))))
      return matches && validHash !== undefined
    })
  })
})

export const passwordHasher = Layer.effect(PasswordHasher, make)
