import { Schema } from "effect"
import { Uuid } from "../kernel/index.js"

export const TransactionMethodId = Uuid.pipe(Schema.brand("TransactionMethodId"))
export type TransactionMethodId = typeof TransactionMethodId.Type

export const TransactionMethodTypeId = Uuid.pipe(Schema.brand("TransactionMethodTypeId"))
export type TransactionMethodTypeId = typeof TransactionMethodTypeId.Type
