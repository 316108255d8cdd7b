/** What adapters and hosts use of comments beside its public door: `@mentorkit/core/comments/ports`. */
export type { Comment, CommentPlace, CommentSubject, ShownComment } from "./comment.js"
export * from "./ports.js"
export { type Reactions, type Tally, tallyChange } from "./reaction.js"
