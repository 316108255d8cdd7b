/** What embedders use of dashboards: `@mentorkit/core/dashboards`. */
export * from "./operations.js"
export * from "./resources.js"
export * from "./service.js"
