/** Identity's port for what two-factor keeps. */
import { DateTime, Effect, Layer, Schema } from "effect"
import { SecondFactor } from "../identity/index.js"
import { Secrets, TooManyRequests, type UserId } from "../kernel/index.js"
import { codeSender } from "./code-sender.js"
import { TrustedDeviceId } from "./ids.js"
import { TrustedDeviceRepository } from "./ports.js"

const isDeviceId = Schema.is(TrustedDeviceId)

const make = Effect.gen(function* () {
  const devices = yield* TrustedDeviceRepository
  const secrets = yield* Secrets
  const { send } = yield* codeSender

  return SecondFactor.of({
    trusts: Effect.fnUntraced(function* (userId: UserId, deviceToken: string) {
      const [id = "", secret = "", ...more] = deviceToken.split("|")
      if (!isDeviceId(id) || more.length > 0) return false
      return yield* devices.use({ id, userId, secretHash: yield* secrets.hash(secret) }, yield* DateTime.now)
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
