/** What the rest of core uses of comments. */
export * from "./comment.js"
export * from "./errors.js"
export * from "./ids.js"
export * from "./ports.js"
export { commentFields, MentionResource, personCard, replyPreviewFields } from "./resources.js"
export { toCardResource, toCommentFields, toReplyFields } from "./to-resource.js"
export { makeAddComment, makeDeleteComment, makeUpdateComment, type NewComment } from "./write-comment.js"
