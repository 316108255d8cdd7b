/** What embedders use of verification: `@mentorkit/core/verification`. */
export * from "./errors.js"
export * from "./events.js"
export * from "./ids.js"
export { type Operations, operations } from "./operations.js"
export * from "./resources.js"
export * from "./service.js"
export * from "./settings.js"
