/** What embedders use of profiles: `@mentorkit/core/profiles`. */
export * from "./errors.js"
export * from "./events.js"
export * from "./ids.js"
export * from "./operations.js"
export * from "./resources.js"
export * from "./service.js"
export * from "./statuses.js"
