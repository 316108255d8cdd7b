import { DateTime, Effect } from "effect"
import { makeLockCaller } from "../../identity/index.js"
import { FileRegister, type Handler, Outbox, UnitOfWork } from "../../kernel/index.js"
import { PostDeleted } from "../events.js"
import type { Operations } from "../operations.js"
import { PostFileRepository, PostRepository } from "../ports.js"
import { ownPost } from "../post.js"
import { fileOwnerOf } from "../post-file.js"

/** Its files are not found at once; a sweep removes them. */
export const deletePost = Effect.gen(function* () {
  const posts = yield* PostRepository
  const files = yield* PostFileRepository
  const lockCaller = yield* makeLockCaller
  const register = yield* FileRegister
  const outbox = yield* Outbox
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "deletePost"> = Effect.fnUntraced(function* (caller, { post_id: id }) {
    const { userId } = caller
    yield* lockCaller(caller)
    // Asked before it is locked: of a post that has gone round its shares are locked, too.
    yield* ownPost(yield* posts.findVisible(userId, id), userId)
    const post = yield* ownPost(yield* posts.lockFamily(userId, id), userId)
    const owned = yield* files.list(id)
    yield* register.removeOwners(owned.map(({ key }) => ({ key, owner: fileOwnerOf(id) })))
    yield* posts.remove(post)
    yield* outbox.append(PostDeleted, { postId: id, authorId: userId }, yield* DateTime.now)
    return {}
  }, transact)

  return handler
})
