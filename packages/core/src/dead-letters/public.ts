/** What embedders use of dead letters: `@mentorkit/core/dead-letters`. */
export * from "./ids.js"
export * from "./operations.js"
export * from "./resources.js"
export * from "./service.js"
