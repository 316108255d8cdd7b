/** Reactions to posts and to comments on them, and their removal. */
import { DateTime, Effect } from "effect"
import { makeLockComment, ReactionRepository, type ReactionType, totalOf } from "../../comments/index.js"
import { makeLockCaller } from "../../identity/index.js"
import { type Handler, Outbox, UnitOfWork, type User } from "../../kernel/index.js"
import { PostNotFound } from "../errors.js"
import { CommentReacted, PostReacted, PostReactionRemoved } from "../events.js"
import { PostId } from "../ids.js"
import type { Operations } from "../operations.js"
import { PostRepository } from "../ports.js"

const makeReactToPost = Effect.gen(function* () {
  const posts = yield* PostRepository
  const reactions = yield* ReactionRepository
  const lockCaller = yield* makeLockCaller
  const outbox = yield* Outbox
  const { transact } = yield* UnitOfWork

  return Effect.fnUntraced(
    function* (caller: User, postId: PostId, type: ReactionType | null) {
      const { userId } = caller
      // Erased while the call waited: nothing of theirs comes after that.
      yield* lockCaller(caller)
      const { authorId } = yield* Effect.flatten(posts.lockVisible(userId, postId))
      const now = yield* DateTime.now
      const { before, tally } = yield* reactions.put({ kind: "post", id: postId }, userId, type, now)
      const told = { postId, reactorId: userId, postAuthorId: authorId }
      if (before === null && type !== null) yield* outbox.append(PostReacted, { ...told, type }, now)
      if (before !== null && type === null) yield* outbox.append(PostReactionRemoved, told, now)
      return { reaction_count: totalOf(tally) }
    },
    Effect.catchTag("NoSuchElementException", () => new PostNotFound()),
    transact
  )
})

export const reactToPost = Effect.map(
  makeReactToPost,
  (react): Handler<Operations, "reactToPost"> =>
    (caller, { post_id, type }) =>
      react(caller, post_id, type)
)

export const removePostReaction = Effect.map(
  makeReactToPost,
  (react): Handler<Operations, "removePostReaction"> =>
    (caller, { post_id }) =>
      react(caller, post_id, null)
)

const makeReactToComment = Effect.gen(function* () {
  const reactions = yield* ReactionRepository
  const lockCaller = yield* makeLockCaller
  const lockComment = yield* makeLockComment
  const outbox = yield* Outbox
  const { transact } = yield* UnitOfWork

  return Effect.fnUntraced(function* (caller: User, id: Parameters<typeof lockComment>[1], type: ReactionType | null) {
    const { userId } = caller
    yield* lockCaller(caller)
    const { authorId, subject } = yield* lockComment(userId, id, "feed")
    const now = yield* DateTime.now
    const { before, tally } = yield* reactions.put({ kind: "comment", id }, userId, type, now)
    if (before === null && type !== null) {
      const postId = PostId.make(subject.id)
      yield* outbox.append(
        CommentReacted,
        { postId, commentId: id, reactorId: userId, commentAuthorId: authorId, type },
        now
      )
    }
    return { reaction_count: totalOf(tally) }
  }, transact)
})

export const reactToComment = Effect.map(
  makeReactToComment,
  (react): Handler<Operations, "reactToComment"> =>
    (caller, { comment_id, type }) =>
      react(caller, comment_id, type)
)

export const removeCommentReaction = Effect.map(
  makeReactToComment,
  (react): Handler<Operations, "removeCommentReaction"> =>
    (caller, { comment_id }) =>
      react(caller, comment_id, null)
)
