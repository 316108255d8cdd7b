/** The only door into withdrawals. */
import { domain } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { Withdrawals } from "./service.js"

export * from "./errors.js"
export * from "./events.js"
export * from "./ids.js"
export * from "./operations.js"
export * from "./ports.js"
export { AdminWithdrawal, Withdrawal as WithdrawalResource } from "./resources.js"
export * from "./service.js"
export * from "./statuses.js"
export * from "./transitions.js"
export * from "./withdrawal.js"

export const withdrawals = domain<Operations, Withdrawals>(operations, Withdrawals)
