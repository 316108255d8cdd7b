/** Gathers the handlers of payout methods, one use case a file. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { addMethod } from "./use-cases/add-method.js"
import { createType } from "./use-cases/create-type.js"
import { deleteMethod } from "./use-cases/delete-method.js"
import { deleteType } from "./use-cases/delete-type.js"
import { listMethods } from "./use-cases/list-methods.js"
import { listAllTypes, listTypes } from "./use-cases/list-types.js"
import { makeDefault } from "./use-cases/make-default.js"
import { updateType } from "./use-cases/update-type.js"

export class TransactionMethods extends Context.Tag("@mentorkit/TransactionMethods")<
  TransactionMethods,
  Handlers<Operations>
>() {
  static readonly layer = Layer.effect(
    TransactionMethods,
    Effect.all({
      listTypes,
      listMethods,
      addMethod,
      makeDefault,
      deleteMethod,
      listAllTypes,
      createType,
      updateType,
      deleteType
    })
  )
}
