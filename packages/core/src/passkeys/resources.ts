/** What passkeys show to the outside, named as on the wire. */
import { Schema } from "effect"
import { Timestamp } from "../kernel/index.js"
import { PasskeyId } from "./ids.js"

/** Document 1, "Passkey object": nothing by which the authenticator knows it, and no key. */
export const PasskeyResource = Schema.Struct({
  id: PasskeyId,
  device_name: Schema.String,
  attestation_type: Schema.String,
  last_used_at: Schema.NullOr(Timestamp),
  created_at: Timestamp
}).annotations({ identifier: "Passkey" })
export interface PasskeyResource extends Schema.Schema.Type<typeof PasskeyResource> {}
