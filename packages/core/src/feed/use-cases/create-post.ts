import { DateTime, Effect } from "effect"
import { makeLockCaller } from "../../identity/index.js"
import { type Handler, Ids, Outbox, UnitOfWork } from "../../kernel/index.js"
import { PostCreated } from "../events.js"
import { PostId } from "../ids.js"
import type { Operations } from "../operations.js"
import { PostRepository } from "../ports.js"
import { namedIn, type Post } from "../post.js"
import { makeTellMentioned } from "../tell-mentioned.js"
import { makeShowPost } from "../to-resource.js"

export const createPost = Effect.gen(function* () {
  const posts = yield* PostRepository
  const showPost = yield* makeShowPost
  const tellMentioned = yield* makeTellMentioned
  const lockCaller = yield* makeLockCaller
  const ids = yield* Ids
  const outbox = yield* Outbox
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "createPost"> = Effect.fnUntraced(function* (caller, { body, visibility }) {
    const { userId } = caller
    // Banned or erased while the call waited: nothing of theirs comes after that.
    yield* lockCaller(caller)
    const now = yield* DateTime.now
    const id = PostId.make(yield* ids.uuid)
    const post: Post = { id, authorId: userId, type: "text", visibility, body, createdAt: now, updatedAt: now }
    const mentioned = yield* posts.add(post, namedIn(body))
    yield* outbox.append(PostCreated, { postId: id, authorId: userId }, now)
    yield* tellMentioned(post, mentioned, now)
    return { post: yield* Effect.orDie(showPost(userId, id)) }
  }, transact)

  return handler
})
