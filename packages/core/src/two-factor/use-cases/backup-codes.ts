import { DateTime, Effect } from "effect"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { TwoFactorNotEnabled } from "../errors.js"
import { makeFactorChanges } from "../factor-changes.js"
import type { Operations } from "../operations.js"
import { toTwoFactorStatusResource } from "../to-resource.js"

/** Ten new codes; the old ones are worth nothing any more. */
export const regenerateBackupCodes = Effect.gen(function* () {
  const { transact } = yield* UnitOfWork
  const { freshCodes, lockCaller } = yield* makeFactorChanges

  const handler: Handler<Operations, "regenerateBackupCodes"> = Effect.fnUntraced(function* (caller) {
    const now = yield* DateTime.now
    const user = yield* lockCaller(caller)
    if (user.twoFactorMethods.length === 0) return yield* new TwoFactorNotEnabled()
    return toTwoFactorStatusResource(user, yield* freshCodes(user.id, now))
  }, transact)

  return handler
})
