/** What the rest of core uses of comments. */
export * from "./comment.js"
export * from "./errors.js"
export * from "./ids.js"
export * from "./ports.js"
