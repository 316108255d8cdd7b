/** Implements identity's port for the second factor. */
import { DateTime, Effect, Layer, Option, Schema } from "effect"
import { SecondFactor, type User, UserRepository } from "../identity/index.js"
import { makeSecretTokens, TooManyRequests, type UserId } from "../kernel/index.js"
import { makeCodeSender } from "./code-sender.js"
import { mailBeforeTexts, withoutApp } from "./factors.js"
import { TrustedDeviceId } from "./ids.js"
import { TotpRepository, TrustedDeviceRepository } from "./ports.js"

const isDeviceId = Schema.is(TrustedDeviceId)

const isSince = (moment: DateTime.Utc | null, since: DateTime.Utc) =>
  moment !== null && DateTime.greaterThanOrEqualTo(moment, since)

const makeTakeBackSince = Effect.gen(function* () {
  const users = yield* UserRepository
  const totp = yield* TotpRepository

  return Effect.fnUntraced(function* (user: User, since: DateTime.Utc, at: DateTime.Utc) {
    const { confirmedAt = null } = Option.getOrUndefined(yield* totp.find(user.id)) ?? {}
    const isRecentApp = isSince(confirmedAt, since)
    // Whoever began a set-up knows the secret that its owner would be shown.
    yield* isRecentApp ? totp.remove(user.id) : totp.removePending(user.id)
    const left = isRecentApp ? withoutApp(user) : user
    const asksStranger = left.twoFactorMethods.includes("sms") && isSince(user.phoneVerifiedAt, since)
    const after = asksStranger ? mailBeforeTexts(left) : left
    if (after !== user) yield* users.setFactors(user.id, after, at)
    return isRecentApp
  })
})

const make = Effect.gen(function* () {
  const takeBackSince = yield* makeTakeBackSince
  const devices = yield* TrustedDeviceRepository
  const { read } = yield* makeSecretTokens
  const { send } = yield* makeCodeSender

  return SecondFactor.of({
    useTrustedDevice: Effect.fnUntraced(function* (userId: UserId, deviceToken: string) {
      const device = Option.getOrUndefined(yield* read(deviceToken, isDeviceId))
      return device !== undefined && (yield* devices.use({ ...device, userId }, yield* DateTime.now))
    }),

    startChallenge: (userId, tokenId, method) =>
      method === "totp"
        ? Effect.void
        : Effect.flatMap(DateTime.now, (now) =>
            Effect.catchTag(
              send({ userId, purpose: "sign_in", tokenId, method, phoneNumber: null }, now),
              "CodeThrottled",
              ({ retryAfterSeconds }) => new TooManyRequests({ retryAfterSeconds })
            )
          ),

    removeTrustedDevices: devices.removeAll,
    removeAddedSince: takeBackSince
  })
})

export const secondFactor = Layer.effect(SecondFactor, make)
