/** What embedders use of connections: `@mentorkit/core/connections`. */
export * from "./errors.js"
export * from "./events.js"
export * from "./operations.js"
export * from "./pair.js"
export * from "./resources.js"
export * from "./service.js"
export * from "./settings.js"
