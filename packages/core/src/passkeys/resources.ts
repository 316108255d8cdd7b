/** What passkeys show to the outside, named as on the wire. */
import { Schema } from "effect"
import { Timestamp } from "../kernel/index.js"
import { PasskeyId } from "./ids.js"
import type { Passkey } from "./passkey.js"

/** Document 1, "Passkey object": nothing by which the authenticator knows it, and no key. */
export const PasskeyResource = Schema.Struct({
  id: PasskeyId,
  device_name: Schema.String,
  attestation_type: Schema.String,
  last_used_at: Schema.NullOr(Timestamp),
  created_at: Timestamp
}).annotations({ identifier: "Passkey" })
export interface PasskeyResource extends Schema.Schema.Type<typeof PasskeyResource> {}

export const passkeyResource = (passkey: Passkey): PasskeyResource => ({
  id: passkey.id,
  device_name: passkey.deviceName,
  attestation_type: passkey.attestationType,
  last_used_at: passkey.lastUsedAt,
  created_at: passkey.createdAt
})
