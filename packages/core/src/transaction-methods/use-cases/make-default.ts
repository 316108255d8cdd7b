import { Effect } from "effect"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { TransactionMethodNotFound } from "../errors.js"
import type { Operations } from "../operations.js"
import { TransactionMethodRepository } from "../ports.js"
import { toMethodResource } from "../to-resource.js"

export const makeDefault = Effect.gen(function* () {
  const repository = yield* TransactionMethodRepository
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "makeDefault"> = Effect.fnUntraced(function* ({ mentorId }, { id }) {
    yield* repository.lockAll(mentorId)
    const found = yield* repository.lock(mentorId, id)
    const method = yield* Effect.mapError(found, () => new TransactionMethodNotFound())
    yield* repository.makeDefault(mentorId, id)
    return { method: toMethodResource({ ...method, isDefault: true }) }
  }, unitOfWork.transact)

  return handler
})
