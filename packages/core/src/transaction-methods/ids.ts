import { Schema } from "effect"
import { described, Uuid } from "../kernel/index.js"

export const TransactionMethodId = described(Uuid.pipe(Schema.brand("TransactionMethodId")), "Id of a payout method.")
export type TransactionMethodId = typeof TransactionMethodId.Type

export const TransactionMethodTypeId = described(
  Uuid.pipe(Schema.brand("TransactionMethodTypeId")),
  "Id of a type of payout methods."
)
export type TransactionMethodTypeId = typeof TransactionMethodTypeId.Type
