/** Polls as they are stored, and the votes in them. */
import assert from "node:assert/strict"
import { PollId, PollOptionId } from "@mentorkit/core/feed"
import { type Poll, PollRepository, PostReader, type PostRepository } from "@mentorkit/core/feed/ports"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { UserId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { at, start } from "../fixtures/pairs.js"
import { newId, newUser } from "../fixtures/people.js"
import { newPost } from "../fixtures/posts.js"
import { transact } from "../fixtures/transactions.js"

const newPerson = Effect.map(newUser(), ({ id }) => id)

/** Labels that are in no order, and two that are alike. */
const newPoll = Effect.fnUntraced(function* (about: Partial<Poll> = {}) {
  const { id: postId } = yield* newPost(yield* newPerson, { type: "poll" })
  const options = yield* Effect.forEach(["Zebra", "Ape", "Ape"], (label) =>
    Effect.map(newId, (id) => ({ id: PollOptionId.make(id), label }))
  )
  const poll: Poll = {
    ...{ id: PollId.make(yield* newId), question: null, allowsMultiple: true, expiresAt: null, options },
    ...about
  }
  yield* transact(Effect.flatMap(PollRepository, ({ add }) => add(postId, poll)))
  return { postId, poll, ids: options.map(({ id }) => id) }
})

/** Supply `PollRepository` with `PostRepository`, `PostReader`, the repository of users, and their `UnitOfWork`. */
export const pollRepositoryConformance = conformance<
  PollRepository | PostReader | PostRepository | UnitOfWork | UserRepository
>("PollRepository", {
  "a poll is found as it was made, its options in their order": Effect.gen(function* () {
    const { find } = yield* PollRepository
    const asked = yield* newPoll({ question: "Which?", allowsMultiple: false, expiresAt: at(5) })
    assert.deepEqual(Option.getOrThrow(yield* find(asked.postId)), asked.poll)
    const open = yield* newPoll()
    assert.deepEqual(Option.getOrThrow(yield* find(open.postId)), open.poll)
    assert.ok(Option.isNone(yield* find((yield* newPost(yield* newPerson)).id)))
  }),

  // Falls where votes of others, or in other polls, are touched, and where a count goes its own way.
  "votes are each person's own, and counted by their options": Effect.gen(function* () {
    const { changeVotes, listVotes } = yield* PollRepository
    const { find } = yield* PostReader
    const [one, other] = [yield* newPerson, yield* newPerson]
    const { ids, poll, postId } = yield* newPoll()
    const elsewhere = yield* newPoll()
    const change = (who: UserId, added: ReadonlyArray<number>, removed: ReadonlyArray<number>, of = ids) => {
      const named = (places: ReadonlyArray<number>) => of.filter((_, place) => places.includes(place))
      return transact(changeVotes(who, { added: named(added), removed: named(removed) }, start))
    }
    const votes = (who: UserId, of = poll) => Effect.map(listVotes(of.id, who), (chosen) => [...chosen].sort())
    const counted = (who: UserId, id = postId) =>
      Effect.map(Effect.flatten(find(who, id)), ({ post }) =>
        post.poll?.options.map(({ isMine, voteCount }) => `${voteCount}${isMine ? " mine" : ""}`)
      )

    yield* change(one, [0, 1], [])
    yield* change(other, [1], [])
    yield* change(one, [0], [], elsewhere.ids)
    assert.deepEqual(yield* votes(one), ids.slice(0, 2).sort())
    assert.deepEqual(yield* votes(one, elsewhere.poll), elsewhere.ids.slice(0, 1))
    assert.deepEqual(yield* counted(one), ["1 mine", "2 mine", "0"])
    yield* change(one, [2], [1])
    assert.deepEqual(yield* counted(one), ["1 mine", "1", "1 mine"])
    assert.deepEqual(yield* counted(other), ["1", "1 mine", "1"])
    yield* change(one, [], [0, 2])
    assert.deepEqual(yield* votes(one), [])
    assert.deepEqual(yield* counted(other), ["0", "1 mine", "0"])
    assert.deepEqual(yield* counted(one, elsewhere.postId), ["1 mine", "0", "0"])
  })
})
