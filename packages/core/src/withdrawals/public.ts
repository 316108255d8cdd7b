/** What embedders use of withdrawals: `@mentorkit/core/withdrawals`. */
export * from "./errors.js"
export * from "./events.js"
export * from "./ids.js"
export * from "./operations.js"
export * from "./resources.js"
export * from "./service.js"
export * from "./statuses.js"
