/** Answer of every change of an account's factors. */
import type { Factors } from "./factors.js"
import type { TwoFactorStatus } from "./resources.js"

export interface BackupCodes {
  /** Just made, for the one time that they are shown; null otherwise. */
  readonly fresh: ReadonlyArray<string> | null
  readonly remaining: number
}

export const toTwoFactorStatusResource = (
  { defaultTwoFactorMethod, twoFactorMethods }: Factors,
  { fresh, remaining }: BackupCodes
): TwoFactorStatus => ({
  two_factor_enabled: twoFactorMethods.length > 0,
  default_two_factor_method: defaultTwoFactorMethod ?? "email",
  enabled_two_factor_methods: twoFactorMethods,
  backup_codes: fresh,
  remaining_backup_codes: remaining
})
