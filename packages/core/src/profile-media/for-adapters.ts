/** What adapters and hosts use of profile media beside its public door: `@mentorkit/core/profile-media/ports`. */
export * from "./ports.js"
export { ImageKind, ImageSizeName, pathOf } from "./profile-image.js"
