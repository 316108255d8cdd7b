/** Events of the feed, as stored in the outbox. */
import { Schema } from "effect"
import { CommentId, ReactionType } from "../comments/index.js"
import { event, UserId } from "../kernel/index.js"
import { PostId } from "./ids.js"

const ofPost = ({ postId }: { readonly postId: PostId }) => postId

/** Somebody has written a post that is no share. */
export const PostCreated = event("feed.PostCreated", { postId: PostId, authorId: UserId }, ofPost)

/** Somebody has shared a post: what is told names the first one, however often it was shared on. */
export const PostShared = event(
  "feed.PostShared",
  { postId: PostId, authorId: UserId, rootId: PostId, rootAuthorId: UserId },
  ofPost
)

/** By the body of a post, new or changed: people who were not mentioned in it before, and who see it. */
export const PostMentioned = event(
  "feed.PostMentioned",
  { postId: PostId, authorId: UserId, mentionedIds: Schema.Array(UserId) },
  ofPost
)

/** Its author has deleted a post, with everything that hung on it. */
export const PostDeleted = event("feed.PostDeleted", { postId: PostId, authorId: UserId }, ofPost)

/** Somebody has commented on a post. Whom it answers, and whom it mentions, is told with it: each hears of it once. */
export const PostCommented = event(
  "feed.PostCommented",
  {
    postId: PostId,
    commentId: CommentId,
    authorId: UserId,
    postAuthorId: UserId,
    parentId: Schema.NullOr(CommentId),
    parentAuthorId: Schema.NullOr(UserId),
    mentionedIds: Schema.Array(UserId)
  },
  ofPost
)

/** By a comment that was changed: people who were not mentioned in it before. */
export const CommentMentioned = event(
  "feed.CommentMentioned",
  { postId: PostId, commentId: CommentId, authorId: UserId, mentionedIds: Schema.Array(UserId) },
  ofPost
)

/** Its author has deleted a comment; what stands under it stays. */
export const CommentDeleted = event(
  "feed.CommentDeleted",
  { postId: PostId, commentId: CommentId, authorId: UserId },
  ofPost
)

/** Somebody has reacted to a post who had not before: another type in its place is nothing new. */
export const PostReacted = event(
  "feed.PostReacted",
  { postId: PostId, reactorId: UserId, postAuthorId: UserId, type: ReactionType },
  ofPost
)

/** Somebody has reacted to a comment who had not before. Nobody is told. */
export const CommentReacted = event(
  "feed.CommentReacted",
  { postId: PostId, commentId: CommentId, reactorId: UserId, commentAuthorId: UserId, type: ReactionType },
  ofPost
)

/** Somebody has taken their reaction to a post back. */
export const PostReactionRemoved = event(
  "feed.PostReactionRemoved",
  { postId: PostId, reactorId: UserId, postAuthorId: UserId },
  ofPost
)
