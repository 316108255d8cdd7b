/** What the rest of core uses of the feed. */
export * from "./errors.js"
export { hashtagsOf, maxTagLength, normalizedTag } from "./hashtags.js"
export * from "./ids.js"
export { mentionedUsernames } from "./mentions.js"
export * from "./poll.js"
export * from "./reaction.js"
