/** What embedders use of invoices: `@mentorkit/core/invoices`. */
export * from "./errors.js"
export * from "./operations.js"
export * from "./resources.js"
export * from "./service.js"
export * from "./settings.js"
export * from "./statuses.js"
