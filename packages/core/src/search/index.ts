/** What the rest of core uses of search: nobody but what gathers the domains. */
export * from "./operations.js"
export * from "./ports.js"
export * from "./query.js"
export * from "./resources.js"
export * from "./service.js"
export * from "./settings.js"
