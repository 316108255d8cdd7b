/** Seals and opens the full values of a method; each seal is bound to its method. */

import { Secrets } from "@mentorkit/core/kernel/ports"
import type { TransactionMethodId } from "@mentorkit/core/transaction-methods"
import type { MethodValue } from "@mentorkit/core/transaction-methods/ports"
import { Effect, Option, Schema } from "effect"
import { Values } from "./rows.js"

export const sealLabel = (id: string) => `transactionMethods.values:${id}`

const encode = Schema.encodeSync(Values)
const decode = Schema.decodeUnknownOption(Values)

export const sealedValues = Effect.map(Secrets, (secrets) => ({
  seal: (id: TransactionMethodId, values: ReadonlyArray<MethodValue> | null) =>
    values === null ? Effect.succeed(null) : secrets.seal(sealLabel(id), encode(values)),

  /** Null where the seal was made with another secret. The mentor can enter the values again, or delete the method. */
  open: (id: TransactionMethodId, sealed: string | null) =>
    sealed === null
      ? Effect.succeed(null)
      : Effect.map(secrets.open(sealLabel(id), sealed), (opened) => Option.getOrNull(Option.flatMap(opened, decode)))
}))
