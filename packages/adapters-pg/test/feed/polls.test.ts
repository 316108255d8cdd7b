/** Polls that close, by the clock of the test. */
import { assert, describe, layer } from "@effect/vitest"
import { Feed } from "@mentorkit/core/feed"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, TestClock } from "effect"
import { miscounted, outcomeOf, show, tagOf } from "../support/posts-fixtures.js"

describe.each(engines)("polls on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls where an operation asks no clock, and where the poll is shown by another one.
    it.effect("take votes until their moment; after it nobody votes, and no vote is taken back", () =>
      Effect.gen(function* () {
        const { createPost, vote, withdrawVotes } = yield* Feed
        const [author, one, other] = [yield* newUser(), yield* newUser(), yield* newUser()]
        const ask = (minutes: number) =>
          Effect.gen(function* () {
            const expires_at = DateTime.add(yield* DateTime.now, { minutes })
            const poll = { question: undefined, allows_multiple: false, expires_at, options: ["Yes", "No"] }
            return (yield* createPost(author, { body: "Is it?", visibility: "public", poll })).post
          })
        assert.strictEqual(yield* tagOf(ask(0)), "InvalidInput")
        const { id: post_id, poll } = yield* ask(60)
        const [yes, no] = poll?.options.map(({ id }) => id) ?? []
        if (yes === undefined || no === undefined) return assert.fail("no options")
        const seen = Effect.map(show(other, post_id), (post) => [
          post.poll?.is_closed,
          post.poll?.options.map(({ vote_count }) => vote_count)
        ])

        yield* vote(one, { post_id, option_ids: [yes] })
        yield* vote(other, { post_id, option_ids: [yes] })
        yield* TestClock.adjust("59 minutes")
        assert.strictEqual((yield* vote(one, { post_id, option_ids: [no] })).poll.is_closed, false)
        yield* withdrawVotes(other, { post_id })
        yield* vote(other, { post_id, option_ids: [no] })
        assert.deepStrictEqual(yield* seen, [false, [0, 2]])
        yield* TestClock.adjust("1 minute")
        assert.strictEqual(yield* outcomeOf(vote(one, { post_id, option_ids: [yes] })), "PollClosed")
        assert.strictEqual(yield* outcomeOf(vote(one, { post_id, option_ids: [no] })), "PollClosed")
        assert.strictEqual(yield* outcomeOf(vote(author, { post_id, option_ids: [] })), "PollClosed")
        assert.strictEqual(yield* outcomeOf(withdrawVotes(one, { post_id })), "PollClosed")
        assert.deepStrictEqual(yield* seen, [true, [0, 2]])
        assert.deepStrictEqual(yield* miscounted, [])
      })
    )
  })
})
