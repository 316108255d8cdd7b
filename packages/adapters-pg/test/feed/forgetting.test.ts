/** What the feed keeps no longer than it needs it. */

import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { domains } from "@mentorkit/core"
import { ReactionNewsRepository } from "@mentorkit/core/feed/ports"
import type { User } from "@mentorkit/core/kernel"
import { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, TestClock } from "effect"
import { edit, write } from "../support/posts-fixtures.js"

const sweep = Effect.fnUntraced(function* (name: string) {
  const one = (yield* domains.feed.sweeps).find((sweep) => sweep.name === `feed.${name}`)
  return yield* one?.run ?? Effect.dieMessage(`no sweep ${name}`)
})

describe.each(engines)("forgetting in the feed on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls where a note goes while it still keeps a reaction from being told again.
    it.effect("notes of reactions go when the same one would be told again, and not before", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { take } = yield* ReactionNewsRepository
        const { transact } = yield* UnitOfWork
        const [author, early, late] = [yield* newUser(), yield* newUser(), yield* newUser()]
        const { id: postId } = yield* write(author, "Do you like it?")
        const tell = ({ userId }: User) =>
          Effect.gen(function* () {
            const now = yield* DateTime.now
            return yield* transact(take({ postId, userId }, { now, since: DateTime.subtract(now, { days: 30 }) }))
          })
        const left = Effect.map(
          sql<{ readonly userId: string }>`select user_id from reaction_news where post_id = ${postId}`,
          (rows) => rows.map(({ userId }) => userId)
        )
        yield* tell(early)
        yield* TestClock.adjust("1 day")
        yield* tell(late)
        yield* TestClock.adjust("29 days")
        assert.strictEqual(yield* sweep("forgetReactionNews"), 0)
        assert.sameMembers([...(yield* left)], [early.userId, late.userId])
        yield* TestClock.adjust("1 second")
        assert.strictEqual(yield* sweep("forgetReactionNews"), 1)
        assert.deepStrictEqual(yield* left, [late.userId])
      })
    )

    it.effect("hashtags go once no post has them, whoever sees it", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const author = yield* newUser()
        const post = yield* write(author, "#gone #kept")
        yield* write(author, "#hidden", "connections")
        yield* edit(author, post.id, { body: "#kept" })
        assert.strictEqual(yield* sweep("removeUnusedHashtags"), 1)
        const rows = yield* sql<{ readonly name: string }>`select name from hashtags order by name`
        assert.deepStrictEqual(
          rows.map(({ name }) => name),
          ["hidden", "kept"]
        )
        assert.strictEqual(yield* sweep("removeUnusedHashtags"), 0)
      })
    )
  })
})
