import { Schema } from "effect"
import { Uuid } from "../kernel/index.js"

export const WithdrawalId = Uuid.pipe(Schema.brand("WithdrawalId"))
export type WithdrawalId = typeof WithdrawalId.Type
