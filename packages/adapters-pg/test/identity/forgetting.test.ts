import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { domains } from "@mentorkit/core"
import { Identity, PasswordResetId } from "@mentorkit/core/identity"
import { PasswordResetRepository } from "@mentorkit/core/identity/ports"
import { CallContext, unknownCall } from "@mentorkit/core/internal/kernel"
import { guest } from "@mentorkit/core/kernel"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { applicant, newToken, newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Duration, Effect, TestClock } from "effect"

const sweep = Effect.fnUntraced(function* (name: string) {
  const one = (yield* domains.identity.sweeps).find((sweep) => sweep.name === `identity.${name}`)
  return yield* one?.run ?? Effect.dieMessage(`no sweep ${name}`)
})

const count = Effect.fnUntraced(function* (table: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ readonly rows: number }>`select count(*)::int as rows from ${sql(table)}`
  return row?.rows
})

describe.each(engines)("forgetting on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("expired tokens go, live ones stay", () =>
      Effect.gen(function* () {
        const { userId } = yield* newUser()
        yield* newToken(userId, "pending")
        yield* newToken(userId)
        assert.strictEqual(yield* sweep("forgetExpiredTokens"), 0)
        yield* TestClock.adjust("11 minutes")
        assert.strictEqual(yield* sweep("forgetExpiredTokens"), 1)
        assert.strictEqual(yield* sweep("forgetExpiredTokens"), 0)
        assert.strictEqual(yield* count("access_tokens"), 1)
      })
    )

    it.effect("counts of wrong passwords go with their window", () =>
      Effect.gen(function* () {
        const { login } = yield* Identity
        const guess = Effect.flip(login(guest, { email: "nobody@example.test", password: "wrong" })).pipe(
          Effect.provideService(CallContext, { ...unknownCall, ip: "203.0.113.1" })
        )
        yield* guess
        yield* TestClock.adjust("15 minutes")
        assert.strictEqual(yield* sweep("forgetLoginFailures"), 0)
        yield* TestClock.adjust("1 second")
        assert.strictEqual(yield* sweep("forgetLoginFailures"), 2)
        assert.strictEqual(yield* count("login_failures"), 0)
      })
    )

    it.effect("links to reset a password go when they have expired", () =>
      Effect.gen(function* () {
        const { userId } = yield* newUser()
        const [resets, now] = [yield* PasswordResetRepository, yield* DateTime.now]
        const id = PasswordResetId.make(crypto.randomUUID())
        const expiresAt = DateTime.add(now, { hours: 1 })
        yield* resets.put({ id, userId, tokenHash: id, createdAt: now, expiresAt }, Duration.zero)
        yield* TestClock.adjust("1 hour")
        assert.strictEqual(yield* sweep("forgetExpiredPasswordResets"), 0)
        yield* TestClock.adjust("1 second")
        assert.strictEqual(yield* sweep("forgetExpiredPasswordResets"), 1)
        assert.strictEqual(yield* count("password_resets"), 0)
      })
    )

    it.effect("links are remembered for a month after they expired", () =>
      Effect.gen(function* () {
        const { register } = yield* Identity
        yield* register(guest, applicant())
        yield* TestClock.adjust("30 days")
        assert.strictEqual(yield* sweep("forgetExpiredVerifications"), 0)
        yield* TestClock.adjust("61 minutes")
        assert.strictEqual(yield* sweep("forgetExpiredVerifications"), 1)
        assert.strictEqual(yield* count("email_verifications"), 0)
      })
    )
  })
})
