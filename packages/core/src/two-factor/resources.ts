/** Wire schemas of two-factor. */
import { Schema } from "effect"
import { FactorMethod } from "../identity/index.js"
import { Integer, Timestamp } from "../kernel/index.js"
import { TrustedDeviceId } from "./ids.js"

/** Second factors of an account, after every change. */
export const TwoFactorStatus = Schema.Struct({
  two_factor_enabled: Schema.Boolean,
  default_two_factor_method: FactorMethod,
  enabled_two_factor_methods: Schema.Array(FactorMethod),
  /** Ten codes, shown this once: when two-factor sign-in is first enabled by its user. Null at any other time. */
  backup_codes: Schema.NullOr(Schema.Array(Schema.String)),
  /** How many backup codes are left. */
  remaining_backup_codes: Integer
}).annotations({ identifier: "TwoFactorStatus" })
export interface TwoFactorStatus extends Schema.Schema.Type<typeof TwoFactorStatus> {}

/** For an authenticator app: by hand, by link, or by its camera. */
export const TotpSetup = Schema.Struct({
  /** Base32 */
  secret: Schema.String,
  otpauth_url: Schema.String,
  /** A PNG as a `data:` URL. */
  qr_code_url: Schema.String
}).annotations({ identifier: "TotpSetup" })
export interface TotpSetup extends Schema.Schema.Type<typeof TotpSetup> {}

/** Document 1, "Trusted-device object". */
export const TrustedDeviceResource = Schema.Struct({
  id: TrustedDeviceId,
  device_name: Schema.String,
  ip_address: Schema.NullOr(Schema.String),
  last_used_at: Timestamp,
  expires_at: Timestamp,
  created_at: Timestamp
}).annotations({ identifier: "TrustedDevice" })
export interface TrustedDeviceResource extends Schema.Schema.Type<typeof TrustedDeviceResource> {}

export const PhoneStatus = Schema.Struct({
  phone_number: Schema.NullOr(Schema.String),
  phone_verified_at: Schema.NullOr(Timestamp)
}).annotations({ identifier: "PhoneStatus" })
export interface PhoneStatus extends Schema.Schema.Type<typeof PhoneStatus> {}

export const PhoneUpdate = Schema.Struct({
  ...PhoneStatus.fields,
  /** Not the account's own until the code is told; null where the number is verified and no code is needed. */
  code_sent_to: Schema.NullOr(Schema.String)
}).annotations({ identifier: "PhoneUpdate" })
export interface PhoneUpdate extends Schema.Schema.Type<typeof PhoneUpdate> {}
