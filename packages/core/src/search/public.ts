/** What embedders use of search: `@mentorkit/core/search`. */
export * from "./operations.js"
export { SearchTab } from "./query.js"
export * from "./resources.js"
export * from "./service.js"
export * from "./settings.js"
