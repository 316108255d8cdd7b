import { DateTime, Effect } from "effect"
import { DeviceNames, makeLockCaller } from "../../identity/index.js"
import { type Handler, Outbox, UnitOfWork } from "../../kernel/index.js"
import { TrustedDeviceNotFound } from "../errors.js"
import { FactorsChanged } from "../events.js"
import type { Operations } from "../operations.js"
import { TrustedDeviceRepository } from "../ports.js"

export const listTrustedDevices = Effect.gen(function* () {
  const devices = yield* TrustedDeviceRepository
  const { nameOf } = yield* DeviceNames

  const handler: Handler<Operations, "listTrustedDevices"> = Effect.fnUntraced(function* ({ userId }) {
    const trusted = yield* devices.list(userId, yield* DateTime.now)
    return {
      trusted_devices: trusted.map((device) => ({
        id: device.id,
        device_name: nameOf(device.userAgent),
        ip_address: device.ipAddress,
        last_used_at: device.lastUsedAt,
        expires_at: device.expiresAt,
        created_at: device.createdAt
      }))
    }
  })

  return handler
})

export const revokeTrustedDevice = Effect.gen(function* () {
  const devices = yield* TrustedDeviceRepository
  const outbox = yield* Outbox
  const lockCaller = yield* makeLockCaller
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "revokeTrustedDevice"> = Effect.fnUntraced(function* (caller, input) {
    const { id: userId } = yield* lockCaller(caller)
    if (!(yield* devices.remove(userId, input.trusted_device_id))) return yield* new TrustedDeviceNotFound()
    yield* outbox.append(FactorsChanged, { userId, change: "device_revoked" as const }, yield* DateTime.now)
    return {}
  }, transact)

  return handler
})
