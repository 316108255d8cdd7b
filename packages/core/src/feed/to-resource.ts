/** Maps posts to their resources, as the reader stands to their authors. */
import { DateTime, Effect } from "effect"
import { toCardResource, toReactionFields } from "../comments/index.js"
import { type Relation, Relations, unrelated } from "../identity/index.js"
import type { UserId } from "../kernel/index.js"
import { PostNotFound } from "./errors.js"
import type { PostId } from "./ids.js"
import { PostReader } from "./ports.js"
import { type ShownPost, typeLabels, visibilityLabels } from "./post.js"
import type { PostResource } from "./resources.js"
import { toPollResource } from "./to-poll-resource.js"

interface Seen {
  readonly viewer: UserId
  readonly relation: Relation
  readonly now: DateTime.Utc
}

const toPostResource = (post: ShownPost, { now, relation, viewer }: Seen): PostResource => ({
  id: post.id,
  type: post.type,
  type_label: typeLabels[post.type],
  visibility: post.visibility,
  visibility_label: visibilityLabels[post.visibility],
  body: post.body,
  ...toReactionFields(post.reactions),
  comment_count: post.commentCount,
  share_count: post.shareCount,
  hashtags: post.hashtags,
  mentions: post.mentions.map(toCardResource),
  poll: post.poll === null ? null : toPollResource(post.poll, now),
  author: {
    ...toCardResource(post.author),
    role: post.author.role,
    connection_status: relation.connection,
    is_connected: relation.connection === "connected",
    is_following: relation.isFollowing,
    is_me: post.authorId === viewer
  },
  created_at: post.createdAt,
  updated_at: post.updatedAt
})

/** `showPosts(viewer, posts)`: one statement says how the reader stands to all their authors. */
export const makeShowPosts = Effect.map(Relations, ({ amongst }) =>
  Effect.fnUntraced(function* (viewer: UserId, posts: ReadonlyArray<ShownPost>) {
    const related = yield* amongst(viewer, [...new Set(posts.map(({ authorId }) => authorId))])
    const now = yield* DateTime.now
    return posts.map((post) => toPostResource(post, { viewer, now, relation: related.get(post.authorId) ?? unrelated }))
  })
)

/** `showPost(viewer, id)`: fails if there is no such post for the reader. */
export const makeShowPost = Effect.map(Effect.all([PostReader, Relations]), ([{ find }, { between }]) =>
  Effect.fnUntraced(
    function* (viewer: UserId, id: PostId) {
      const post = yield* Effect.flatten(find(viewer, id))
      const relation = yield* between(viewer, post.authorId)
      return toPostResource(post, { viewer, relation, now: yield* DateTime.now })
    },
    Effect.catchTag("NoSuchElementException", () => new PostNotFound())
  )
)
