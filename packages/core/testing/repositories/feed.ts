/** The repositories of the feed. */
export { commentRepositoryConformance } from "./comments.js"
export { hashtagReaderConformance } from "./feed-hashtags.js"
export { pollRepositoryConformance } from "./feed-polls.js"
export { postFileRepositoryConformance } from "./feed-post-files.js"
export { postRepositoryConformance } from "./feed-posts.js"
export { reactionNewsRepositoryConformance } from "./feed-reaction-news.js"
export { feedReaderConformance } from "./feed-reader.js"
export { reportableContentConformance } from "./feed-reportable.js"
