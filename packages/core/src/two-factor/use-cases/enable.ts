import { DateTime, Effect } from "effect"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { BackupCodesAreNoMethod, TwoFactorNotEnabled } from "../errors.js"
import { makeFactorChanges } from "../factor-changes.js"
import { withDefault, withMethod } from "../factors.js"
import type { Operations } from "../operations.js"

/** Turns two-factor sign-in on, or makes the method its default where it is on. The first time with backup codes. */
export const enable = Effect.gen(function* () {
  const { transact } = yield* UnitOfWork
  const { lockCaller, prerequisitesOf, statusWithCodes, store } = yield* makeFactorChanges

  const handler: Handler<Operations, "enable"> = Effect.fnUntraced(function* (caller, { method }) {
    if (method === "backup_code") return yield* new BackupCodesAreNoMethod()
    const now = yield* DateTime.now
    const user = yield* lockCaller(caller)
    const added = yield* withMethod(user, method, yield* prerequisitesOf(user))
    const after = yield* Effect.orDie(withDefault(added, method))
    const change = user.twoFactorMethods.length === 0 ? "enabled" : "default_changed"
    yield* store(user, after, change, now)
    return yield* statusWithCodes(user.id, after, now)
  }, transact)

  return handler
})

/** Adds a method beside those that are enabled. */
export const enableMethod = Effect.gen(function* () {
  const { transact } = yield* UnitOfWork
  const { lockCaller, prerequisitesOf, statusWithCodes, store } = yield* makeFactorChanges

  const handler: Handler<Operations, "enableMethod"> = Effect.fnUntraced(function* (caller, { method }) {
    if (method === "backup_code") return yield* new BackupCodesAreNoMethod()
    const now = yield* DateTime.now
    const user = yield* lockCaller(caller)
    if (user.twoFactorMethods.length === 0) return yield* new TwoFactorNotEnabled()
    const after = yield* withMethod(user, method, yield* prerequisitesOf(user))
    yield* store(user, after, "method_added", now)
    return yield* statusWithCodes(user.id, after, now)
  }, transact)

  return handler
})
