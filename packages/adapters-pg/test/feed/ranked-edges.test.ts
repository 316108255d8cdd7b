/** Where the ranked feed could lose a post or show one twice: equal scores, greatest numbers, borders of pages, foreign clocks. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Connections } from "@mentorkit/core/connections"
import { hotScore, PostId } from "@mentorkit/core/feed"
import { bandsOf, RankedFeed, recentRules } from "@mentorkit/core/feed/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { usualRules } from "@mentorkit/test-kit/feed/usual-rules"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect } from "effect"
import { addPosts, type People, placePosts, type ScenePost, viewAt, walk } from "../support/feed-scenes.js"

const asOf = DateTime.unsafeMake("2027-03-14T14:00:00.000Z")
const hour = 3_600_000
const plain: ScenePost = {
  ...{ by: "stranger", visibility: "public", age: hour, isSeen: false },
  ...{ reactions: 0, comments: 0, shares: 0 }
}

/** The scenes here have posts of the reader and of strangers. */
const newPeople = Effect.gen(function* () {
  const [self, stranger] = [yield* newUser(), yield* newUser()]
  const people: People = {
    ...{ self, stranger, friend: stranger, blocked: stranger },
    ...{ blocking: stranger, banned: stranger, bannedFriend: stranger }
  }
  return people
})

describe.each(engines)("edges of the ranked feed on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls where a transaction that this server has not come to counts as one that runs.
    it.effect("shows what was seen, or has lost, before the database was restored into another server", () =>
      Effect.gen(function* () {
        const people = yield* newPeople
        const sql = yield* SqlClient.SqlClient
        const scene = [1, 2, 3, 4].map((hours) => ({ ...plain, reactions: 5, age: hours * hour, isSeen: hours < 4 }))
        const posts = yield* placePosts(people, asOf, scene)
        yield* sql`update posts set count_like = 4`
        const before = yield* walk(people.self, viewAt(asOf, usualRules), 1)
        assert.lengthOf(before, posts.length)
        yield* sql`update posts set lowered_by = '9000000000000'`
        yield* sql`update post_views set seen_by = '9000000000000'`
        assert.deepStrictEqual(yield* walk(people.self, viewAt(asOf, usualRules), 1), before)
        // As docs/operating.md tells whoever has restored it.
        yield* sql`update posts set lowered_by = null where lowered_by is not null`
        yield* sql`update post_views set seen_by = '3'`
        assert.deepStrictEqual(yield* walk(people.self, viewAt(asOf, usualRules), 1), before)
      })
    )

    // Falls where a look that was cut off counts as one that has seen everything.
    it.effect("loses nothing behind more hidden posts than a page looks at, with points or without", () =>
      Effect.gen(function* () {
        const people = { ...(yield* newPeople), blocked: yield* newUser() }
        const { blockUser } = yield* Connections
        const { list } = yield* RankedFeed
        yield* blockUser(people.self, { user_id: people.blocked.userId })
        const hidden = (count: number, reactions: number) =>
          Array.from({ length: count }, () => ({ ...plain, by: "blocked" as const, reactions }))
        const shown = (hours: number, reactions: number) => ({ ...plain, age: hours * hour, reactions })
        const place = (ahead: ReadonlyArray<ScenePost>, behind: ReadonlyArray<ScenePost>) =>
          Effect.map(placePosts(people, asOf, [...ahead, ...behind]), (posts) =>
            posts.slice(ahead.length).map(({ id }) => id)
          )
        // A page of one asks about 128 that can be on it.
        for (const [ahead, behind] of [
          [hidden(200, 0), [shown(2, 0), shown(3, 0), shown(4, 0)]],
          [hidden(200, 3), [shown(50, 300), shown(60, 300), shown(70, 300)]]
        ] as const) {
          const ids = yield* place(ahead, behind)
          for (const rules of [usualRules, recentRules(usualRules)]) {
            assert.deepStrictEqual(yield* walk(people.self, viewAt(asOf, rules), 1), ids)
          }
        }
        // Where a page looks at all that is left, it asks about all of it: five classes of less than 80, which its second look begins with.
        const many = [30, 100, 300, 1000, 3000].flatMap((reactions) => hidden(40, reactions))
        const few = yield* place(many, [shown(1, 100_000), shown(50, 2)])
        assert.deepStrictEqual(yield* walk(people.self, viewAt(asOf, usualRules), 1), few)
        // And it ranks 2,048, of which the last one that is found is the best here.
        const worse = Array.from({ length: 2100 }, (_, n) => shown(3 + n / 1e6, 3))
        const [best] = yield* place(
          [...hidden(100, 3), ...worse, ...[500, 600].map((hours) => shown(hours, 300))],
          [shown(2, 3)]
        )
        const page = yield* list(people.self.userId, viewAt(asOf, usualRules), { limit: 1, skipped: 0 })
        assert.deepStrictEqual(page.ids, [PostId.make(best ?? "")])
      })
    )

    // Falls where the cursor of a page is longer than one may be.
    it.effect("goes on where more transactions write than a cursor can name", () =>
      Effect.gen(function* () {
        const people = yield* newPeople
        const sql = yield* SqlClient.SqlClient
        const posts = yield* placePosts(
          people,
          asOf,
          [1, 2, 3].map((hours) => ({ ...plain, age: hours * hour }))
        )
        const names = Array.from({ length: 900 }, (_, n) => 1_000_000_000 + 2 * n).join(",")
        yield* sql.withTransaction(
          Effect.gen(function* () {
            yield* sql.unsafe(`
              create function pg_current_snapshot() returns pg_snapshot stable language sql
              return '1000000000:2000000000:${names}'::pg_snapshot`)
            // The server's own function comes first but where it is said.
            yield* sql`select set_config('search_path', current_setting('search_path') || ', pg_catalog', true)`
            const { list } = yield* RankedFeed
            const { snapshot } = yield* list(people.self.userId, viewAt(asOf, usualRules), { limit: 1, skipped: 0 })
            assert.strictEqual(snapshot, "2000000000:2000000000:")
            assert.lengthOf(yield* walk(people.self, viewAt(asOf, usualRules), 1), posts.length)
            yield* sql`drop function pg_current_snapshot()`
          })
        )
      })
    )

    // Falls where the posts without any points are asked for as of this page, and not of the first one.
    it.effect("does not show again what has lost all its engagement since, where those without any begin", () =>
      Effect.gen(function* () {
        const people = yield* newPeople
        const sql = yield* SqlClient.SqlClient
        const scene = [3, 2, 1, 0].map((reactions) => ({ ...plain, reactions }))
        const ids = (yield* placePosts(people, asOf, scene)).map(({ id }) => id)
        const lower = sql`update posts set count_like = 0 where id = ${ids[0] ?? ""}`
        const shown = yield* walk(people.self, viewAt(asOf, usualRules), 2, () => lower)
        assert.deepStrictEqual(shown, ids)
      })
    )

    // Falls where what has lost engagement is left out although no engagement counts.
    it.effect("goes on by age alone with posts that have lost engagement since the first page", () =>
      Effect.gen(function* () {
        const people = yield* newPeople
        const sql = yield* SqlClient.SqlClient
        const scene = [1, 2, 3].map((hours) => ({ ...plain, reactions: 5, age: hours * hour }))
        const posts = yield* placePosts(people, asOf, scene)
        const lower = sql`update posts set count_like = count_like - 1`
        const shown = yield* walk(people.self, viewAt(asOf, recentRules(usualRules)), 1, () => lower)
        assert.deepStrictEqual(
          shown,
          posts.map(({ id }) => id)
        )
      })
    )

    // Falls where the bar, or a page's end, is found by the score alone.
    it.effect("has equal scores in the order of their time and id, on pages of any size", () =>
      Effect.gen(function* () {
        const people = yield* newPeople
        const alike = (reactions: number, comments: number, shares: number) => ({
          ...plain,
          reactions,
          comments,
          shares
        })
        // Three points each, in two classes; and as many without any at the same microsecond.
        const scene = [1, 2, 3, 4].flatMap(() => [alike(3, 0, 0), alike(1, 1, 0), alike(0, 0, 1), plain])
        const posts = yield* placePosts(people, asOf, scene)
        const idsOf = (some: ReadonlyArray<{ readonly id: string }>) =>
          some
            .map(({ id }) => id)
            .sort()
            .reverse()
        const expected = [
          ...idsOf(posts.filter(({ shares, reactions }) => shares + reactions > 0)),
          ...idsOf(posts.filter(({ shares, reactions }) => shares + reactions === 0))
        ]
        for (const limit of [1, 3, 11, 12, 13, 16, 50]) {
          assert.deepStrictEqual(yield* walk(people.self, viewAt(asOf, usualRules), limit), expected, `${limit}`)
        }
        const { list } = yield* RankedFeed
        const whole = yield* list(people.self.userId, viewAt(asOf, usualRules), { limit: 16, skipped: 0 })
        assert.isNull(whole.next)
        const recent = yield* walk(people.self, viewAt(asOf, recentRules(usualRules)), 5)
        assert.deepStrictEqual(recent, idsOf(posts))
        const based = yield* walk(people.self, viewAt(asOf, { ...usualRules, basePoints: 1, seenMultiplier: 1 }), 5)
        assert.deepStrictEqual(based, expected)
      })
    )

    // Falls where the steps of the database's classes are others than those of the bands.
    it.effect("has the engagement around each step in the class whose band it is in", () =>
      Effect.gen(function* () {
        const people = yield* newPeople
        const sql = yield* SqlClient.SqlClient
        const most = 2 ** 31 - 1
        const around = Array.from({ length: 68 }, (_, halves) => Math.ceil(2 ** (halves / 2)))
          .flatMap((step) => [step - 1, step, step + 1])
          .filter((engagement) => engagement <= 6 * most)
        const scene = [...around, 6 * most].map((engagement) => {
          const shares = Math.min(most, Math.floor(engagement / 3))
          const comments = Math.min(most, Math.floor((engagement - 3 * shares) / 2))
          return { ...plain, shares, comments, reactions: engagement - 3 * shares - 2 * comments }
        })
        const posts = yield* placePosts(people, asOf, scene)
        const rows = yield* sql<{ id: string; engagementClass: number }>`select id, engagement_class from posts`
        const classOf = new Map(rows.map((row) => [row.id, row.engagementClass]))
        for (const { id, ...counts } of posts) {
          const score = hotScore(usualRules, counts, 1, false)
          const own = bandsOf(usualRules, score).filter(
            ({ mostPoints, youngestUnseen }) => youngestUnseen <= 1 && score <= (mostPoints / 3 ** 1.5) * (1 + 1e-9)
          )
          const classes = own.map(({ engagementClass }) => engagementClass)
          if (score > 0) assert.include(classes, classOf.get(id), JSON.stringify(counts))
          // Their margins overlap where a step is less than that.
          if (score < 10_000) assert.isAtMost(classes.length, 1)
          if (score === 0) assert.strictEqual(classOf.get(id), 0)
        }
      })
    )

    it.effect("waits with posts of a host whose clock is ahead, and has the greatest numbers first", () =>
      Effect.gen(function* () {
        const people = yield* newPeople
        const most = 2 ** 31 - 1
        const scene = [
          { ...plain, reactions: most, comments: most, shares: most, age: 1e6 * hour },
          { ...plain, reactions: most, comments: most, shares: most, age: 1 },
          { ...plain, reactions: most, comments: most, shares: most, age: 0 },
          { ...plain, age: 0 }
        ]
        const [oldest, newer, newest, bare] = (yield* placePosts(people, asOf, scene)).map(({ id }) => id)
        yield* addPosts(
          people,
          DateTime.add(asOf, { minutes: 5 }),
          [{ ...plain, reactions: 9 }, plain].map((post) => ({ ...post, age: 0 }))
        )
        const rules = [usualRules, { ...usualRules, gravity: 10, offset: 0.01 }, { ...usualRules, gravity: 0.1 }]
        for (const ranking of rules) {
          const shown = yield* walk(people.self, viewAt(asOf, ranking), 1)
          assert.deepStrictEqual(shown, [newest, newer, oldest, bare])
        }
        const later = yield* walk(people.self, viewAt(DateTime.add(asOf, { minutes: 5 }), usualRules), 1)
        assert.lengthOf(later, 6)
      })
    )

    // Falls where an age is subtracted that comes before all dates of the database.
    it.effect("goes by age through posts of another century that were seen", () =>
      Effect.gen(function* () {
        const people = yield* newPeople
        const scene = [1, 2, 3].map((times) => ({ ...plain, age: times * 1e6 * hour, isSeen: true }))
        const posts = yield* placePosts(people, asOf, scene)
        const shown = yield* walk(people.self, viewAt(asOf, recentRules({ ...usualRules, seenMultiplier: 100 })), 1)
        assert.deepStrictEqual(
          shown,
          posts.map(({ id }) => id)
        )
      })
    )

    it.effect("is empty where there is nothing, and where the reader sees nothing", () =>
      Effect.gen(function* () {
        const people = yield* newPeople
        const { count } = yield* RankedFeed
        for (const scene of [[], [{ ...plain, visibility: "connections" as const, reactions: 3 }]]) {
          yield* placePosts(people, asOf, scene)
          for (const ranking of [usualRules, recentRules(usualRules)]) {
            assert.deepStrictEqual(yield* walk(people.self, viewAt(asOf, ranking), 1), [])
          }
          assert.strictEqual(yield* count(people.self.userId), 0)
        }
      })
    )

    // Falls where posts of somebody who is banned are left out a second time across a block, and where two blocks count twice.
    it.effect("counts nobody's posts out twice", () =>
      Effect.gen(function* () {
        const people = yield* newPeople
        const { count } = yield* RankedFeed
        const { blockUser } = yield* Connections
        const sql = yield* SqlClient.SqlClient
        yield* placePosts(people, asOf, [plain, plain, { ...plain, by: "self" }])
        yield* blockUser(people.self, { user_id: people.stranger.userId })
        assert.strictEqual(yield* count(people.self.userId), 1)
        yield* blockUser(people.stranger, { user_id: people.self.userId })
        assert.strictEqual(yield* count(people.self.userId), 1)
        yield* sql`update users set banned_at = now() where id = ${people.stranger.userId}`
        assert.strictEqual(yield* count(people.self.userId), 1)
      })
    )
  })
})
