/** Of whose reactions authors were told last. */
import assert from "node:assert/strict"
import { type PostRepository, ReactionNewsRepository } from "@mentorkit/core/feed/ports"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect } from "effect"
import { conformance } from "../conformance.js"
import { at } from "../fixtures/pairs.js"
import { era, newUser } from "../fixtures/people.js"
import { newPost } from "../fixtures/posts.js"
import { transact } from "../fixtures/transactions.js"

const newReaction = Effect.gen(function* () {
  const [author, { id: userId }] = [yield* newUser(), yield* newUser()]
  return { postId: (yield* newPost(author.id)).id, userId }
})
type Reaction = Effect.Effect.Success<typeof newReaction>

const take = (reaction: Reaction, now: DateTime.Utc, since: DateTime.Utc) =>
  transact(Effect.flatMap(ReactionNewsRepository, (news) => news.take(reaction, { now, since })))

/** Supply `ReactionNewsRepository` with `PostRepository`, the repository of users, and their `UnitOfWork`. */
export const reactionNewsRepositoryConformance = conformance<
  PostRepository | ReactionNewsRepository | UnitOfWork | UserRepository
>("ReactionNewsRepository", {
  // Falls where what was not told moves the moment, too: then whoever reacts often enough is never told again.
  "a reaction is told again once the last time it was told is not after the moment, for each person and post":
    Effect.gen(function* () {
      const [one, other] = [yield* newReaction, yield* newReaction]
      assert.equal(yield* take(one, at(10), at(0)), true)
      assert.equal(yield* take(one, at(20), at(9)), false)
      assert.equal(yield* take({ ...one, userId: other.userId }, at(20), at(9)), true)
      assert.equal(yield* take({ ...one, postId: other.postId }, at(20), at(9)), true)
      assert.equal(yield* take(one, at(30), at(10)), true)
      assert.equal(yield* take(one, at(40), at(29)), false)
    }),

  "old notes are removed up to a number, and then told of anew": Effect.gen(function* () {
    const news = yield* ReactionNewsRepository
    const begin = era(931)
    const minutes = (count: number) => DateTime.add(begin, { minutes: count })
    const told = [yield* newReaction, yield* newReaction, yield* newReaction]
    for (const [minute, reaction] of told.entries()) yield* take(reaction, minutes(minute), begin)
    const forget = (before: DateTime.Utc, limit: number) => transact(news.forgetBefore(before, limit))
    assert.equal(yield* forget(minutes(2), 1), 1)
    assert.equal(yield* forget(minutes(2), 10), 1)
    assert.equal(yield* forget(minutes(2), 10), 0)
    const again = yield* Effect.forEach(told, (reaction) => take(reaction, minutes(5), begin))
    assert.deepEqual(again, [true, true, false])
  })
})
