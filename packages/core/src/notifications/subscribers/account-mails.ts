/** Mails about accounts. */
import { DateTime, Duration, Effect, Option } from "effect"
import {
  EmailVerificationRepository,
  type EmailVerificationRequested,
  UserRepository,
  verificationToken
} from "../../identity/index.js"
import { LinkBase, type PayloadOf, Secrets } from "../../kernel/index.js"
import { type Compose, mailing } from "../mailing.js"
import { verifyAddress } from "../templates/account-letters.js"

/** `{frontend_url}/auth/verify-email?token=…`; nothing where the link has been used or replaced since. */
export const mailVerificationLink = mailing(
  "notifications.mailVerificationLink",
  Effect.gen(function* () {
    const users = yield* UserRepository
    const verifications = yield* EmailVerificationRepository
    const secrets = yield* Secrets
    const { frontendUrl } = yield* LinkBase

    const compose: Compose<PayloadOf<typeof EmailVerificationRequested>> = Effect.fnUntraced(function* ({
      emailVerificationId,
      userId
    }) {
      const user = Option.getOrUndefined(yield* users.find(userId))
      const current = Option.getOrUndefined(yield* verifications.findByUser(userId))
      if (user === undefined || current?.id !== emailVerificationId) return []
      const token = yield* Effect.provideService(verificationToken(current.id), Secrets, secrets)
      const minutes = Duration.toMinutes(DateTime.distanceDuration(current.createdAt, current.expiresAt))
      const link = `${frontendUrl}/auth/verify-email?token=${encodeURIComponent(token)}`
      return [{ to: user.email, letter: verifyAddress({ link, minutes: Math.round(minutes) }) }]
    })
    return compose
  })
)
