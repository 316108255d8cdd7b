import { DateTime, Effect } from "effect"
import { type Handler, kept, UnitOfWork } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { PostFileRepository, PostRepository } from "../ports.js"
import { bodyAfter, namedIn, ownPost, type Post } from "../post.js"
import { makeTellMentioned } from "../tell-mentioned.js"
import { makeShowPost } from "../to-resource.js"

export const updatePost = Effect.gen(function* () {
  const posts = yield* PostRepository
  const files = yield* PostFileRepository
  const showPost = yield* makeShowPost
  const tellMentioned = yield* makeTellMentioned
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "updatePost"> = Effect.fnUntraced(function* ({ userId }, input) {
    const before = yield* ownPost(yield* posts.lockVisible(userId, input.post_id), userId)
    const pictures = (yield* files.list(before.id)).filter(({ kind }) => kind === "picture")
    const body = yield* bodyAfter(before, pictures.length, input.body)
    const visibility = kept(input.visibility, before.visibility)
    const now = yield* DateTime.now
    const after: Post = { ...before, body, visibility, updatedAt: now }
    yield* tellMentioned(after, yield* posts.update(before, after, namedIn(body)), now)
    return { post: yield* showPost(userId, after.id) }
  }, transact)

  return handler
})
