/** What the rest of core uses of profile media. */
export * from "./errors.js"
export * from "./ids.js"
export * from "./operations.js"
export * from "./ports.js"
export * from "./profile-image.js"
export * from "./service.js"
export * from "./settings.js"
