/** Identity's port for what two-factor keeps. */
import { DateTime, Effect, Layer, Option, Schema } from "effect"
import { SecondFactor, type User, UserRepository } from "../identity/index.js"
import { secretTokens, TooManyRequests, type UserId } from "../kernel/index.js"
import { codeSender } from "./code-sender.js"
import { withoutApp } from "./factors.js"
import { TrustedDeviceId } from "./ids.js"
import { TotpRepository, TrustedDeviceRepository } from "./ports.js"

const isDeviceId = Schema.is(TrustedDeviceId)

const appDropping = Effect.gen(function* () {
  const users = yield* UserRepository
  const totp = yield* TotpRepository

  return Effect.fnUntraced(function* (user: User, since: DateTime.Utc, at: DateTime.Utc) {
    const { confirmedAt = null } = Option.getOrUndefined(yield* totp.find(user.id)) ?? {}
    // Whoever began a set-up knows the secret that its owner would be shown.
    yield* totp.dropPending(user.id)
    if (confirmedAt === null || DateTime.lessThan(confirmedAt, since)) return false
    yield* totp.remove(user.id)
    if (user.twoFactorMethods.includes("totp")) yield* users.setFactors(user.id, withoutApp(user), at)
    return true
  })
})

const make = Effect.gen(function* () {
  const dropAppSince = yield* appDropping
  const devices = yield* TrustedDeviceRepository
  const { read } = yield* secretTokens
  const { send } = yield* codeSender

  return SecondFactor.of({
    trusts: Effect.fnUntraced(function* (userId: UserId, deviceToken: string) {
      const device = Option.getOrUndefined(yield* read(deviceToken, isDeviceId))
      return device !== undefined && (yield* devices.use({ ...device, userId }, yield* DateTime.now))
    }),

    challenge: (userId, tokenId, method) =>
      method === "totp"
        ? Effect.void
        : Effect.flatMap(DateTime.now, (now) =>
            Effect.catchTag(
              send({ userId, purpose: "sign_in", tokenId, method, phoneNumber: null }, now),
              "CodeThrottled",
              ({ retryAfterSeconds }) => new TooManyRequests({ retryAfterSeconds })
            )
          ),

    forgetDevices: devices.removeAll,
    dropAppSince
  })
})

export const secondFactor = Layer.effect(SecondFactor, make)
