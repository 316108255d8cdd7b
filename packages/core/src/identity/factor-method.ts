/** Second factors (document 1, "two-factor method"). */
import { Schema } from "effect"
import { described } from "../kernel/index.js"

/** Methods that an account can enable. */
export const FactorMethod = described(
  Schema.Literal("email", "sms", "totp"),
  "How the code of a second factor comes: by mail, by text message, or out of an authenticator app."
)
export type FactorMethod = typeof FactorMethod.Type

/** Backup codes are a fallback and are never enabled as a method. */
export const TwoFactorMethod = described(
  Schema.Literal(...FactorMethod.literals, "backup_code"),
  "How the code of a second factor comes: by mail, by text message, out of an authenticator app, or as a backup code."
)
export type TwoFactorMethod = typeof TwoFactorMethod.Type
