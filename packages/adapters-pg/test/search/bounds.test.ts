/** What a search looks at is bounded, by texts' length and by time; and what its reader does not see makes no difference to it. */
import { SqlClient, SqlError } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { PostId } from "@mentorkit/core/feed"
import { recentRules } from "@mentorkit/core/feed/ports"
import { UserId } from "@mentorkit/core/kernel"
import { SearchIndex } from "@mentorkit/core/search/ports"
import { concurrent, engines } from "@mentorkit/test-kit/databases/engines"
import { usualRules } from "@mentorkit/test-kit/feed/usual-rules"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { pause } from "@mentorkit/test-kit/waiting/until"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, Fiber, FastCheck as fc } from "effect"
import { inTime } from "../../src/search/bounded.js"
import { answering } from "../support/answering.js"
import { newPeople, placePosts, type ScenePost, scenePost, strangers, viewAt } from "../support/feed-scenes.js"
import { holds } from "../support/holds.js"

const asOf = DateTime.unsafeMake("2027-03-14T14:00:00.000Z")
const recent = viewAt(asOf, recentRules(usualRules))

const text = fc.string({ unit: fc.constantFrom("a", "x"), maxLength: 5 })
const bounds = { limit: 5, rows: 20, indexMillis: 10_000 }

describe.each(engines)("the bounds of a search on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls where hidden texts count for whether words are rare: `isPartial` would tell what they say, a letter at a time.
    it.effect("posts that their reader does not see make no difference", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const people = yield* newPeople
        const { findPosts } = yield* SearchIndex
        const { banned, blocked, blocking, self, stranger } = people
        yield* holds(
          [
            fc.array(fc.tuple(scenePost, text), { minLength: 30, maxLength: 60, size: "max" }),
            fc.constantFrom("aaa", "xax", "aaxxa"),
            fc.constantFrom(20, 40),
            fc.boolean()
          ],
          40,
          Effect.fnUntraced(function* (scene: ReadonlyArray<[ScenePost, string]>, words, rows, isRecent) {
            yield* placePosts(
              people,
              asOf,
              scene.map(([post, body]) => ({ ...post, body }))
            )
            const view = isRecent ? recent : viewAt(asOf, usualRules)
            const find = findPosts(self.userId, { words }, view, { ...bounds, rows })
            const found = yield* find
            const hidden = [banned, blocked, blocking, people.bannedFriend].map(({ userId }) => userId)
            yield* sql`
              update posts set body = repeat('-', length(body)) where author_id = any(${hidden}::uuid[])
                or (author_id = ${stranger.userId} and visibility = 'connections')`
            assert.deepStrictEqual(yield* find, found)
          })
        )
      })
    )

    it.effect("people whom the reader does not see make no difference", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { findPeople } = yield* SearchIndex
        yield* Effect.replicateEffect(newUser(), 25)
        const newest = sql`id = (select id from users order by id desc limit 1)`
        const [me] = yield* sql<{ readonly id: UserId }>`select id from users where not ${newest} limit 1`
        yield* sql`update users set banned_at = now() where ${newest}`
        const find = findPeople(me?.id ?? assert.fail("nobody"), "quagga", bounds)
        const found = yield* find
        assert.deepStrictEqual(found, { found: [], isPartial: false })
        yield* sql`update users set bio = 'A quagga' where ${newest}`
        assert.deepStrictEqual(yield* find, found)
      })
    )

    // Falls where rows are counted whatever their length.
    it.effect("long texts count as several rows", () =>
      Effect.gen(function* () {
        const people = yield* newPeople
        const { findPosts } = yield* SearchIndex
        const find = (rows: number, view = recent) =>
          findPosts(people.self.userId, { words: "!" }, view, { ...bounds, rows })
        const long = Array.from({ length: 30 }, () => "-".repeat(10_000))
        yield* placePosts(people, asOf, strangers([...long, "Here!"]))
        assert.deepInclude(yield* find(700), { found: [], isPartial: true })
        const { found, isPartial } = yield* find(1000)
        assert.deepStrictEqual([found.length, isPartial], [1, false])
        const byPoints = viewAt(asOf, usualRules)
        assert.isTrue((yield* find(700, byPoints)).isPartial)
        assert.isFalse((yield* find(1000, byPoints)).isPartial)
      })
    )

    // Falls where posts have an age below nothing: their score is none, or no number.
    it.effect("posts from a host whose clock goes ahead are not there yet", () =>
      Effect.gen(function* () {
        const people = yield* newPeople
        const { findPosts } = yield* SearchIndex
        const rest = strangers(Array.from({ length: 30 }, () => "-"))
        const ahead = strangers(["quagga", "quagga"]).map((post, shares) => ({ ...post, shares, age: -10 * 3_600_000 }))
        yield* placePosts(people, asOf, [...ahead, ...rest])
        for (const view of [recent, viewAt(asOf, usualRules)]) {
          for (const [words, isPartial] of [
            ["quagga", false],
            ["qu", true]
          ] as const) {
            const found = yield* findPosts(people.self.userId, { words }, view, bounds)
            assert.deepStrictEqual(found, { found: [], isPartial })
          }
        }
      })
    )

    // Falls where the edge of a class is at posts that were not looked at.
    it.effect("nothing stands before what a long text kept from being looked at", () =>
      Effect.gen(function* () {
        const people = yield* newPeople
        const { findPosts } = yield* SearchIndex
        const hour = 3_600_000
        const [long, better, old, lesser] = strangers(["-".repeat(10_000), "Best!", "-", "Less!"]) as [
          ScenePost,
          ScenePost,
          ScenePost,
          ScenePost
        ]
        const posts = yield* placePosts(people, asOf, [
          { ...long, shares: 3, age: hour },
          { ...better, shares: 3, age: 2 * hour },
          { ...old, shares: 3, age: 100 * hour },
          { ...lesser, shares: 1, age: hour }
        ])
        const find = findPosts(people.self.userId, { words: "!" }, viewAt(asOf, usualRules), {
          ...bounds,
          ...{ limit: 1, rows: 400 }
        })
        // What was found is answered all the same.
        assert.deepStrictEqual(yield* find, { found: [PostId.make(posts[3]?.id ?? "")], isPartial: true })
      })
    )

    // Falls where the answer is nothing, though thousands match: those that nobody has reacted to.
    it.effect("where nothing with engagement matches, what has none is found", () =>
      Effect.gen(function* () {
        const people = yield* newPeople
        const { findPosts } = yield* SearchIndex
        const liked = strangers(Array.from({ length: 40 }, () => "-")).map((post) => ({ ...post, reactions: 1 }))
        const posts = yield* placePosts(people, asOf, [...liked, ...strangers(["Older!", "Oldest!"])])
        const find = findPosts(people.self.userId, { words: "!" }, viewAt(asOf, usualRules), { ...bounds, rows: 300 })
        const found = posts.slice(40).map(({ id }) => PostId.make(id))
        assert.deepStrictEqual(yield* find, { found, isPartial: true })
      })
    )

    // Falls where as many are looked through as where nothing has engagement: the same search would take twice as long.
    it.effect("of what has no engagement half as many are looked through behind what has some", () =>
      Effect.gen(function* () {
        const people = yield* newPeople
        const { findPosts } = yield* SearchIndex
        const rest = strangers([...Array.from({ length: 250 }, () => "-"), "Behind!"])
        const liked = strangers(Array.from({ length: 40 }, () => "-")).map((post) => ({ ...post, reactions: 1 }))
        const find = findPosts(people.self.userId, { words: "!" }, viewAt(asOf, usualRules), { ...bounds, rows: 300 })
        const posts = yield* placePosts(people, asOf, rest)
        assert.deepStrictEqual(yield* find, { found: [PostId.make(posts[250]?.id ?? "")], isPartial: false })
        yield* placePosts(people, asOf, [...liked, ...rest])
        assert.deepStrictEqual(yield* find, { found: [], isPartial: true })
      })
    )

    // Falls where the oldest of them are taken first.
    it.effect("of people who are called alike come the newest", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { findPeople } = yield* SearchIndex
        const { userId } = yield* newUser()
        const named = Array.from({ length: 12 }, () => newUser())
        const ids = (yield* Effect.all(named)).map((one) => one.userId)
        yield* sql`update users set full_name = 'Quentin Quagga' where id = any(${ids}::uuid[])`
        for (const words of ["quentin", "Quentin Quagga"]) {
          const { found } = yield* findPeople(userId, words, bounds)
          const newest = yield* sql<{ id: string }>`
            select id from users where full_name = 'Quentin Quagga' order by ${words === "quentin" ? sql`id` : sql`username`}
            ${words === "quentin" ? sql`desc` : sql``} limit ${bounds.limit}`
          assert.deepStrictEqual(
            found.map(({ id }) => id as string),
            newest.map(({ id }) => id)
          )
        }
      })
    )

    it.effect("long bios count as several rows", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { findPeople } = yield* SearchIndex
        const me = yield* newUser()
        yield* Effect.replicateEffect(newUser(), 10)
        // Ids of one moment are in any order, and tests before have banned some.
        const behind = sql`select id from users where id <> ${me.userId} and banned_at is null order by id desc`
        yield* sql`update users set bio = repeat('-', 4000) where id in (${behind} limit 10)`
        yield* sql`update users set bio = '!' where id in (${behind} limit 1 offset 10)`
        const find = (rows: number) => findPeople(me.userId, "!", { ...bounds, rows })
        assert.isTrue((yield* find(100)).isPartial)
        assert.lengthOf((yield* find(1000)).found, 1)
      })
    )
  })
})

describe.each(concurrent)("the time of an index on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("ends a statement, and no other one", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const limit = sql`select current_setting('statement_timeout') as value`
        const whole = Effect.gen(function* () {
          const before = yield* limit
          assert.deepStrictEqual(yield* inTime(sql, 5000, limit), [{ value: "5s" }])
          assert.strictEqual(yield* inTime(sql, 20, sql`select pg_sleep(10)`), null)
          assert.deepStrictEqual(yield* limit, before)
        })
        yield* whole
        const refused = yield* Effect.flip(inTime(sql, 5000, sql`select 1 / 0`))
        assert.strictEqual(refused._tag, "SqlError")
      })
    )

    // Falls where it is a defect that the end of the transaction is what comes too late.
    it.effect("answers null where it is the rollback that is cancelled", () =>
      Effect.gen(function* () {
        const tooLate = new SqlError.SqlError({ cause: Object.assign(new Error("too late"), { code: "57014" }) })
        const slow = yield* answering((statement) =>
          statement.toLowerCase().startsWith("rollback") ? Effect.fail(tooLate) : Effect.succeed([])
        )
        assert.strictEqual(yield* inTime(slow, 20, slow`select 1`), null)
      })
    )

    // Falls where the rare words' index is asked within a transaction: its end would undo what others write meanwhile.
    it.effect("undoes nothing in a transaction, and leaves no limit there", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { userId } = yield* newUser()
        yield* Effect.replicateEffect(newUser(), 30)
        const { findPeople } = yield* SearchIndex
        const limit = sql`select current_setting('statement_timeout') as value`
        const before = yield* limit
        const write = sql`update users set bio = coalesce(bio, '') || '.' where id = ${userId}`
        const writes = Effect.replicateEffect(write, 20)
        const searches = Effect.replicateEffect(findPeople(userId, "quagga", { ...bounds, indexMillis: 500 }), 4, {
          concurrency: "unbounded"
        })
        yield* sql.withTransaction(
          Effect.gen(function* () {
            yield* Effect.all([searches, writes], { concurrency: "unbounded" })
            assert.deepStrictEqual(yield* limit, before)
          })
        )
        const rows = yield* sql`select bio from users where id = ${userId}`
        assert.deepStrictEqual(rows, [{ bio: ".".repeat(20) }])
      })
    )

    // Each text has all the letters in a row that the words have, so the index finds all of them.
    it.effect("words whose letters are everywhere are looked for among the newest", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const people = yield* newPeople
        const { findPeople, findPosts } = yield* SearchIndex
        const text = "number. ".repeat(1000)
        yield* placePosts(people, asOf, strangers(Array.from({ length: 1000 }, () => text)))
        yield* sql`
          insert into users (id, full_name, username, email, timezone, is_active, bio, created_at, updated_at)
          select gen_random_uuid(), 'Ada', 'ada-' || n, 'ada-' || n || '@example.com', 'UTC', true, ${text}, now(), now()
          from generate_series(1, 1000) n`
        const short = { ...bounds, indexMillis: 1 }
        const { userId } = people.self
        const posts = (own: typeof bounds) => findPosts(userId, { words: "number number" }, recent, own)
        const found = (own: typeof bounds) => findPeople(userId, "number number", own)
        assert.deepStrictEqual(yield* Effect.all([posts(short), found(short)]), [
          { found: [], isPartial: true },
          { found: [], isPartial: true }
        ])
        assert.deepStrictEqual(yield* Effect.all([posts(bounds), found(bounds)]), [
          { found: [], isPartial: false },
          { found: [], isPartial: false }
        ])
      })
    )

    // Falls where searches take all connections.
    it.effect("others are answered while many searches wait", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { findPeople } = yield* SearchIndex
        const find = Effect.suspend(() => findPeople(UserId.make(crypto.randomUUID()), "quagga", bounds))
        const isLocked = yield* Effect.makeLatch()
        const search = Effect.zipRight(isLocked.await, find)
        const searches = yield* Effect.fork(Effect.replicateEffect(search, 30, { concurrency: "unbounded" }))
        const other = yield* isLocked.await.pipe(
          Effect.zipRight(Effect.promise(() => pause(200))),
          Effect.zipRight(sql`select 1`),
          Effect.fork
        )
        yield* sql.withTransaction(
          Effect.gen(function* () {
            yield* sql`lock table users in access exclusive mode`
            yield* isLocked.open
            yield* Fiber.join(other)
            // One that waited for its turn here would wait for those that wait for this transaction.
            yield* find
          })
        )
        assert.lengthOf(yield* Fiber.join(searches), 30)
      })
    )
  })
})
