/** Votes in polls, and their withdrawal. */
import { DateTime, Effect, type Either, Option } from "effect"
import { makeLockCaller } from "../../identity/index.js"
import { type Handler, type InvalidInput, UnitOfWork, type User } from "../../kernel/index.js"
import { type PollClosed, PollNotFound } from "../errors.js"
import type { PollOptionId, PostId } from "../ids.js"
import type { Operations } from "../operations.js"
import { type Poll, replaceVotes, type VoteChange, withdrawVotes as withdraw } from "../poll.js"
import { PollRepository, PostReader, PostRepository } from "../ports.js"
import { toPollResource } from "../to-poll-resource.js"

const makeChangeVotes = Effect.gen(function* () {
  const posts = yield* PostRepository
  const polls = yield* PollRepository
  const lockCaller = yield* makeLockCaller
  const reader = yield* PostReader
  const { transact } = yield* UnitOfWork

  return <E extends InvalidInput | PollClosed>(
    caller: User,
    postId: PostId,
    decide: (poll: Poll, before: ReadonlyArray<PollOptionId>, now: DateTime.Utc) => Either.Either<VoteChange, E>
  ) =>
    Effect.gen(function* () {
      const { userId } = caller
      yield* lockCaller(caller)
      // Its row is the lock of all votes in it.
      yield* Effect.flatten(posts.lockVisible(userId, postId))
      const poll = yield* Effect.flatten(polls.find(postId))
      const now = yield* DateTime.now
      yield* polls.changeVotes(userId, yield* decide(poll, yield* polls.listVotes(poll.id, userId), now), now)
      const { post } = yield* Effect.flatten(reader.find(userId, postId))
      return { poll: toPollResource(yield* Option.fromNullable(post.poll), now) }
    }).pipe(
      Effect.catchTag("NoSuchElementException", () => new PollNotFound()),
      transact
    )
})

export const vote = Effect.map(
  makeChangeVotes,
  (changeVotes): Handler<Operations, "vote"> =>
    (caller, { option_ids, post_id }) =>
      changeVotes(caller, post_id, (poll, before, now) => replaceVotes(poll, before, option_ids, now))
)

export const withdrawVotes = Effect.map(
  makeChangeVotes,
  (changeVotes): Handler<Operations, "withdrawVotes"> =>
    (caller, { post_id }) =>
      changeVotes(caller, post_id, withdraw)
)
