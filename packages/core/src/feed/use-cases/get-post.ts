import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { makeShowPost } from "../to-resource.js"

export const getPost = Effect.gen(function* () {
  const showPost = yield* makeShowPost

  const handler: Handler<Operations, "getPost"> = Effect.fnUntraced(function* ({ userId }, { post }) {
    return { post: yield* showPost(userId, post) }
  })

  return handler
})
