/** What embedders use of calendar feeds: `@mentorkit/core/calendar-feeds`. */
export * from "./errors.js"
export * from "./operations.js"
export * from "./resources.js"
export * from "./service.js"
export * from "./settings.js"
