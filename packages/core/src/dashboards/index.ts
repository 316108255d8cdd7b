/** What the rest of core uses of dashboards. */
export * from "./operations.js"
export * from "./resources.js"
export * from "./service.js"
