/** The only door into payout methods. */
import { domain } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { TransactionMethods } from "./service.js"

export * from "./cards.js"
export * from "./definition-input.js"
export * from "./errors.js"
export * from "./ids.js"
export * from "./input-types.js"
export * from "./method.js"
export * from "./method-input.js"
export * from "./method-type.js"
export * from "./operations.js"
export * from "./ports.js"
export * from "./resources.js"
export * from "./service.js"

export const transactionMethods = domain<Operations, TransactionMethods>(operations, TransactionMethods)
