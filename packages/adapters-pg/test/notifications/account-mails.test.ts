import { assert, describe, layer } from "@effect/vitest"
import { EmailVerificationId, EmailVerificationRepository, Identity } from "@mentorkit/core/identity"
import { guest, type UserId } from "@mentorkit/core/kernel"
import { mailVerificationLink } from "@mentorkit/core/notifications"
import { Effect, Layer, TestClock } from "effect"
import { engines } from "../support/engines.js"
import { applicant, eventsOf } from "../support/identity-fixtures.js"
import { frontendUrl, mailed, mails } from "../support/mail-fixtures.js"
import { world } from "../support/world.js"

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

const newcomer = Effect.gen(function* () {
  const { register } = yield* Identity
  const { user } = yield* register(guest, applicant({ full_name: "Buy now at https://evil.test" }))
  const [request] = yield* requestsOf(user.id)
  return { user, request: request! }
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
          yield* mailed(mailVerificationLink, request),
          yield* mailed(mailVerificationLink, request)
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
  })
})
