import { Effect } from "effect"
import { CommentReader } from "../../comments/index.js"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { makeShowComments } from "../show-comments.js"
import { makeShowPost } from "../to-resource.js"

/** Comments that stand beside the post itself. */
const newest = 10

export const getPost = Effect.gen(function* () {
  const { findNewest } = yield* CommentReader
  const showPost = yield* makeShowPost
  const showComments = yield* makeShowComments

  const handler: Handler<Operations, "getPost"> = Effect.fnUntraced(function* ({ userId }, { post_id: id }) {
    const post = yield* showPost(userId, id)
    const comments = yield* findNewest(userId, { surface: "feed", id }, newest)
    return { post: { ...post, comments: yield* showComments(userId, comments) } }
  })

  return handler
})
