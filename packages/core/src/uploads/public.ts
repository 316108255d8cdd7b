/** What embedders use of uploads: `@mentorkit/core/uploads`. */
export * from "./errors.js"
export { uploadTypes } from "./file-kind.js"
export * from "./ids.js"
export * from "./operations.js"
export { UploadPurpose } from "./purposes.js"
export * from "./resources.js"
export * from "./service.js"
export * from "./settings.js"
