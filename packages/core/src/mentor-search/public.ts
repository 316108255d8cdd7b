/** What embedders use of mentor search: `@mentorkit/core/mentor-search`. */
export * from "./operations.js"
export * from "./resources.js"
export * from "./service.js"
export * from "./settings.js"
