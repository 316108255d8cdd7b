import { DateTime, Effect, Option } from "effect"
import { makeLockCaller } from "../../identity/index.js"
import { type Handler, kept, UnitOfWork, type UserId } from "../../kernel/index.js"
import { makeCheckNewAccount } from "../check-new-account.js"
import type { PostId } from "../ids.js"
import type { Operations } from "../operations.js"
import { PostFileRepository, PostReader, PostRepository } from "../ports.js"
import { bodyAfter, mayShare, namedIn, ownPost, type Post, wordsBesideBody } from "../post.js"
import { makeTellMentioned } from "../tell-mentioned.js"
import { makeShowPost } from "../to-resource.js"

export const updatePost = Effect.gen(function* () {
  const posts = yield* PostRepository
  const reader = yield* PostReader
  const files = yield* PostFileRepository
  const showPost = yield* makeShowPost
  const tellMentioned = yield* makeTellMentioned
  const lockCaller = yield* makeLockCaller
  const newAccounts = yield* makeCheckNewAccount
  const { transact } = yield* UnitOfWork

  /** A share that more people are to see has to be one that could have been written so. */
  const mayWiden = Effect.fnUntraced(function* ({ authorId, rootId }: Post, visibility: Post["visibility"]) {
    if (rootId === null || visibility !== "public") return
    const root = yield* posts.findVisible(authorId, rootId)
    if (Option.isSome(root)) yield* mayShare(root.value, authorId, visibility)
  })

  const wordsBeside = (author: UserId, id: PostId) =>
    Effect.map(reader.find(author, id), Option.match({ onNone: () => [], onSome: ({ post }) => wordsBesideBody(post) }))

  const handler: Handler<Operations, "updatePost"> = Effect.fnUntraced(function* (caller, input) {
    const { userId } = caller
    const author = yield* lockCaller(caller)
    const before = yield* ownPost(yield* posts.lockVisible(userId, input.post_id), userId)
    const pictures = (yield* files.list(before.id)).filter(({ kind }) => kind === "picture")
    const body = yield* bodyAfter(before, pictures.length, input.body)
    yield* newAccounts.beforeEditing(author, body, before.id, wordsBeside(userId, before.id))
    const visibility = kept(input.visibility, before.visibility)
    if (body !== before.body || visibility !== before.visibility) {
      if (visibility !== before.visibility) yield* mayWiden(before, visibility)
      const now = yield* DateTime.now
      const after: Post = { ...before, body, visibility, updatedAt: now }
      yield* tellMentioned(after, yield* posts.update(before, after, namedIn(body)), now)
    }
    return { post: yield* showPost(userId, before.id) }
  }, transact)

  return handler
})
