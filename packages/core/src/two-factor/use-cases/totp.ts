import { DateTime, Effect, Either, Option } from "effect"
import { UserRepository } from "../../identity/index.js"
import { type User as Caller, type Handler, Secrets, Settings, UnitOfWork, type UserId } from "../../kernel/index.js"
import { makeAnswerCheck } from "../answer-check.js"
import { InvalidCode, NoTotpSetup } from "../errors.js"
import { makeFactorChanges } from "../factor-changes.js"
import type { Operations } from "../operations.js"
import { QrCodes, TotpRepository, TrustedDeviceRepository } from "../ports.js"
import { totpIssuer } from "../settings.js"
import { otpauthUrl, totpSecretBytes, totpSecretOf } from "../totp.js"
import { makeTotpCredentials } from "../totp-credentials.js"

/** A secret as apps and people want it. */
const makePresentSecret = Effect.gen(function* () {
  const users = yield* UserRepository
  const settings = yield* Settings
  const qrCodes = yield* QrCodes

  return Effect.fnUntraced(function* (userId: UserId, secret: string) {
    const { email } = Option.getOrThrow(yield* users.find(userId))
    const url = otpauthUrl(secret, email, yield* settings.get(totpIssuer))
    return { secret, otpauth_url: url, qr_code_url: yield* qrCodes.pngOf(url) }
  })
})

/** Begins to set up an authenticator app. It counts for nothing before it is confirmed. */
export const setUpTotp = Effect.gen(function* () {
  const totp = yield* TotpRepository
  const { transact } = yield* UnitOfWork
  const { lockCaller } = yield* makeFactorChanges
  const secrets = yield* Secrets
  const credentials = yield* makeTotpCredentials
  const present = yield* makePresentSecret

  const handler: Handler<Operations, "setUpTotp"> = Effect.fnUntraced(function* (caller) {
    const { userId } = caller
    const secret = totpSecretOf(yield* secrets.random(totpSecretBytes))
    // Not while a confirmation is under way: it would confirm a secret that nobody has shown to have.
    yield* lockCaller(caller)
    yield* totp.setPending(userId, yield* credentials.seal(userId, secret), yield* DateTime.now)
    return yield* present(userId, secret)
  }, transact)

  return handler
})

export const showTotpQrCode = Effect.gen(function* () {
  const credentials = yield* makeTotpCredentials
  const present = yield* makePresentSecret

  const handler: Handler<Operations, "showTotpQrCode"> = Effect.fnUntraced(function* ({ userId }) {
    const { pendingSecret = null } = (yield* credentials.find(userId)) ?? {}
    return pendingSecret === null ? yield* new NoTotpSetup() : yield* present(userId, pendingSecret)
  })

  return handler
})

/** The app shows what we expect: from now on its codes may be enabled as a method. */
export const confirmTotp = Effect.gen(function* () {
  const totp = yield* TotpRepository
  const devices = yield* TrustedDeviceRepository
  const { transact } = yield* UnitOfWork
  const credentials = yield* makeTotpCredentials
  const { verifyPending } = yield* makeAnswerCheck
  const { lockCaller, statusOf, tell } = yield* makeFactorChanges

  const decide = Effect.fnUntraced(function* (caller: Caller, code: string) {
    const { userId } = caller
    const now = yield* DateTime.now
    const user = yield* lockCaller(caller)
    const { pendingSecret = null } = (yield* credentials.find(userId)) ?? {}
    if (pendingSecret === null) return yield* new NoTotpSetup()
    const step = yield* verifyPending(userId, pendingSecret, code, now)
    // A wrong code is no failure of the transaction: its count has to stay.
    if (step === null) return Either.left(new InvalidCode())
    yield* totp.confirm(userId, step, now)
    if (user.twoFactorMethods.includes("totp")) yield* tell(userId, "authenticator_replaced", now)
    if (user.defaultTwoFactorMethod === "totp") yield* devices.removeAll(userId)
    return Either.right(yield* statusOf(userId, user))
  }, transact)

  const handler: Handler<Operations, "confirmTotp"> = (caller, { code }) => Effect.flatten(decide(caller, code))
  return handler
})
