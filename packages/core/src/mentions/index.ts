/** What the rest of core uses of mentions. */
export * from "./mentionable.js"
export * from "./operations.js"
export * from "./ports.js"
export * from "./resources.js"
export * from "./service.js"
