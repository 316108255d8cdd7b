/** Events of two-factor, as stored in the outbox. */
import { Schema } from "effect"
import { event, UserId } from "../kernel/index.js"
import { OneTimeCodeId } from "./ids.js"

/** A code has to be sent now; the code is derived from the id. */
export const OneTimeCodeRequested = event(
  "twoFactor.OneTimeCodeRequested",
  { userId: UserId, codeId: OneTimeCodeId },
  ({ userId }) => userId
)

export const FactorChange = Schema.Literal(
  "enabled",
  "disabled",
  "method_added",
  "method_removed",
  "default_changed",
  "authenticator_replaced",
  "backup_codes_replaced",
  "backup_code_used",
  "device_trusted",
  "device_revoked",
  "phone_verified",
  "locked_out"
)
export type FactorChange = typeof FactorChange.Type

/** Mailed to the account's owner, in case it was somebody else. */
export const FactorsChanged = event(
  "twoFactor.FactorsChanged",
  { userId: UserId, change: FactorChange },
  ({ userId }) => userId
)
