import { DateTime, Effect, Option } from "effect"
import { type Handler, Ids, InvalidInput, invalidProblem, UnitOfWork } from "../../kernel/index.js"
import { TooManyTransactionMethods } from "../errors.js"
import { TransactionMethodId } from "../ids.js"
import { maxMethods } from "../limits.js"
import type { TransactionMethod } from "../method.js"
import { keptOf } from "../new-method.js"
import type { Operations } from "../operations.js"
import { TransactionMethodRepository, TransactionMethodTypeRepository } from "../ports.js"
import { toMethodResource } from "../to-resource.js"
import { filledFields } from "../values.js"

const unknownType = () => new InvalidInput({ problems: [invalidProblem(["type"])] })

/** Of a card only the result of `keptOf` is stored. */
export const addMethod = Effect.gen(function* () {
  const types = yield* TransactionMethodTypeRepository
  const repository = yield* TransactionMethodRepository
  const ids = yield* Ids
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "addMethod"> = Effect.fnUntraced(function* ({ mentorId }, input) {
    yield* repository.lockAll(mentorId)
    const now = yield* DateTime.now
    const found = Option.filter(yield* types.findByType(input.type), ({ isActive }) => isActive)
    const type = yield* Effect.mapError(found, unknownType)
    const filled = yield* filledFields(type.fields, input.fields, now)
    const others = yield* repository.list(mentorId)
    if (others.length >= maxMethods) return yield* new TooManyTransactionMethods()
    const method: TransactionMethod = {
      ...keptOf(type, filled),
      id: TransactionMethodId.make(yield* ids.uuid),
      mentorId,
      typeId: type.id,
      type: type.type,
      currencies: type.currencies,
      isDefault: input.is_default || others.length === 0,
      createdAt: now,
      deletedAt: null
    }
    yield* Effect.mapError(repository.add(method), unknownType)
    return { method: toMethodResource(method) }
  }, unitOfWork.transact)

  return handler
})
