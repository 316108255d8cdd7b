/** What adapters and hosts use of transaction methods beside its public door: `@mentorkit/core/transaction-methods/ports`. */
export { InputType } from "./input-types.js"
export type { MethodValue, TransactionMethod } from "./method.js"
export type { FieldOption, TransactionMethodType } from "./method-type.js"
export * from "./ports.js"
