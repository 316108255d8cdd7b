import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { TransactionMethodTypeRepository } from "../ports.js"
import { toMethodTypeResource } from "../to-resource.js"

export const listTypes = Effect.map(TransactionMethodTypeRepository, (types) => {
  const handler: Handler<Operations, "listTypes"> = Effect.fnUntraced(function* () {
    const all = yield* types.list
    return { types: all.filter(({ isActive }) => isActive).map(toMethodTypeResource) }
  })
  return handler
})

export const listAllTypes = Effect.map(TransactionMethodTypeRepository, (types) => {
  const handler: Handler<Operations, "listAllTypes"> = Effect.fnUntraced(function* () {
    const all = yield* types.list
    return { transaction_method_types: all.map(toMethodTypeResource) }
  })
  return handler
})
