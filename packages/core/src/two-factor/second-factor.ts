/** Identity's port for what two-factor keeps. */
import { DateTime, Effect, Layer, Option, Schema } from "effect"
import { SecondFactor } from "../identity/index.js"
import { secretTokens, TooManyRequests, type UserId } from "../kernel/index.js"
import { codeSender } from "./code-sender.js"
import { TrustedDeviceId } from "./ids.js"
import { TrustedDeviceRepository } from "./ports.js"

const isDeviceId = Schema.is(TrustedDeviceId)

const make = Effect.gen(function* () {
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

    forgetDevices: devices.removeAll
  })
})

export const secondFactor = Layer.effect(SecondFactor, make)
