/** Links that are mailed, and what holders are told of their passwords. */
import { DateTime, Effect, Option } from "effect"
import {
  EmailVerificationRepository,
  type EmailVerificationRequested,
  type PasswordChanged,
  type PasswordResetLinkMade,
  PasswordResetRepository,
  storedPasswordResetToken,
  storedVerificationToken,
  type User,
  UserRepository
} from "../../identity/index.js"
import { LinkBase, type PayloadOf, Secrets } from "../../kernel/index.js"
import { OAuthAccountRepository, providerLabel } from "../../oauth/index.js"
import { PasskeyRepository } from "../../passkeys/index.js"
import { BackupCodeRepository, TotpRepository } from "../../two-factor/index.js"
import { type HolderWords, holderNoticeWith, type WriteToHolder } from "../holder-notice.js"
import { type Compose, mailReaction } from "../mail-reaction.js"
import { makeTextsFor } from "../texts/catalogue.js"
import { minutesLeft } from "../time-left.js"

/** A mail with a dead link would only send somebody astray; they can ask for another one. */
const derivedBefore = Effect.as(
  Effect.logWarning(
    "A link is not mailed: it was made under a secret that is neither APP_SECRET nor the previous one."
  ),
  null
)

/** `{frontend_url}/auth/verify-email?token=…`; none if the link is used, replaced or expired. */
export const mailVerificationLink = mailReaction(
  { name: "notifications.mailVerificationLink", type: "auth.verify_email" },
  Effect.gen(function* () {
    const users = yield* UserRepository
    const verifications = yield* EmailVerificationRepository
    const secrets = yield* Secrets
    const { frontendUrl } = yield* LinkBase
    const textsFor = yield* makeTextsFor("auth.verify_email")

    const compose: Compose<PayloadOf<typeof EmailVerificationRequested>> = Effect.fnUntraced(function* ({
      emailVerificationId,
      userId
    }) {
      const user = Option.getOrUndefined(yield* users.find(userId))
      const current = Option.getOrUndefined(yield* verifications.findByUser(userId))
      if (user === undefined || current?.id !== emailVerificationId) return null
      const minutes = minutesLeft(current, yield* DateTime.now)
      if (minutes === null) return null
      const token = Option.getOrUndefined(
        yield* Effect.provideService(storedVerificationToken(current), Secrets, secrets)
      )
      if (token === undefined) return yield* derivedBefore
      const link = `${frontendUrl}/auth/verify-email?token=${encodeURIComponent(token)}`
      const { frame, letters } = textsFor(user)
      return { to: user.email, frame, letter: letters.verifyAddress({ link, minutes }) }
    })
    return compose
  })
)

/** `{frontend_url}/auth/reset-password?token=…&email=…`; none if the link is used, replaced or expired. */
export const mailPasswordResetLink = mailReaction(
  { name: "notifications.mailPasswordResetLink", type: "auth.password_reset" },
  Effect.gen(function* () {
    const users = yield* UserRepository
    const resets = yield* PasswordResetRepository
    const secrets = yield* Secrets
    const { frontendUrl } = yield* LinkBase
    const textsFor = yield* makeTextsFor("auth.password_reset")

    const compose: Compose<PayloadOf<typeof PasswordResetLinkMade>> = Effect.fnUntraced(function* ({
      passwordResetId,
      userId
    }) {
      const user = Option.getOrUndefined(yield* users.find(userId))
      const current = Option.getOrUndefined(yield* resets.findByUser(userId))
      if (user === undefined || current?.id !== passwordResetId) return null
      const minutes = minutesLeft(current, yield* DateTime.now)
      if (minutes === null) return null
      const token = Option.getOrUndefined(
        yield* Effect.provideService(storedPasswordResetToken(current), Secrets, secrets)
      )
      if (token === undefined) return yield* derivedBefore
      const query = `token=${encodeURIComponent(token)}&email=${encodeURIComponent(user.email)}`
      const link = `${frontendUrl}/auth/reset-password?${query}`
      const { frame, letters } = textsFor(user)
      return { to: user.email, frame, letter: letters.resetPassword({ link, minutes }) }
    })
    return compose
  })
)

/** After a reset it lists the removed factors and the remaining ones. */
export const passwordChanged = holderNoticeWith(
  { name: "PasswordChanged", type: "auth.security_alert" },
  Effect.gen(function* () {
    const passkeys = yield* PasskeyRepository
    const totp = yield* TotpRepository
    const backupCodes = yield* BackupCodeRepository
    const providers = yield* OAuthAccountRepository

    const leftOf = Effect.fnUntraced(function* ({ id, phoneNumber }: User) {
      const { secret = null } = Option.getOrUndefined(yield* totp.find(id)) ?? {}
      const { hashes = [] } = Option.getOrUndefined(yield* backupCodes.find(id)) ?? {}
      return {
        passkeys: (yield* passkeys.list(id)).length,
        apps: secret === null ? 0 : 1,
        phoneNumber,
        backupCodes: hashes.length,
        providers: (yield* providers.listProviders(id)).map(providerLabel).sort()
      }
    })

    const write: WriteToHolder<
      PayloadOf<typeof PasswordChanged>,
      HolderWords<"auth.security_alert">,
      "auth.security_alert"
    > = Effect.fnUntraced(function* ({ how, removed }, occasion, holder) {
      const letter =
        how === "reset"
          ? occasion.letters.passwordReset({ removed, left: yield* leftOf(holder) }, occasion)
          : occasion.letters.passwordChange(how, occasion)
      return { facts: { change: `password_${how}`, provider: null }, letter }
    })
    return write
  })
)
