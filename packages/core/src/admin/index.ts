/** What the rest of core uses of admin. */
export * from "./account-moves.js"
export * from "./appoint-admin.js"
export * from "./errors.js"
export * from "./operations.js"
export * from "./ports.js"
export * from "./resources.js"
export * from "./service.js"
export * from "./setting-changes.js"
