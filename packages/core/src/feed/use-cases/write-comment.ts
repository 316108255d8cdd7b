import { Effect } from "effect"
import { makeAddComment, makeDeleteComment, makeUpdateComment } from "../../comments/index.js"
import { makeLockCaller } from "../../identity/index.js"
import { type Handler, Outbox, UnitOfWork } from "../../kernel/index.js"
import { makeCheckNewAccount } from "../check-new-account.js"
import { PostNotFound } from "../errors.js"
import { CommentDeleted, CommentMentioned, PostCommented } from "../events.js"
import { PostId } from "../ids.js"
import type { Operations } from "../operations.js"
import { makeShowComment } from "../show-comments.js"

export const addComment = Effect.gen(function* () {
  const add = yield* makeAddComment
  const lockCaller = yield* makeLockCaller
  const newAccounts = yield* makeCheckNewAccount
  const showComment = yield* makeShowComment
  const outbox = yield* Outbox
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "addComment"> = Effect.fnUntraced(
    function* (caller, { body, parent_id: parentId, post_id: postId }) {
      yield* newAccounts.beforeWriting(yield* lockCaller(caller), body)
      const written = yield* add(caller, { surface: "feed", id: postId }, { body, parentId })
      const { comment, mentionedIds, parentAuthorId, subjectAuthorId: postAuthorId } = written
      const { authorId, createdAt, id: commentId, parentId: answered } = comment
      const told = { postId, commentId, authorId, postAuthorId, parentId: answered, parentAuthorId, mentionedIds }
      yield* outbox.append(PostCommented, told, createdAt)
      return { comment: yield* Effect.orDie(showComment(caller.userId, commentId)) }
    },
    Effect.catchTag("NoSuchElementException", () => new PostNotFound()),
    transact
  )

  return handler
})

export const updateComment = Effect.gen(function* () {
  const update = yield* makeUpdateComment
  const lockCaller = yield* makeLockCaller
  const newAccounts = yield* makeCheckNewAccount
  const showComment = yield* makeShowComment
  const outbox = yield* Outbox
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "updateComment"> = Effect.fnUntraced(function* (caller, { body, comment_id: id }) {
    yield* newAccounts.beforeEditing(yield* lockCaller(caller), body, id)
    const { comment, mentionedIds } = yield* update(caller, id, "feed", body)
    if (mentionedIds.length > 0) {
      const told = { postId: PostId.make(comment.subject.id), commentId: id, authorId: comment.authorId, mentionedIds }
      yield* outbox.append(CommentMentioned, told, comment.updatedAt)
    }
    return { comment: yield* showComment(caller.userId, id) }
  }, transact)

  return handler
})

export const deleteComment = Effect.gen(function* () {
  const remove = yield* makeDeleteComment
  const lockCaller = yield* makeLockCaller
  const outbox = yield* Outbox
  const { transact } = yield* UnitOfWork

  const handler: Handler<Operations, "deleteComment"> = Effect.fnUntraced(function* (caller, { comment_id: id }) {
    yield* lockCaller(caller)
    const { authorId, at, subject } = yield* remove(caller, id, "feed")
    yield* outbox.append(CommentDeleted, { postId: PostId.make(subject.id), commentId: id, authorId }, at)
    return {}
  }, transact)

  return handler
})
