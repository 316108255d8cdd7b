/** The only door into earnings. */
import { domain } from "../kernel/index.js"
import { type Operations, operations } from "./operations.js"
import { Earnings } from "./service.js"

export * from "./ids.js"
export * from "./journal-seals.js"
export * from "./ledger.js"
export * from "./operations.js"
export * from "./payout-currencies.js"
export * from "./periods.js"
export * from "./ports.js"
export * from "./resources.js"
export * from "./sealing.js"
export * from "./service.js"
export * from "./settings.js"
export { currenciesOf } from "./summary.js"
export * from "./withdrawal-entries.js"

export const earnings = domain<Operations, Earnings>(operations, Earnings)
