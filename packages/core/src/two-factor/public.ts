/** What embedders use of two factor: `@mentorkit/core/two-factor`. */
export * from "./errors.js"
export * from "./events.js"
export * from "./ids.js"
export * from "./operations.js"
export { TextMessagesAvailable } from "./ports.js"
export * from "./resources.js"
export * from "./service.js"
export * from "./settings.js"
