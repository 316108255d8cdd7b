/** The only door into dashboards. */
export * from "./operations.js"
export * from "./resources.js"
export * from "./service.js"
