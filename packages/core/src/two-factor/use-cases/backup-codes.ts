import { DateTime, Effect } from "effect"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { TwoFactorNotEnabled } from "../errors.js"
import { factorChanges } from "../factor-changes.js"
import type { Operations } from "../operations.js"
import { twoFactorStatus } from "../status.js"

/** Ten new codes; the old ones are worth nothing any more. */
export const regenerateBackupCodes = Effect.gen(function* () {
  const { transact } = yield* UnitOfWork
  const { freshCodes, lockedBy } = yield* factorChanges

  const handler: Handler<Operations, "regenerateBackupCodes"> = Effect.fnUntraced(function* (caller) {
    const now = yield* DateTime.now
    const user = yield* lockedBy(caller)
    if (user.twoFactorMethods.length === 0) return yield* new TwoFactorNotEnabled()
    return twoFactorStatus(user, yield* freshCodes(user.id, now))
  }, transact)

  return handler
})
