/** Wire schemas of passkeys. */
import { Schema } from "effect"
import { Timestamp } from "../kernel/index.js"
import { PasskeyId } from "./ids.js"

/** A passkey (document 1, "Passkey object"), without its key and credential id. */
export const PasskeyResource = Schema.Struct({
  id: PasskeyId,
  device_name: Schema.String,
  attestation_type: Schema.String,
  last_used_at: Schema.NullOr(Timestamp),
  created_at: Timestamp
}).annotations({ identifier: "Passkey" })
export interface PasskeyResource extends Schema.Schema.Type<typeof PasskeyResource> {}
