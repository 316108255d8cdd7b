import { DateTime, Effect } from "effect"
import { type Handler, Outbox, UnitOfWork } from "../../kernel/index.js"
import { PostDeleted } from "../events.js"
import type { Operations } from "../operations.js"
import { PostRepository } from "../ports.js"
import { ownPost } from "../post.js"

export const deletePost = Effect.gen(function* () {
  const posts = yield* PostRepository
  const outbox = yield* Outbox
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "deletePost"> = Effect.fnUntraced(function* ({ userId }, { post_id: id }) {
    const post = yield* ownPost(yield* posts.lockVisible(userId, id), userId)
    yield* posts.remove(post)
    yield* outbox.append(PostDeleted, { postId: id, authorId: userId }, yield* DateTime.now)
    return {}
  }, transact)

  return handler
})
