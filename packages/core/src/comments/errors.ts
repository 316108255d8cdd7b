/** Errors of comments. The message is for people; the tag is for programs. */
import { Schema } from "effect"

export class CommentNotFound extends Schema.TaggedError<CommentNotFound>()(
  "CommentNotFound",
  {},
  { description: "The same for a comment that is gone or deleted, and for one that the caller may not see." }
) {
  override get message() {
    return "Comment not found."
  }
}

export class NotCommentAuthor extends Schema.TaggedError<NotCommentAuthor>()("NotCommentAuthor", {}) {
  override get message() {
    return "Only its author can change this comment."
  }
}
