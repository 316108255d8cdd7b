import { DateTime, Effect } from "effect"
import { AuditLog, type Handler, Ids, InvalidInput, takenProblem, UnitOfWork } from "../../kernel/index.js"
import { fieldsOf } from "../definition.js"
import { TooManyMethodTypes } from "../errors.js"
import { TransactionMethodTypeId } from "../ids.js"
import { maxTypes } from "../limits.js"
import type { TransactionMethodType } from "../method-type.js"
import type { Operations } from "../operations.js"
import { TransactionMethodTypeRepository } from "../ports.js"
import { toMethodTypeResource } from "../to-resource.js"
import { wholeOf } from "../type-changes.js"

export const createType = Effect.gen(function* () {
  const types = yield* TransactionMethodTypeRepository
  const auditLog = yield* AuditLog
  const ids = yield* Ids
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "createType"> = Effect.fnUntraced(function* (admin, input) {
    const now = yield* DateTime.now
    // Two admins at once may pass it by one, which does no harm.
    if ((yield* types.list).length >= maxTypes) return yield* new TooManyMethodTypes()
    const type: TransactionMethodType = {
      id: TransactionMethodTypeId.make(yield* ids.uuid),
      type: input.type,
      name: input.name,
      titleTemplate: input.title_template,
      currencies: input.currencies ?? null,
      fields: fieldsOf(input.fields),
      isActive: input.is_active,
      createdAt: now,
      updatedAt: now
    }
    yield* Effect.mapError(types.add(type), () => new InvalidInput({ problems: [takenProblem(["type"])] }))
    yield* auditLog.record({
      actorId: admin.userId,
      action: "transaction_method_type.created",
      subjectType: "transaction_method_type",
      subjectId: type.id,
      before: undefined,
      after: wholeOf(type),
      at: now
    })
    return { transaction_method_type: toMethodTypeResource(type) }
  }, unitOfWork.transact)

  return handler
})
