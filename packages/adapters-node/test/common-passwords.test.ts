import { assert, describe, it } from "@effect/vitest"
import { commonPasswords } from "@mentorkit/adapters-node"
import { CommonPasswords } from "@mentorkit/core/identity/ports"
import { Effect, Redacted } from "effect"

const has = (text: string) => Effect.map(CommonPasswords, (common) => common.has(Redacted.make(text)))

describe("common passwords", () => {
  it.effect("are known in whatever case and width", () =>
    Effect.gen(function* () {
      for (const text of ["password", "12345678", "PassWord1", "QWERTYUIOP", "ｐａｓｓｗｏｒｄ", "iloveyou"]) {
        assert.isTrue(yield* has(text), text)
      }
    }).pipe(Effect.provide(commonPasswords))
  )

  it.effect("are not those that somebody has thought about", () =>
    Effect.gen(function* () {
      for (const text of ["correct horse battery", "demo-password-2026", " password", "password password", ""]) {
        assert.isFalse(yield* has(text), text)
      }
    }).pipe(Effect.provide(commonPasswords))
  )
})
