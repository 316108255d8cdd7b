import { Effect, Option } from "effect"
import { type CommentId, CommentNotFound, CommentReader, CommentRepository } from "../../comments/index.js"
import { type Handler, pageRequestOf, type UserId } from "../../kernel/index.js"
import { PostNotFound } from "../errors.js"
import { PostId } from "../ids.js"
import type { Operations } from "../operations.js"
import { PostReader } from "../ports.js"
import { makeShowComments, toListedComment } from "../show-comments.js"

export const listComments = Effect.gen(function* () {
  const posts = yield* PostReader
  const comments = yield* CommentReader
  const showComments = yield* makeShowComments

  const handler: Handler<Operations, "listComments"> = Effect.fnUntraced(function* ({ userId }, input) {
    if (!(yield* posts.isVisible(userId, input.post_id))) return yield* new PostNotFound()
    const found = yield* comments.listTop(userId, { surface: "feed", id: input.post_id }, pageRequestOf(input))
    return { comments: { ...found, items: yield* showComments(userId, found.items) } }
  })

  return handler
})

/** `findSeen(viewer, id)`: also a tombstone, whose replies stand below its place. */
const makeFindSeen = Effect.gen(function* () {
  const posts = yield* PostReader
  const repository = yield* CommentRepository
  const comments = yield* CommentReader

  return Effect.fnUntraced(function* (viewer: UserId, id: CommentId) {
    const subject = Option.filter(yield* repository.findSubject(id), ({ surface }) => surface === "feed")
    const isVisible = Option.isSome(subject) && (yield* posts.isVisible(viewer, PostId.make(subject.value.id)))
    const found = isVisible ? Option.getOrUndefined(yield* comments.find(viewer, id)) : undefined
    return found ?? (yield* new CommentNotFound())
  })
})

export const getComment = Effect.gen(function* () {
  const findSeen = yield* makeFindSeen
  const showComments = yield* makeShowComments

  const handler: Handler<Operations, "getComment"> = Effect.fnUntraced(function* ({ userId }, { comment_id }) {
    const [comment] = yield* showComments(userId, [yield* findSeen(userId, comment_id)])
    return { comment: comment ?? (yield* new CommentNotFound()) }
  })

  return handler
})

export const listReplies = Effect.gen(function* () {
  const findSeen = yield* makeFindSeen
  const comments = yield* CommentReader
  const showComments = yield* makeShowComments

  const handler: Handler<Operations, "listReplies"> = Effect.fnUntraced(function* ({ userId }, input) {
    const of = yield* findSeen(userId, input.comment_id)
    const found = yield* comments.listReplies(userId, of, pageRequestOf(input), input.flat)
    // A flat list has what previews would show.
    const items = input.flat
      ? found.items.map((reply) => toListedComment(reply, [], userId))
      : yield* showComments(userId, found.items)
    return { replies: { ...found, items } }
  })

  return handler
})
