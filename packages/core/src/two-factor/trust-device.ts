/** Makes the device of an answered challenge a trusted one. */
import { DateTime, Effect } from "effect"
import { CallContext, Ids, makeSecretTokens, Outbox, Settings, type UserId } from "../kernel/index.js"
import { FactorsChanged } from "./events.js"
import { TrustedDeviceId } from "./ids.js"
import { TrustedDeviceRepository } from "./ports.js"
import { trustedDeviceDays } from "./settings.js"
import { maxTrustedDevices } from "./trusted-device.js"

/** The device's token, shown once. Within the caller's transaction, which holds the lock of the account. */
export const makeTrustDevice = Effect.gen(function* () {
  const devices = yield* TrustedDeviceRepository
  const settings = yield* Settings
  const outbox = yield* Outbox
  const ids = yield* Ids
  const { make } = yield* makeSecretTokens

  return Effect.fnUntraced(function* (userId: UserId, now: DateTime.Utc) {
    const { ip: ipAddress, userAgent } = yield* CallContext
    const id = TrustedDeviceId.make(yield* ids.uuid)
    const { secretHash, token } = yield* make(id)
    const expiresAt = DateTime.add(now, { days: yield* settings.get(trustedDeviceDays) })
    const device = { id, userId, secretHash, userAgent, ipAddress, createdAt: now, lastUsedAt: now, expiresAt }
    yield* devices.add(device, maxTrustedDevices)
    yield* outbox.append(FactorsChanged, { userId, change: "device_trusted" as const }, now)
    return token
  })
})
