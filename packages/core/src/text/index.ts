/** What the rest of core uses of texts that people write. */
export { hashtagsOf, maxTagLength, normalizedTag } from "./hashtags.js"
export { countLinks } from "./links.js"
export { mentionedUsernames } from "./mentions.js"
