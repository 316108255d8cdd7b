/** What embedders use of mentions: `@mentorkit/core/mentions`. */
export * from "./operations.js"
export * from "./resources.js"
export * from "./service.js"
