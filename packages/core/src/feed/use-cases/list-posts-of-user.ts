import { Effect, Option } from "effect"
import { People, UserNotFound, UserRepository } from "../../identity/index.js"
import { type Handler, pageRequestOf } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { PostReader } from "../ports.js"
import { makeListPosts } from "../to-resource.js"

export const listPostsOfUser = Effect.gen(function* () {
  const users = yield* UserRepository
  const people = yield* People
  const reader = yield* PostReader
  const listPosts = yield* makeListPosts

  const handler: Handler<Operations, "listPostsOfUser"> = Effect.fnUntraced(function* ({ userId }, input) {
    const author = Option.getOrUndefined(yield* users.findByUsername(input.username))
    if (author === undefined || Option.isNone(yield* people.relationTo(userId, author)))
      return yield* new UserNotFound()
    const found = yield* reader.listByAuthor(userId, author.id, pageRequestOf(input))
    return { posts: { ...found, items: yield* listPosts(userId, found.items) } }
  })

  return handler
})
