/** Events of the feed, as stored in the outbox. */
import { Schema } from "effect"
import { event, UserId } from "../kernel/index.js"
import { PostId } from "./ids.js"

const ofPost = ({ postId }: { readonly postId: PostId }) => postId

/** Somebody has written a post. */
export const PostCreated = event("feed.PostCreated", { postId: PostId, authorId: UserId }, ofPost)

/** By the body of a post, new or changed: people who were not mentioned in it before, and who see it. */
export const PostMentioned = event(
  "feed.PostMentioned",
  { postId: PostId, authorId: UserId, mentionedIds: Schema.Array(UserId) },
  ofPost
)

/** Its author has deleted a post, with everything that hung on it. */
export const PostDeleted = event("feed.PostDeleted", { postId: PostId, authorId: UserId }, ofPost)
