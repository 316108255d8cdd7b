/** What embedders use of earnings: `@mentorkit/core/earnings`. */
export * from "./ids.js"
export { feeShareOf } from "./ledger.js"
export * from "./operations.js"
export * from "./resources.js"
export * from "./service.js"
export * from "./settings.js"
