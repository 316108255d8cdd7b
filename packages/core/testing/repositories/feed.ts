/** The repositories of the feed. */
export { hashtagReaderConformance } from "./feed-hashtags.js"
export { reportableContentConformance } from "./feed-reportable.js"
