/** What the rest of core uses of favourites. */
export * from "./errors.js"
export * from "./favourite.js"
export * from "./operations.js"
export * from "./ports.js"
export * from "./resources.js"
export * from "./service.js"
export * from "./to-resource.js"
