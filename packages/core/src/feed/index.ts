/** What the rest of core uses of the feed. */
export { hashtagsOf, maxTagLength, normalizedTag } from "./hashtags.js"
export { mentionedUsernames } from "./mentions.js"
