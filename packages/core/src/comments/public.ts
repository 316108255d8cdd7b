/** What embedders use of comments: `@mentorkit/core/comments`. */
export * from "./errors.js"
export * from "./ids.js"
export { ReactionType } from "./reaction.js"
