/** How many posts a feed has, counted while people write, are banned and come back, from many connections at once. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { RankedFeed } from "@mentorkit/core/feed/ports"
import type { User } from "@mentorkit/core/kernel"
import { hostOn, newPostgresUrl } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Layer } from "effect"
import { deadlocksIn } from "../support/deadlocks.js"
import { edit, miscounted, remove, write } from "../support/posts-fixtures.js"

const engine = Layer.unwrapScoped(Effect.map(newPostgresUrl, (url) => hostOn(url, 40)))

describe("the feed's total", () => {
  layer(world(engine), { excludeTestServices: true })((it) => {
    // Falls without either trigger; and without the caller's lock, where a post and a ban pass each other.
    it.effect("is what the rows say after a race of posts, bans, returns and folded counters", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { count, foldCounts } = yield* RankedFeed
        const people = yield* Effect.replicateEffect(newUser(), 8)
        const life = (author: User) =>
          Effect.gen(function* () {
            for (let n = 0; n < 5; n++) {
              const post = yield* write(author, `Number ${n}`, n % 2 === 0 ? "public" : "connections")
              yield* edit(author, post.id, { visibility: n % 3 === 0 ? "connections" : "public" })
              if (n % 2 === 0) yield* remove(author, post.id)
            }
          }).pipe(Effect.ignore)
        const access = ({ userId }: User, n: number) =>
          sql`update users set banned_at = case when ${n % 2 === 0}::boolean then now() end where id = ${userId}`
        const bans = (author: User) => Effect.forEach([0, 1, 0, 1, 0, 1], (n) => access(author, n), { discard: true })
        const folds = Effect.replicateEffect(sql.withTransaction(foldCounts(20)), 6)

        const deadlocks = yield* deadlocksIn(
          Effect.all([...people.map(life), ...people.map(bans), folds, folds], { concurrency: "unbounded" })
        )
        assert.strictEqual(deadlocks, 0)
        assert.deepStrictEqual(yield* miscounted, [])
        const reader = yield* newUser()
        const [rows] = yield* sql<{ readonly open: number }>`
          select count(*)::int as open from posts where visibility = 'public'`
        assert.strictEqual(yield* count(reader.userId), rows?.open)
      })
    )
  })
})
