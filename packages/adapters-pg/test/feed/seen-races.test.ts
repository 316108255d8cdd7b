/** What somebody has seen beside what goes: the post, or their own account. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Feed } from "@mentorkit/core/feed"
import { PersonalData } from "@mentorkit/core/personal-data"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { newToken, newUser } from "@mentorkit/test-kit/people/accounts"
import { duringOpen } from "@mentorkit/test-kit/waiting/locks"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Either } from "effect"
import { remove, write } from "../support/posts-fixtures.js"

const newScene = Effect.gen(function* () {
  const { markSeen } = yield* Feed
  const sql = yield* SqlClient.SqlClient
  const [author, someone] = [yield* newUser(), yield* newUser()]
  const reader = { ...someone, tokenId: (yield* newToken(someone.userId)).slice(0, 36) }
  const [kept, gone] = [yield* write(author, "Stays"), yield* write(author, "Goes")]
  const noted = sql<{ readonly postId: string }>`select post_id from post_views where user_id = ${reader.userId}`
  return {
    ...{ author, reader, kept, gone },
    see: markSeen(reader, { post_ids: [kept.id, gone.id] }),
    noted: Effect.map(noted, (rows) => rows.map(({ postId }) => postId))
  }
})

describe.each(concurrent)("what was seen on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    // Falls where posts are not locked before they are named: the row's foreign key finds none.
    it.effect("leaves out a post that is deleted at this moment", () =>
      Effect.gen(function* () {
        const { author, gone, kept, noted, see } = yield* newScene
        const result = yield* duringOpen(remove(author, gone.id), see)
        assert.isTrue(Either.isRight(result), String(result))
        assert.deepStrictEqual(yield* noted, [kept.id])
      })
    )

    // Falls without the lock of the caller's account.
    it.effect("is nothing of somebody who is erased at this moment", () =>
      Effect.gen(function* () {
        const { noted, reader, see } = yield* newScene
        const { eraseAccount } = yield* PersonalData
        const result = yield* duringOpen(eraseAccount(reader, {}), see)
        assert.isTrue(Either.isLeft(result), String(result))
        assert.deepStrictEqual(yield* noted, [])
      })
    )
  })
})
