/** What can be asked of comments on posts. */
import { Schema } from "effect"
import { CommentId, CommentNotFound, NotCommentAuthor, newestComments, oldestReplies } from "../comments/index.js"
import { described, operation, optional, Page, pageFields, SaidText } from "../kernel/index.js"
import { NewAccountLimited, PostNotFound } from "./errors.js"
import { PostId } from "./ids.js"
import { mentioned } from "./post-input.js"
import { CommentResource, ListedCommentResource } from "./resources.js"
import { commentsPerDay, commentsPerMinute, editsPerDay, editsPerMinute } from "./settings.js"

/** Of long lists. */
export const totalToTenThousand = "The total counts no further than 10,000."

const CommentBody = described(SaidText(5000), "The text, with `@usernames` in it.", "I liked the one on indexes.")

export const commentOperations = {
  /** At the top, the newest first. */
  listComments: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({ post_id: PostId, ...pageFields(newestComments) }),
    success: Schema.Struct({ comments: described(Page(ListedCommentResource), totalToTenThousand) }),
    failures: [PostNotFound]
  }),
  /** With the first replies to it, as in a list: for whoever comes by a notification. */
  getComment: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({ comment_id: CommentId }),
    success: Schema.Struct({
      comment: described(ListedCommentResource, "The comment; of a deleted one its place, while there are replies.")
    }),
    failures: [CommentNotFound]
  }),
  /** The oldest first. */
  listReplies: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({
      comment_id: CommentId,
      flat: Schema.optionalWith(
        described(
          Schema.Boolean,
          "Replies at all depths below, or only the direct ones, each with the first below it. Left out: all depths.",
          true
        ),
        { nullable: true, default: () => true }
      ),
      ...pageFields(oldestReplies)
    }),
    success: Schema.Struct({ replies: described(Page(ListedCommentResource), totalToTenThousand) }),
    failures: [CommentNotFound]
  }),
  addComment: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({
      post_id: PostId,
      body: CommentBody,
      parent_id: optional(
        described(CommentId, "The comment on the same post that this one answers; left out at the top.")
      ),
      mentioned_user_ids: mentioned
    }),
    success: Schema.Struct({ comment: described(CommentResource, "The new comment.") }),
    failures: [PostNotFound, NewAccountLimited],
    idempotent: true,
    accountLimit: { perMinute: commentsPerMinute, perDay: commentsPerDay }
  }),
  updateComment: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({ comment_id: CommentId, body: CommentBody, mentioned_user_ids: mentioned }),
    success: Schema.Struct({ comment: described(CommentResource, "The comment as it is now.") }),
    failures: [CommentNotFound, NotCommentAuthor],
    accountLimit: { perMinute: editsPerMinute, perDay: editsPerDay }
  }),
  /** Its place stays while there are replies. */
  deleteComment: operation({
    access: "user",
    input: Schema.Struct({ comment_id: CommentId }),
    success: Schema.Struct({}),
    failures: [CommentNotFound, NotCommentAuthor],
    accountLimit: { perMinute: editsPerMinute, perDay: editsPerDay }
  })
}
