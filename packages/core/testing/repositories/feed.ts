/** The repositories of the feed. */
export { hashtagReaderConformance } from "./feed-hashtags.js"
