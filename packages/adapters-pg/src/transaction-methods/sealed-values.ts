/** The values of methods in full, as they are kept: sealed, each for its own method. */

import { Secrets } from "@mentorkit/core/kernel/ports"
import type { TransactionMethodId } from "@mentorkit/core/transaction-methods"
import type { MethodValue } from "@mentorkit/core/transaction-methods/ports"
import { Effect, Option, Schema } from "effect"
import { Values } from "./rows.js"

const label = (id: TransactionMethodId) => `transactionMethods.values:${id}`

const encode = Schema.encodeSync(Values)
const decode = Schema.decodeUnknownOption(Values)

export const sealedValues = Effect.map(Secrets, (secrets) => ({
  seal: (id: TransactionMethodId, values: ReadonlyArray<MethodValue> | null) =>
    values === null ? Effect.succeed(null) : secrets.seal(label(id), encode(values)),

  /** What does not open was sealed under another secret: its mentor has to tell it anew, and can still delete it. */
  open: (id: TransactionMethodId, sealed: string | null) =>
    sealed === null
      ? Effect.succeed(null)
      : Effect.map(secrets.open(label(id), sealed), (opened) => Option.getOrNull(Option.flatMap(opened, decode)))
}))
