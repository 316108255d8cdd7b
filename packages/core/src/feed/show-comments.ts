/** Maps comments on posts to their resources. */
import { Effect } from "effect"
import {
  type CommentId,
  CommentNotFound,
  CommentReader,
  maxDepth,
  type ShownComment,
  toCommentFields,
  toReplyFields
} from "../comments/index.js"
import type { UserId } from "../kernel/index.js"
import { PostId } from "./ids.js"
import type { CommentResource, ListedCommentResource } from "./resources.js"

const postOf = ({ subject }: ShownComment) => ({ post_id: PostId.make(subject.id) })

const toCommentResource = (comment: ShownComment, viewer: UserId): CommentResource => ({
  ...toCommentFields(comment, viewer),
  ...postOf(comment)
})

/** `showComment(viewer, id)`: one that was just written. */
export const makeShowComment = Effect.map(CommentReader, ({ find }) =>
  Effect.fnUntraced(
    function* (viewer: UserId, id: CommentId) {
      return toCommentResource(yield* Effect.flatten(find(viewer, id)), viewer)
    },
    Effect.catchTag("NoSuchElementException", () => new CommentNotFound())
  )
)

/** Replies in the preview of each comment of a page. */
const previewed = 3

/** In a list; `replies` are the first ones below it. */
export const toListedComment = (
  comment: ShownComment,
  replies: ReadonlyArray<ShownComment>,
  viewer: UserId
): ListedCommentResource => ({
  ...toCommentResource(comment, viewer),
  replies: replies.map((reply) => ({ ...toReplyFields(reply, viewer), ...postOf(reply) }))
})

/** `showComments(viewer, comments)`: one statement finds the first replies to all of them, which are at the top or all below. */
export const makeShowComments = Effect.map(CommentReader, ({ preview }) =>
  Effect.fnUntraced(function* (viewer: UserId, comments: ReadonlyArray<ShownComment>) {
    // At the greatest depth the direct ones alone are counted, and others may live below a tombstone.
    const answered = comments.filter(({ depth, replyCount }) => replyCount > 0 || depth === maxDepth)
    const replies = answered.length === 0 ? new Map() : yield* preview(viewer, answered, previewed)
    return comments.map((comment) => toListedComment(comment, replies.get(comment.id) ?? [], viewer))
  })
)
