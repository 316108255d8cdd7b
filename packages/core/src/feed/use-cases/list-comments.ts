import { Effect, Option } from "effect"
import { CommentNotFound, CommentReader, CommentRepository } from "../../comments/index.js"
import { type Handler, pageRequestOf } from "../../kernel/index.js"
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

export const listReplies = Effect.gen(function* () {
  const posts = yield* PostReader
  const repository = yield* CommentRepository
  const comments = yield* CommentReader
  const showComments = yield* makeShowComments

  const handler: Handler<Operations, "listReplies"> = Effect.fnUntraced(function* ({ userId }, input) {
    const subject = Option.filter(yield* repository.findSubject(input.comment_id), ({ surface }) => surface === "feed")
    const isVisible = Option.isSome(subject) && (yield* posts.isVisible(userId, PostId.make(subject.value.id)))
    // Also of a tombstone: its replies stand below its place.
    const of = isVisible ? Option.getOrUndefined(yield* comments.find(userId, input.comment_id)) : undefined
    if (of === undefined) return yield* new CommentNotFound()
    const found = yield* comments.listReplies(userId, of, pageRequestOf(input), input.flat)
    // A flat list has what previews would show.
    const items = input.flat
      ? found.items.map((reply) => toListedComment(reply, [], userId))
      : yield* showComments(userId, found.items)
    return { replies: { ...found, items } }
  })

  return handler
})
