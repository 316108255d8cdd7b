/** Wire schemas of passkeys. */
import { Schema } from "effect"
import { described, Timestamp } from "../kernel/index.js"
import { PasskeyId } from "./ids.js"

/** A passkey (document 1, "Passkey object"), without its key and credential id. */
export const PasskeyResource = Schema.Struct({
  id: PasskeyId,
  device_name: described(
    Schema.String,
    "Its name: as it was given, or the browser and system that it was made with.",
    "Firefox on Linux"
  ),
  attestation_type: described(
    Schema.String,
    "`none`, or `packed` of a device that vouches for itself. Nothing depends on it.",
    "none"
  ),
  last_used_at: Schema.NullOr(
    described(Timestamp, "When somebody last signed in or confirmed with it; null until then.")
  ),
  created_at: described(Timestamp, "When it was registered.", "2027-03-02T09:30:00+00:00")
}).annotations({ identifier: "Passkey", description: "A passkey of the caller, without its key." })
export interface PasskeyResource extends Schema.Schema.Type<typeof PasskeyResource> {}
