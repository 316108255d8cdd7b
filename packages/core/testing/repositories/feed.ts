/** The repositories of the feed. */
export { commentRepositoryConformance } from "./comments.js"
export { hashtagReaderConformance } from "./feed-hashtags.js"
export { postRepositoryConformance } from "./feed-posts.js"
export { reportableContentConformance } from "./feed-reportable.js"
