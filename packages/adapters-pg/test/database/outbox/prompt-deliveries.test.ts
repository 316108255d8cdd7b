/** Acts that are answered once they were heard. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { outboxRelay } from "@mentorkit/adapters-pg"
import { Feed } from "@mentorkit/core/feed"
import { OutboxRelay } from "@mentorkit/core/kernel/ports"
import { everyEngine } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { market } from "@mentorkit/test-kit/worlds/market"
import { Effect, Layer } from "effect"
import { inboxOf } from "../../support/connection-notices.js"
import { write } from "../../support/posts-fixtures.js"

describe.each(everyEngine)("answers on %s", (_name, engine) => {
  layer(Layer.provideMerge(outboxRelay({ graceSeconds: 0 }), market(engine)), {
    excludeTestServices: true,
    timeout: 60_000
  })((it) => {
    // Falls where nobody waits: the row comes a few milliseconds later.
    it.effect("of comments and reactions come when their rows are there, each time", () =>
      Effect.gen(function* () {
        const { addComment, reactToPost } = yield* Feed
        const { run } = yield* OutboxRelay
        yield* Effect.forkScoped(run)
        const [author, ...others] = yield* Effect.replicateEffect(newUser(), 6)
        if (author === undefined) return assert.fail("nobody there")
        const { id: post_id } = yield* write(author, "What do you think?")
        yield* Effect.forEach(others, (other, at) =>
          Effect.gen(function* () {
            yield* reactToPost(other, { post_id, type: "like" })
            const [row] = yield* inboxOf(author)
            assert.deepInclude(row, { type: "feed.post_reacted", sender_id: other.userId, count: at + 1 })
          })
        )
        const { comment } = yield* addComment(author, { post_id, body: "Well" })
        for (const other of others) {
          yield* addComment(other, { post_id, body: "Yes", parent_id: comment.id })
          const [row] = yield* inboxOf(author)
          assert.deepInclude(row, { type: "feed.comment_replied", sender_id: other.userId })
        }
      }).pipe(Effect.scoped)
    )

    it.effect("come at once where no relay runs, and what they tell is due", () =>
      Effect.gen(function* () {
        const { reactToPost } = yield* Feed
        const sql = yield* SqlClient.SqlClient
        const [author, other] = [yield* newUser(), yield* newUser()]
        const { id: post_id } = yield* write(author, "What do you think?")
        yield* reactToPost(other, { post_id, type: "like" })
        assert.lengthOf(yield* inboxOf(author), 0)
        const [due] = yield* sql<{ readonly count: number }>`
          select count(*)::int as count from deliveries where aggregate = ${post_id} and delivered_at is null`
        assert.isAbove(due?.count ?? 0, 0)
      })
    )
  })
})
