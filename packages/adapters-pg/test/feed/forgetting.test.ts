/** What the feed keeps no longer than it needs it. */

import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { domains } from "@mentorkit/core"
import { Feed } from "@mentorkit/core/feed"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, TestClock } from "effect"
import { write } from "../support/posts-fixtures.js"

describe.each(engines)("forgetting in the feed on %s", (_name, engine) => {
  layer(world(engine), { timeout: 60_000 })((it) => {
    // Falls where a note goes while it still keeps a reaction from being told again.
    it.effect("notes of reactions go when the same one would be told again, and not before", () =>
      Effect.gen(function* () {
        const { reactToPost } = yield* Feed
        const sql = yield* SqlClient.SqlClient
        const forget = (yield* domains.feed.sweeps).find(({ name }) => name === "feed.forgetReactionNews")
        if (forget === undefined) return assert.fail("no sweep")
        const [author, early, late] = [yield* newUser(), yield* newUser(), yield* newUser()]
        const { id: post_id } = yield* write(author, "Do you like it?")
        const left = Effect.map(
          sql<{ readonly userId: string }>`select user_id from reaction_news where post_id = ${post_id}`,
          (rows) => rows.map(({ userId }) => userId)
        )
        yield* reactToPost(early, { post_id, type: "like" })
        yield* TestClock.adjust("1 day")
        yield* reactToPost(late, { post_id, type: "like" })
        yield* TestClock.adjust("29 days")
        assert.strictEqual(yield* forget.run, 0)
        assert.sameMembers([...(yield* left)], [early.userId, late.userId])
        yield* TestClock.adjust("1 second")
        assert.strictEqual(yield* forget.run, 1)
        assert.deepStrictEqual(yield* left, [late.userId])
      })
    )
  })
})
