/** What embedders use of admin: `@mentorkit/core/admin`. */
export * from "./errors.js"
export * from "./operations.js"
export * from "./resources.js"
export * from "./service.js"
