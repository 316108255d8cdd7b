import { DateTime, Effect, Option } from "effect"
import { makeLockCaller } from "../../identity/index.js"
import { type Handler, Ids, Outbox, UnitOfWork } from "../../kernel/index.js"
import { makeCheckNewAccount } from "../check-new-account.js"
import { PostNotFound } from "../errors.js"
import { PostShared } from "../events.js"
import { PostId } from "../ids.js"
import type { Operations } from "../operations.js"
import { PostRepository } from "../ports.js"
import { mayShare, namedIn, type Post } from "../post.js"
import { makeTellMentioned } from "../tell-mentioned.js"
import { makeShowPost } from "../to-resource.js"

export const sharePost = Effect.gen(function* () {
  const posts = yield* PostRepository
  const showPost = yield* makeShowPost
  const tellMentioned = yield* makeTellMentioned
  const lockCaller = yield* makeLockCaller
  const newAccounts = yield* makeCheckNewAccount
  const ids = yield* Ids
  const outbox = yield* Outbox
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "sharePost"> = Effect.fnUntraced(function* (caller, input) {
    const { body = "", visibility } = input
    const { userId } = caller
    yield* newAccounts.beforeWriting(yield* lockCaller(caller), body)
    const root = Option.getOrUndefined(yield* posts.lockRoot(userId, input.post_id))
    if (root === undefined) return yield* new PostNotFound()
    yield* mayShare(root, userId, visibility)
    const now = yield* DateTime.now
    const id = PostId.make(yield* ids.uuid)
    const share: Post = {
      ...{ id, authorId: userId, type: "share", visibility, body, createdAt: now, updatedAt: now },
      ...{ rootId: root.id, rootSource: "feed" }
    }
    const mentioned = yield* posts.add(share, namedIn(body))
    yield* outbox.append(
      PostShared,
      { postId: id, authorId: userId, rootId: root.id, rootAuthorId: root.authorId },
      now
    )
    yield* tellMentioned(share, mentioned, now)
    return { post: yield* Effect.orDie(showPost(userId, id)) }
  }, transact)

  return handler
})
