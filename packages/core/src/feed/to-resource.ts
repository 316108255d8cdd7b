/** Maps posts to their resources, as the reader stands to their authors. */
import { Array, DateTime, Effect, Option } from "effect"
import { toCardResource, toReactionFields } from "../comments/index.js"
import { type Relation, Relations, unrelated } from "../identity/index.js"
import type { UserId } from "../kernel/index.js"
import { PostNotFound } from "./errors.js"
import { type FileFields, makeToFileFields } from "./file-fields.js"
import type { PostId } from "./ids.js"
import { PostReader } from "./ports.js"
import { type ShownPost, typeLabels, visibilityLabels } from "./post.js"
import type { ListedPostResource, PostResource, SharedPostResource } from "./resources.js"
import { toPollResource } from "./to-poll-resource.js"

interface Seen {
  readonly viewer: UserId
  readonly relation: Relation
  readonly now: DateTime.Utc
  readonly files: FileFields
}

const toSharedResource = (post: ShownPost, { files, now, relation, viewer }: Seen): SharedPostResource => ({
  id: post.id,
  type: post.type,
  type_label: typeLabels[post.type],
  visibility: post.visibility,
  visibility_label: visibilityLabels[post.visibility],
  body: post.body,
  ...toReactionFields(post.reactions),
  comment_count: post.commentCount,
  share_count: post.shareCount,
  ...files,
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

const rootIdsOf = (posts: ReadonlyArray<ShownPost>): ReadonlyArray<PostId> => [
  ...new Set(posts.flatMap(({ rootId }) => (rootId === null ? [] : [rootId])))
]

/** `showFound(viewer, posts, roots)`: with what they share; one statement finds how the reader stands to all the authors. */
const makeShowFound = Effect.gen(function* () {
  const { amongst } = yield* Relations
  const toFileFields = yield* makeToFileFields

  return Effect.fnUntraced(function* (
    viewer: UserId,
    posts: ReadonlyArray<ShownPost>,
    roots: ReadonlyArray<ShownPost>
  ) {
    const everyone = [...posts, ...roots].map(({ authorId }) => authorId)
    const related = everyone.length === 0 ? new Map() : yield* amongst(viewer, [...new Set(everyone)])
    const now = yield* DateTime.now

    const show = (post: ShownPost) =>
      Effect.map(toFileFields(viewer, post), (files) =>
        toSharedResource(post, { viewer, now, files, relation: related.get(post.authorId) ?? unrelated })
      )
    const shared = new Map((yield* Effect.forEach(roots, show)).map((root) => [root.id, root]))
    const sharedFields = ({ rootId, rootSource }: ShownPost) =>
      rootSource === null ? {} : { shared_post: (rootId && shared.get(rootId)) ?? null, shared_post_source: rootSource }

    return yield* Effect.forEach(posts, (post) =>
      Effect.map(show(post), (shown): PostResource => ({ ...shown, ...sharedFields(post) }))
    )
  })
})

/** `listPosts(viewer, posts)`: as `showFound`, for lists of the feed; one statement finds what they share. */
export const makeListPosts = Effect.gen(function* () {
  const { findMany } = yield* PostReader
  const showFound = yield* makeShowFound

  return Effect.fnUntraced(function* (viewer: UserId, posts: ReadonlyArray<ShownPost>) {
    const rootIds = rootIdsOf(posts)
    const shown = yield* showFound(viewer, posts, rootIds.length === 0 ? [] : yield* findMany(viewer, rootIds))
    return Array.zipWith(shown, posts, (post, { isSeen }): ListedPostResource => ({ ...post, is_seen: isSeen }))
  })
})

/** `listPostsById(viewer, ids)`: in the order of the ids. One that has gone since somebody found it is missing. */
export const makeListPostsById = Effect.gen(function* () {
  const { findMany } = yield* PostReader
  const listPosts = yield* makeListPosts

  return Effect.fnUntraced(function* (viewer: UserId, ids: ReadonlyArray<PostId>) {
    const found = new Map((yield* findMany(viewer, ids)).map((post) => [post.id, post]))
    return yield* listPosts(
      viewer,
      ids.flatMap((id) => found.get(id) ?? [])
    )
  })
})

/** `showPost(viewer, id)`: fails if there is no such post for the reader. */
export const makeShowPost = Effect.gen(function* () {
  const { find } = yield* PostReader
  const showFound = yield* makeShowFound

  return Effect.fnUntraced(function* (viewer: UserId, id: PostId) {
    const found = Option.getOrUndefined(yield* find(viewer, id))
    if (found === undefined) return yield* new PostNotFound()
    const { post, root } = found
    const [shown] = yield* showFound(viewer, [post], root === null ? [] : [root])
    return shown ?? (yield* new PostNotFound())
  })
})
