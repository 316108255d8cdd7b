/** What embedders use of the directory: `@mentorkit/core/directory`. */
export * from "./errors.js"
export * from "./operations.js"
export * from "./resources.js"
export * from "./service.js"
export * from "./settings.js"
