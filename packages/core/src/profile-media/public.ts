/** What embedders use of profile media: `@mentorkit/core/profile-media`. */
export * from "./errors.js"
export * from "./ids.js"
export * from "./operations.js"
export * from "./service.js"
export * from "./settings.js"
