/** What the rest of core uses of texts that people write. */
export { hashtagsOf, maxTagLength, normalizedTag } from "./hashtags.js"
export { countLinks } from "./links.js"
export { maxMentions, mentionedUsernames } from "./mentions.js"
