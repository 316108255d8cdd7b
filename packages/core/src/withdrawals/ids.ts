import { Schema } from "effect"
import { described, Uuid } from "../kernel/index.js"

export const WithdrawalId = described(Uuid.pipe(Schema.brand("WithdrawalId")), "Id of a withdrawal.")
export type WithdrawalId = typeof WithdrawalId.Type
