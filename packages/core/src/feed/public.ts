/** What embedders use of the feed: `@mentorkit/core/feed`. */
export * from "./errors.js"
export * from "./events.js"
export * from "./ids.js"
export * from "./operations.js"
export { PostType, PostVisibility, SharedPostSource } from "./post.js"
export * from "./resources.js"
export * from "./service.js"
export * from "./settings.js"
