/** Wire schemas of two-factor. */
import { Schema } from "effect"
import { FactorMethod } from "../identity/index.js"
import { described, Integer, Timestamp } from "../kernel/index.js"
import { TrustedDeviceId } from "./ids.js"

export const RemainingCodes = described(Integer, "How many backup codes are not used yet.", 10)

/** Second factors of an account, after every change. */
export const TwoFactorStatus = Schema.Struct({
  two_factor_enabled: described(Schema.Boolean, "Whether a sign-in asks for a second factor."),
  default_two_factor_method: described(
    FactorMethod,
    "The method that a sign-in asks for; `email` while two-factor is off."
  ),
  enabled_two_factor_methods: described(
    Schema.Array(FactorMethod),
    "Methods that can answer a sign-in; empty while two-factor is off."
  ),
  backup_codes: Schema.NullOr(
    described(
      Schema.Array(Schema.String),
      "Ten new codes, each good once and shown this once; null where none were made.",
      [
        "3rae94ab",
        "7kq2m0zx",
        "w5d8hn1c",
        "p6t4v9ys",
        "0bg3xj7e",
        "m8f1rq5k",
        "z2c6wa4d",
        "9hv0tn3p",
        "e7s5yb8g",
        "j4x1kd6m"
      ]
    )
  ),
  remaining_backup_codes: RemainingCodes
}).annotations({ identifier: "TwoFactorStatus", description: "The account's second factors, as they are now." })
export interface TwoFactorStatus extends Schema.Schema.Type<typeof TwoFactorStatus> {}

const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"

/** For an authenticator app: by hand, by link, or by its camera. */
export const TotpSetup = Schema.Struct({
  secret: described(Schema.String, "The secret for typing it into an app, Base32.", secret),
  otpauth_url: described(
    Schema.String,
    "A link that opens an app on the same device.",
    `otpauth://totp/Mentorkit:mika%40example.com?secret=${secret}&issuer=Mentorkit`
  ),
  qr_code_url: described(
    Schema.String,
    "The link as a picture for the app's camera: a PNG as a `data:` URL.",
    "data:image/png;base64,iVBORw0KGgo="
  )
}).annotations({
  identifier: "TotpSetup",
  description: "An authenticator app that is being set up. It counts once a code of it has confirmed it."
})
export interface TotpSetup extends Schema.Schema.Type<typeof TotpSetup> {}

/** Document 1, "Trusted-device object". */
export const TrustedDeviceResource = Schema.Struct({
  id: TrustedDeviceId,
  device_name: described(Schema.String, "Browser and system, as far as they were told.", "Firefox on Linux"),
  ip_address: Schema.NullOr(
    described(Schema.String, "Network address when it was trusted; null if it is not known.", "203.0.113.7")
  ),
  last_used_at: described(Timestamp, "When it last spared its user the second factor, or when it was trusted."),
  expires_at: described(Timestamp, "When a sign-in asks for the second factor again.", "2027-04-09T08:00:00+00:00"),
  created_at: described(Timestamp, "When it was trusted.", "2027-03-10T08:00:00+00:00")
}).annotations({
  identifier: "TrustedDevice",
  description: "A device that spares its user the second factor at a sign-in."
})
export interface TrustedDeviceResource extends Schema.Schema.Type<typeof TrustedDeviceResource> {}

export const PhoneStatus = Schema.Struct({
  phone_number: Schema.NullOr(
    described(Schema.String, "The account's number in E.164; null if it has none.", "+4930123456")
  ),
  phone_verified_at: Schema.NullOr(described(Timestamp, "When the number was proven; null until then."))
}).annotations({ identifier: "PhoneStatus", description: "The account's phone number." })
export interface PhoneStatus extends Schema.Schema.Type<typeof PhoneStatus> {}

export const PhoneUpdate = Schema.Struct({
  phone_number: Schema.NullOr(
    described(
      Schema.String,
      "The account's number in E.164. While text messages are a second factor, the former one until the new is proven.",
      "+4930123456"
    )
  ),
  phone_verified_at: described(Schema.NullOr(Timestamp), "When `phone_number` was proven; null until then.", null),
  code_sent_to: Schema.NullOr(
    described(
      Schema.String,
      "The number that a code was sent to; null if it was proven before, so that no code is needed.",
      "+4930123456"
    )
  )
}).annotations({ identifier: "PhoneUpdate", description: "The account's phone number, and where a code has gone." })
export interface PhoneUpdate extends Schema.Schema.Type<typeof PhoneUpdate> {}
