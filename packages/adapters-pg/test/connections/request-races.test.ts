/** Where two people, or one and a sweep, meet at one request. Each of these falls when the lock that it names is taken out. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { market } from "@mentorkit/test-kit/worlds/market"
import { Effect } from "effect"
import { makeReachTargets } from "../support/connection-moves.js"
import { answerOf, edgesOf, eventsOf, play, tagOf, timeout, together } from "../support/pair-races.js"

describe.each(concurrent)("races at a request on %s", (_name, engine) => {
  layer(market(engine), { excludeTestServices: true })((it) => {
    // The advisory lock of the pair: without it both find nothing, and the second one's request is refused by an index.
    it.effect(
      "requests that cross are one connection, accepted by the later one",
      () =>
        play(
          Effect.fnUntraced(function* ({ request }, one, other) {
            const answers = yield* together([request(one, other), request(other, one), request(one, other)])
            const [first, second, again] = answers.map(answerOf)
            assert.isTrue([first, second, again].some((answer) => answer?.connection_status === "connected"))
            const news = [first, second, again].filter((answer) => answer?.is_new)
            assert.deepStrictEqual(
              news.map((answer) => answer?.connection_status),
              ["pending_outgoing"]
            )
            for (const answer of answers) assert.include(["done", "AlreadyConnected"], tagOf(answer))
            assert.deepStrictEqual(yield* edgesOf([one, other]), { connected: 1, asked: 0, follows: 2, blocks: 0 })
            assert.deepStrictEqual(yield* eventsOf([one, other]), [
              ...["ConnectionRequested", "ConnectionRequestReached", "UserFollowed"],
              ...["ConnectionAccepted", "UserFollowed"]
            ])
          })
        ),
      timeout
    )

    // The advisory lock: without it a connection is made of a request that was taken back, and told.
    it.effect(
      "a request is accepted and then ended as a connection, or taken back and there is nothing to accept",
      () =>
        play(
          Effect.fnUntraced(function* ({ accept, remove, request }, one, other) {
            yield* request(one, other)
            const [accepted, removed] = yield* together([accept(other, one), remove(one, other)])
            const events = (yield* eventsOf([one, other])).slice(3)
            const isAccepted = tagOf(accepted) === "done"
            if (!isAccepted) assert.strictEqual(tagOf(accepted), "ConnectionRequestNotFound")
            assert.deepStrictEqual(answerOf(removed), { connection_status: "none", is_following: true })
            assert.deepStrictEqual(
              events,
              isAccepted ? ["ConnectionAccepted", "ConnectionRemoved"] : ["ConnectionRequestEnded"]
            )
            assert.deepStrictEqual(yield* edgesOf([one, other]), { connected: 0, asked: 0, follows: 1, blocks: 0 })
          })
        ),
      timeout
    )

    // The advisory lock in the sweep: without it a request that is taken back at that moment is told all the same.
    it.effect(
      "a request that is let through is taken back, or was told before that",
      () =>
        play(
          Effect.fnUntraced(function* ({ remove, request }, one, other) {
            const sql = yield* SqlClient.SqlClient
            yield* request(one, other)
            yield* remove(other, one)
            yield* request(one, other)
            yield* Effect.orDie(sql`
              update connection_requests set requested_at = to_timestamp(0), reaches_at = to_timestamp(1)
              where requester_id = ${one.userId} and target_id = ${other.userId} and not has_reached`)
            const reachTargets = yield* makeReachTargets
            yield* together<unknown, unknown, never>([reachTargets, remove(one, other), reachTargets])
            const events = (yield* eventsOf([one, other])).slice(4)
            assert.include(
              [
                "ConnectionRequested ConnectionRequestReached ConnectionRequestEnded",
                "ConnectionRequested ConnectionRequestEnded"
              ],
              events.join(" ")
            )
          })
        ),
      timeout
    )
  })
})
