/** What the rest of core uses of texts that people write. */
export { hashtagsOf, maxTagLength, normalizedTag } from "./hashtags.js"
export { mentionedUsernames } from "./mentions.js"
