/** Following somebody, and no longer. */
import { Effect } from "effect"
import { UserNotFound } from "../../identity/index.js"
import { type User as Caller, type Handler, UnitOfWork, type UserId } from "../../kernel/index.js"
import { NotWithOneself } from "../errors.js"
import { makeMovePair } from "../move-pair.js"
import type { Operations } from "../operations.js"
import { RelationReader } from "../ports.js"

const makeFollowing = <M extends "follow" | "unfollow">(move: M) =>
  Effect.gen(function* () {
    const movePair = yield* makeMovePair
    const relations = yield* RelationReader
    const { transact } = yield* UnitOfWork

    return Effect.fnUntraced(function* (caller: Caller, { user_id: other }: { readonly user_id: UserId }) {
      if (other === caller.userId) return yield* new NotWithOneself()
      const { isThere, pair } = yield* movePair(caller, other, move)
      if (!isThere) return yield* new UserNotFound()
      const { followers } = yield* relations.count(other)
      return { is_following: pair.moverFollows, followers_count: followers }
    }, transact)
  })

export const follow = Effect.map(makeFollowing("follow"), (handler): Handler<Operations, "follow"> => handler)
export const unfollow = Effect.map(makeFollowing("unfollow"), (handler): Handler<Operations, "unfollow"> => handler)
