/** What embedders use of personal data: `@mentorkit/core/personal-data`. */
export * from "./errors.js"
export * from "./events.js"
export * from "./operations.js"
export * from "./service.js"
export * from "./settings.js"
