import { DateTime, Effect } from "effect"
import { AuditLog, type Handler, UnitOfWork } from "../../kernel/index.js"
import { MethodTypeNotFound } from "../errors.js"
import type { Operations } from "../operations.js"
import { TransactionMethodTypeRepository } from "../ports.js"
import { wholeOf } from "../type-changes.js"

/** Refused while there are methods of it, also deleted ones that withdrawals know: such a type can be deactivated. */
export const deleteType = Effect.gen(function* () {
  const types = yield* TransactionMethodTypeRepository
  const auditLog = yield* AuditLog
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "deleteType"> = Effect.fnUntraced(function* (admin, { id }) {
    const before = yield* Effect.mapError(Effect.flatten(types.lock(id)), () => new MethodTypeNotFound())
    yield* types.remove(id)
    yield* auditLog.record({
      actorId: admin.userId,
      action: "transaction_method_type.deleted",
      subjectType: "transaction_method_type",
      subjectId: id,
      before: wholeOf(before),
      after: undefined,
      at: yield* DateTime.now
    })
    return {}
  }, unitOfWork.transact)

  return handler
})
