import { assert, describe, layer } from "@effect/vitest"
import { EmailVerificationId, Identity, PasswordResetId } from "@mentorkit/core/identity"
import { EmailVerificationRepository } from "@mentorkit/core/identity/ports"
import { makePasswordResetLink } from "@mentorkit/core/internal/identity"
import { mailPasswordResetLink, mailVerificationLink, passwordChanged } from "@mentorkit/core/internal/notifications"
import { guest, type UserId } from "@mentorkit/core/kernel"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import type { Mail } from "@mentorkit/core/notifications"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { applicant, eventsOf } from "@mentorkit/test-kit/people/accounts"
import { frontendUrl } from "@mentorkit/test-kit/worlds/links"
import { delivered, mailed, mails } from "@mentorkit/test-kit/worlds/mails"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Layer, TestClock } from "effect"

/** The payloads of the account's requests for a link, as the outbox holds them. */
const requestsOf = Effect.fnUntraced(function* (userId: UserId) {
  const events = yield* eventsOf(userId)
  return events
    .filter(({ type }) => type === "identity.EmailVerificationRequested")
    .map(({ payload }) => ({
      userId,
      emailVerificationId: EmailVerificationId.make(Object(payload).emailVerificationId)
    }))
})

/** The same for links to reset a password, which are made as the relay has them made. */
const resetOf = Effect.fnUntraced(function* (email: string, userId: UserId) {
  const { transact } = yield* UnitOfWork
  yield* transact(delivered(makePasswordResetLink, { email }))
  const made = (yield* eventsOf(userId)).filter(({ type }) => type === "identity.PasswordResetLinkMade").at(-1)
  return { userId, passwordResetId: PasswordResetId.make(Object(made?.payload).passwordResetId) }
})

const newcomer = Effect.gen(function* () {
  const { register } = yield* Identity
  const { user } = yield* register(guest, applicant({ full_name: "Buy now at https://evil.test" }))
  const [request] = yield* requestsOf(user.id)
  return { user, request: request! }
})

/** What is said of a link's life until it ends, and nothing after that; answers the token that is dead by then. */
const lastMinutes = Effect.fnUntraced(function* <E, R>(mailing: Effect.Effect<ReadonlyArray<Mail>, E, R>) {
  const said = (words: string) =>
    Effect.map(mailing, ([mail]) => {
      assert.include(mail?.text, `works once and ${words}`)
      return /token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? ""
    })
  yield* TestClock.adjust("20 seconds")
  yield* said("for 60 minutes.")
  yield* TestClock.adjust("40 seconds")
  yield* said("for 59 minutes.")
  yield* TestClock.adjust("58 minutes")
  const token = yield* said("for 1 minute.")
  yield* TestClock.adjust("1 minute")
  assert.isEmpty(yield* mailing)
  return token
})

describe.each(engines)("verification mails on %s", (_name, engine) => {
  layer(Layer.merge(world(engine), mails))((it) => {
    it.effect("lead to a page of the front end with a token that verifies the address", () =>
      Effect.gen(function* () {
        const { verifyEmail } = yield* Identity
        const { request, user } = yield* newcomer
        const [mail, ...more] = yield* mailed(mailVerificationLink, request)
        assert.isEmpty(more)
        assert.deepInclude(mail, { to: user.email, subject: "Verify your email address" })
        assert.notInclude(JSON.stringify(mail), "evil.test")
        const [, token = ""] = /auth\/verify-email\?token=([\w-]{43})\n/.exec(mail?.text ?? "") ?? []
        assert.include(mail?.html, `href="${frontendUrl}/auth/verify-email?token=${token}"`)
        const verified = yield* verifyEmail(guest, { token })
        assert.strictEqual(verified.user.id, user.id)
      })
    )

    it.effect("say the same when they are sent again", () =>
      Effect.gen(function* () {
        const { request } = yield* newcomer
        assert.deepStrictEqual(
          yield* mailed(mailVerificationLink, request, "an event"),
          yield* mailed(mailVerificationLink, request, "an event")
        )
      })
    )

    it.effect("are not sent for a link that was replaced or used", () =>
      Effect.gen(function* () {
        const { resendVerification } = yield* Identity
        const { request: first, user } = yield* newcomer
        yield* TestClock.adjust("1 minute")
        yield* resendVerification(guest, { email: user.email })
        const second = (yield* requestsOf(user.id))[1]!
        assert.isEmpty(yield* mailed(mailVerificationLink, first))
        assert.strictEqual((yield* mailed(mailVerificationLink, second)).length, 1)
        yield* (yield* EmailVerificationRepository).remove(user.id)
        assert.isEmpty(yield* mailed(mailVerificationLink, second))
      })
    )

    it.effect("say for how long the link still works, and are not sent after that", () =>
      Effect.gen(function* () {
        const { verifyEmail } = yield* Identity
        const { request } = yield* newcomer
        const token = yield* lastMinutes(mailed(mailVerificationLink, request))
        assert.strictEqual((yield* Effect.flip(verifyEmail(guest, { token })))._tag, "VerificationTokenExpired")
      })
    )
  })
})

describe.each(engines)("mails about passwords on %s", (_name, engine) => {
  layer(Layer.merge(world(engine), mails))((it) => {
    // Falls if address or token stand in the link as they are.
    it.effect("lead to a page of the front end with the token and the address that it is good for", () =>
      Effect.gen(function* () {
        const { register, resetPassword } = yield* Identity
        const name = "Buy now at https://evil.test"
        const input = applicant({ full_name: name, email: `ada+${crypto.randomUUID()}@example.test` })
        const { user } = yield* register(guest, input)
        const reset = yield* resetOf(input.email, user.id)
        const [mail, ...more] = yield* mailed(mailPasswordResetLink, reset)
        assert.isEmpty(more)
        assert.deepInclude(mail, { to: input.email, subject: "Reset your password" })
        assert.notInclude(JSON.stringify(mail), "evil.test")
        const link = new URL(/http\S+/.exec(mail?.text ?? "")?.[0] ?? "")
        assert.strictEqual(`${link.origin}${link.pathname}`, `${frontendUrl}/auth/reset-password`)
        assert.deepStrictEqual([...link.searchParams.keys()], ["token", "email"])
        assert.strictEqual(link.searchParams.get("email"), input.email)
        assert.include(mail?.text, "once and for 60 minutes")
        const password = "another fine password"
        const token = link.searchParams.get("token") ?? ""
        yield* resetPassword(guest, { token, email: input.email, password, password_confirmation: password })
        // Nobody is sent a link that is used.
        assert.isEmpty(yield* mailed(mailPasswordResetLink, reset))
      })
    )

    it.effect("are not sent for a link that was replaced", () =>
      Effect.gen(function* () {
        const { user } = yield* newcomer
        const first = yield* resetOf(user.email, user.id)
        yield* TestClock.adjust("1 minute")
        const second = yield* resetOf(user.email, user.id)
        assert.isEmpty(yield* mailed(mailPasswordResetLink, first))
        assert.strictEqual((yield* mailed(mailPasswordResetLink, second)).length, 1)
      })
    )

    it.effect("say for how long the link still works, and are not sent after that", () =>
      Effect.gen(function* () {
        const { resetPassword } = yield* Identity
        const { user } = yield* newcomer
        const reset = yield* resetOf(user.email, user.id)
        const token = yield* lastMinutes(mailed(mailPasswordResetLink, reset))
        const password = "another fine password"
        const input = { token, email: user.email, password, password_confirmation: password }
        assert.strictEqual((yield* Effect.flip(resetPassword(guest, input)))._tag, "InvalidPasswordReset")
      })
    )

    it.effect("tell the holder of every change, and nothing that a stranger has chosen", () =>
      Effect.gen(function* () {
        const { user } = yield* newcomer
        for (const [how, subject, sentence] of [
          ["changed", "Your password was changed", "The password of your account was changed."],
          ["set", "Your account has a password", "Your account has a password now."],
          ["reset", "Your password was changed", "by a link from this mailbox"]
        ] as const) {
          const [mail] = yield* mailed(passwordChanged, { userId: user.id, how })
          assert.deepInclude(mail, { to: user.email, subject })
          assert.include(mail?.text, sentence)
          assert.notInclude(JSON.stringify(mail), "evil.test")
        }
      })
    )
  })
})
