/** What the rest of core uses of comments. */
export * from "./comment.js"
export * from "./errors.js"
export * from "./ids.js"
export * from "./ports.js"
export * from "./reaction.js"
export { commentFields, MentionResource, personCard, reactionFields, replyPreviewFields } from "./resources.js"
export { toCardResource, toCommentFields, toReactionFields, toReplyFields } from "./to-resource.js"
export {
  makeAddComment,
  makeDeleteComment,
  makeLockComment,
  makeUpdateComment,
  type NewComment
} from "./write-comment.js"
