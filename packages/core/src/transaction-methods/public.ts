/** What embedders use of transaction methods: `@mentorkit/core/transaction-methods`. */
export * from "./errors.js"
export * from "./ids.js"
export * from "./operations.js"
export * from "./resources.js"
export * from "./service.js"
