/** What the rest of core uses of calendar feeds. */
export * from "./errors.js"
export * from "./feed.js"
export * from "./operations.js"
export * from "./ports.js"
export * from "./resources.js"
export * from "./service.js"
export * from "./settings.js"
