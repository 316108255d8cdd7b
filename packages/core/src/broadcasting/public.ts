/** What embedders use of broadcasting: `@mentorkit/core/broadcasting`. */
export * from "./errors.js"
export { threadChannelEnded } from "./host-frames.js"
export * from "./operations.js"
export * from "./service.js"
export * from "./settings.js"
