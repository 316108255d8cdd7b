import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Identity } from "@mentorkit/core/identity"
import { EmailVerificationRepository, PasswordResetRepository, UserRepository } from "@mentorkit/core/identity/ports"
import { makePasswordResetLink, makeTakeOverAccount, passwordResetToken } from "@mentorkit/core/internal/identity"
import { guest } from "@mentorkit/core/kernel"
import { Authenticator, Secrets, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { newDelivery } from "@mentorkit/test-kit/outbox/deliveries"
import { applicant, eventsOf, mailedToken } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Exit, Option, TestClock } from "effect"

const newcomer = Effect.gen(function* () {
  const { register } = yield* Identity
  const { user } = yield* register(guest, applicant())
  return { user, token: yield* mailedToken(user.id) }
})

const refusal = (token: string) =>
  Effect.flatMap(Identity, ({ verifyEmail }) =>
    Effect.map(Effect.flip(verifyEmail(guest, { token })), ({ message }) => message)
  )

describe.each(engines)("verifying an address on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls if verifying leaves the factors as they are.
    it.effect("marks it, turns Email 2FA on, signs in this once without it, and happens once", () =>
      Effect.gen(function* () {
        const { verifyEmail } = yield* Identity
        const { authenticate } = yield* Authenticator
        const users = yield* UserRepository
        const { token, user } = yield* newcomer
        const now = yield* DateTime.now
        const verified = yield* verifyEmail(guest, { token })
        assert.deepStrictEqual(verified.user, {
          ...user,
          email_verified_at: now,
          two_factor_enabled: true,
          default_two_factor_method: "email",
          enabled_two_factor_methods: ["email"],
          updated_at: now
        })
        assert.deepInclude(yield* authenticate(verified.token), { _tag: "User", userId: user.id, roles: ["mentee"] })
        assert.deepInclude(Option.getOrThrow(yield* users.find(user.id)), {
          emailVerifiedAt: now,
          twoFactorMethods: ["email"],
          defaultTwoFactorMethod: "email"
        })
        assert.strictEqual((yield* eventsOf(user.id)).at(-1)?.type, "identity.EmailVerified")
        assert.strictEqual(yield* refusal(token), "Invalid verification token.")
      })
    )

    // Falls without the reaction that takes it away, and where one of these ways tells nobody that the address is proven.
    it.effect("takes the link away, however the address is proven", () =>
      Effect.gen(function* () {
        const { findByUser } = yield* EmailVerificationRepository
        const { transact } = yield* UnitOfWork
        const takeOver = yield* makeTakeOverAccount
        const links = yield* makePasswordResetLink.make
        const resets = yield* PasswordResetRepository
        const { resetPassword, verifyEmail } = yield* Identity
        const [reader, owner, forgetful] = [yield* newcomer, yield* newcomer, yield* newcomer]

        yield* verifyEmail(guest, { token: reader.token })
        yield* transact(takeOver(owner.user.id, yield* DateTime.now))
        const { email, id } = forgetful.user
        yield* transact(links.run({ email }, yield* newDelivery))
        const token = yield* passwordResetToken((yield* Effect.flatten(resets.findByUser(id))).id)
        const password = "another fine password"
        yield* resetPassword(guest, { token, email, password, password_confirmation: password })

        for (const { user } of [reader, owner, forgetful]) assert.isTrue(Option.isNone(yield* findByUser(user.id)))
      })
    )

    it.effect("knows no other token", () =>
      Effect.gen(function* () {
        const { token } = yield* newcomer
        const hash = yield* (yield* Secrets).hash(token)
        for (const wrong of ["x", token.slice(1), `${token}x`, token.toUpperCase(), hash]) {
          assert.strictEqual(yield* refusal(wrong), "Invalid verification token.")
        }
      })
    )

    it.effect("a link lasts 60 minutes", () =>
      Effect.gen(function* () {
        const { verifyEmail } = yield* Identity
        const [early, late] = [yield* newcomer, yield* newcomer]
        yield* TestClock.adjust("3599 seconds")
        yield* verifyEmail(guest, { token: early.token })
        yield* TestClock.adjust("1 second")
        assert.strictEqual(yield* refusal(late.token), "Verification token has expired. Please request a new one.")
      })
    )

    it.effect("a banned or suspended account is not let in by its link, and stays unverified", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const users = yield* UserRepository
        const { token, user } = yield* newcomer
        yield* sql`update users set is_active = false where id = ${user.id}`
        assert.strictEqual(yield* refusal(token), "Your account is inactive.")
        yield* sql`update users set banned_at = created_at where id = ${user.id}`
        assert.strictEqual(yield* refusal(token), "Your account has been banned.")
        assert.isNull(Option.getOrThrow(yield* users.find(user.id)).emailVerifiedAt)
      })
    )
  })
})

describe.each(engines)("asking for another link on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("is possible once a minute, and the newest link counts", () =>
      Effect.gen(function* () {
        const { resendVerification, verifyEmail } = yield* Identity
        const { token, user } = yield* newcomer
        const resend = resendVerification(guest, { email: user.email.toUpperCase() })
        yield* TestClock.adjust("15 seconds")
        const failure = yield* Effect.flip(resend)
        assert.deepInclude(failure, { _tag: "VerificationThrottled", retryAfterSeconds: 45 })
        assert.strictEqual(failure.message, "Please wait before requesting another verification email.")
        yield* TestClock.adjust("45 seconds")
        assert.deepStrictEqual(yield* resend, {})
        assert.strictEqual((yield* Effect.flip(resend))._tag, "VerificationThrottled")
        const newest = yield* mailedToken(user.id)
        assert.notStrictEqual(newest, token)
        assert.strictEqual(yield* refusal(token), "Invalid verification token.")
        yield* verifyEmail(guest, { token: newest })
      })
    )

    it.effect("needs an account that is not verified yet", () =>
      Effect.gen(function* () {
        const { resendVerification, verifyEmail } = yield* Identity
        const { token, user } = yield* newcomer
        yield* verifyEmail(guest, { token })
        const verified = yield* Effect.flip(resendVerification(guest, { email: user.email }))
        assert.strictEqual(verified.message, "This email address is already verified.")
        const unknown = yield* Effect.flip(resendVerification(guest, { email: `no-${user.email}` }))
        assert.strictEqual(unknown.message, "No account exists for this email address.")
      })
    )
  })
})

describe.each(concurrent)("links in parallel on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("of 50 uses of one token one succeeds", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { verifyEmail } = yield* Identity
        const { token, user } = yield* newcomer
        const exits = yield* Effect.replicateEffect(Effect.exit(verifyEmail(guest, { token })), 50, {
          concurrency: "unbounded"
        })
        assert.strictEqual(exits.filter(Exit.isSuccess).length, 1)
        for (const exit of exits.filter(Exit.isFailure)) {
          assert.strictEqual((yield* Effect.flip(exit)).message, "Invalid verification token.")
        }
        const [counted] = yield* sql`select count(*)::int as tokens from access_tokens where user_id = ${user.id}`
        assert.deepStrictEqual(counted, { tokens: 1 })
      })
    )

    it.effect("of 20 requests for another link one is served", () =>
      Effect.gen(function* () {
        const { resendVerification } = yield* Identity
        const { user } = yield* newcomer
        yield* TestClock.adjust("1 minute")
        const exits = yield* Effect.replicateEffect(Effect.exit(resendVerification(guest, { email: user.email })), 20, {
          concurrency: "unbounded"
        })
        assert.strictEqual(exits.filter(Exit.isSuccess).length, 1)
        const requests = (yield* eventsOf(user.id)).filter(({ type }) => type === "identity.EmailVerificationRequested")
        assert.strictEqual(requests.length, 2)
      })
    )
  })
})
