/** What the rest of core uses of the directory. */
export * from "./errors.js"
export * from "./operations.js"
export * from "./resources.js"
export * from "./service.js"
export * from "./settings.js"
