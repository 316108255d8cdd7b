import { DateTime, Effect } from "effect"
import { AuditLog, type Handler, UnitOfWork } from "../../kernel/index.js"
import { editedType } from "../definition.js"
import { MethodTypeNotFound } from "../errors.js"
import type { Operations } from "../operations.js"
import { TransactionMethodTypeRepository } from "../ports.js"
import { toMethodTypeResource } from "../to-resource.js"
import { changesOf } from "../type-changes.js"

/** Edits a type. Parts that are left out stay; existing methods keep their copies. */
export const updateType = Effect.gen(function* () {
  const types = yield* TransactionMethodTypeRepository
  const auditLog = yield* AuditLog
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "updateType"> = Effect.fnUntraced(function* (admin, { id, ...edit }) {
    const before = yield* Effect.mapError(Effect.flatten(types.lock(id)), () => new MethodTypeNotFound())
    const now = yield* DateTime.now
    const type = { ...(yield* editedType(before, edit)), updatedAt: now }
    yield* types.update(type)
    yield* auditLog.record({
      actorId: admin.userId,
      action: "transaction_method_type.updated",
      subjectType: "transaction_method_type",
      subjectId: id,
      ...changesOf(before, type),
      at: now
    })
    return { transaction_method_type: toMethodTypeResource(type) }
  }, unitOfWork.transact)

  return handler
})
