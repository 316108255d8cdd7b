import type { Passkey } from "./passkey.js"
import type { PasskeyResource } from "./resources.js"

export const toPasskeyResource = (passkey: Passkey): PasskeyResource => ({
  id: passkey.id,
  device_name: passkey.deviceName,
  attestation_type: passkey.attestationType,
  last_used_at: passkey.lastUsedAt,
  created_at: passkey.createdAt
})
