import { DateTime, Effect } from "effect"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { BackupCodesAreNoMethod } from "../errors.js"
import { makeFactorChanges } from "../factor-changes.js"
import { withDefault, withoutMethod } from "../factors.js"
import type { Operations } from "../operations.js"

export const disableMethod = Effect.gen(function* () {
  const { transact } = yield* UnitOfWork
  const { lockCaller, statusOf, store } = yield* makeFactorChanges

  const handler: Handler<Operations, "disableMethod"> = Effect.fnUntraced(function* (caller, { method }) {
    if (method === "backup_code") return yield* new BackupCodesAreNoMethod()
    const user = yield* lockCaller(caller)
    const after = yield* withoutMethod(user, method)
    yield* store(user, after, "method_removed", yield* DateTime.now)
    return yield* statusOf(user.id, after)
  }, transact)

  return handler
})

export const setDefaultMethod = Effect.gen(function* () {
  const { transact } = yield* UnitOfWork
  const { lockCaller, statusOf, store } = yield* makeFactorChanges

  const handler: Handler<Operations, "setDefaultMethod"> = Effect.fnUntraced(function* (caller, { method }) {
    if (method === "backup_code") return yield* new BackupCodesAreNoMethod()
    const user = yield* lockCaller(caller)
    const after = yield* withDefault(user, method)
    yield* store(user, after, "default_changed", yield* DateTime.now)
    return yield* statusOf(user.id, after)
  }, transact)

  return handler
})
