import { DateTime, Effect } from "effect"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { nextDefault } from "../default-method.js"
import { MethodHasOpenWithdrawal, TransactionMethodNotFound } from "../errors.js"
import type { Operations } from "../operations.js"
import { TransactionMethodRepository } from "../ports.js"

/** Refused while a withdrawal to it is open; finished ones keep their copy. */
export const deleteMethod = Effect.gen(function* () {
  const repository = yield* TransactionMethodRepository
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "deleteMethod"> = Effect.fnUntraced(function* ({ mentorId }, { id }) {
    yield* repository.lockAll(mentorId)
    const found = yield* repository.lock(mentorId, id)
    const method = yield* Effect.mapError(found, () => new TransactionMethodNotFound())
    if (yield* repository.hasOpenWithdrawal(id)) return yield* new MethodHasOpenWithdrawal()
    yield* repository.remove(id, yield* DateTime.now)
    const next = method.isDefault ? nextDefault(yield* repository.list(mentorId)) : undefined
    if (next !== undefined) yield* repository.makeDefault(mentorId, next.id)
    return {}
  }, unitOfWork.transact)

  return handler
})
