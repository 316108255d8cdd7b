import { type DateTime, Effect } from "effect"
import { Outbox, type UserId } from "../kernel/index.js"
import { PostMentioned } from "./events.js"
import type { Post } from "./post.js"

/** `tellMentioned(post, mentionedIds, now)`: says who is mentioned in a post and was not before. */
export const makeTellMentioned = Effect.map(
  Outbox,
  ({ append }) =>
    ({ authorId, id }: Post, mentionedIds: ReadonlyArray<UserId>, now: DateTime.Utc): Effect.Effect<void> =>
      mentionedIds.length === 0 ? Effect.void : append(PostMentioned, { postId: id, authorId, mentionedIds }, now)
)
