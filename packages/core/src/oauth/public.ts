/** What embedders use of oauth: `@mentorkit/core/oauth`. */
export * from "./errors.js"
export * from "./events.js"
export * from "./operations.js"
export * from "./service.js"
export * from "./settings.js"
