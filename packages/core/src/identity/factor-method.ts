/** Second factors (document 1, "two-factor method"). */
import { Schema } from "effect"

/** Methods that an account can enable. */
export const FactorMethod = Schema.Literal("email", "sms", "totp")
export type FactorMethod = typeof FactorMethod.Type

/** Backup codes are a fallback and are never enabled as a method. */
export const TwoFactorMethod = Schema.Literal(...FactorMethod.literals, "backup_code")
export type TwoFactorMethod = typeof TwoFactorMethod.Type
