/** The ways to prove a second time who one is (document 1, "two-factor method"). */
import { Schema } from "effect"

/** What an account can sign in by as its second factor. */
export const FactorMethod = Schema.Literal("email", "sms", "totp")
export type FactorMethod = typeof FactorMethod.Type

/** Backup codes are a way out when the others fail: no account has them as a method. */
export const TwoFactorMethod = Schema.Literal(...FactorMethod.literals, "backup_code")
export type TwoFactorMethod = typeof TwoFactorMethod.Type
