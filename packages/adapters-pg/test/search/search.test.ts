/** Search finds what a plain look at everything finds, in the same order, and says so where it has not looked at everything. */
import { SqlClient } from "@effect/sql"
import { assert, describe, layer } from "@effect/vitest"
import { Connections } from "@mentorkit/core/connections"
import { RankedFeed, recentRules } from "@mentorkit/core/feed/ports"
import type { User } from "@mentorkit/core/kernel"
import { SearchIndex } from "@mentorkit/core/search/ports"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { usualRules } from "@mentorkit/test-kit/feed/usual-rules"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { DateTime, Effect, FastCheck as fc } from "effect"
import { newPeople, placePosts, type ScenePost, scenePost, viewAt } from "../support/feed-scenes.js"
import { holds } from "../support/holds.js"

const asOf = DateTime.unsafeMake("2027-03-14T14:00:00.000Z")

/** Signs of patterns, quotes, marks, and letters in either case: those whose case every locale knows. */
const letters = ["a", "B", "é", "e\u0301", "ß", "%", "_", "\\", "'", '"', "日", " ", "x"]
const text = (longest: number) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: longest, size: "max" })
/** Long ones count as several rows. */
const body = fc.oneof(
  { weight: 5, arbitrary: text(12) },
  text(12).map((words) => `${words}${"-".repeat(4000)}`)
)
const part = fc.oneof(text(1), text(3), text(5), fc.constantFrom("%", "_", "\\", "xxx", "aaa", "a%", "\\%"))

const holdsPart = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase())

interface Named {
  readonly name: string
  /** Of the username. */
  readonly middle: string
  readonly bio: string | null
  readonly headline: string
  readonly approval: string
}

interface Found<A> {
  readonly found: ReadonlyArray<A>
  readonly isPartial: boolean
}
/** The first of all, as many as there can be; where it says that it has not looked at everything, some of them in their order. */
const assertInOrder = ({ found, isPartial }: Found<string>, all: ReadonlyArray<string>, limit: number) => {
  const among = new Set(found)
  const expected = isPartial ? all.filter((id) => among.has(id)) : all
  assert.deepStrictEqual([...found], expected.slice(0, limit))
}
/** The same, and nothing between them is left out. */
const assertFirst = ({ found, isPartial }: Found<string>, all: ReadonlyArray<string>, limit: number) => {
  const first = all.slice(0, isPartial ? Math.min(found.length, limit) : limit)
  assert.deepStrictEqual([...found], [...first])
}

describe.each(engines)("search on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls where a pattern's signs are no plain ones, and where what stands behind the edge counts as the best.
    it.effect("finds posts as the whole feed has them", () =>
      Effect.gen(function* () {
        const people = yield* newPeople
        const { list } = yield* RankedFeed
        const { findPosts } = yield* SearchIndex
        const { userId } = people.self
        yield* holds(
          [
            fc.array(fc.tuple(scenePost, body), { maxLength: 120, size: "max" }),
            part,
            fc.constantFrom(1, 5, 20),
            fc.constantFrom(20, 60, 400, 20_000),
            fc.boolean()
          ],
          40,
          Effect.fnUntraced(function* (scene: ReadonlyArray<[ScenePost, string]>, words, limit, rows, isRecent) {
            const posts = yield* placePosts(
              people,
              asOf,
              scene.map(([post, body]) => ({ ...post, body }))
            )
            const view = viewAt(asOf, isRecent ? recentRules(usualRules) : usualRules)
            const bodies = new Map(posts.map(({ body, id }) => [id, body ?? ""]))
            const { ids } = yield* list(userId, view, { limit: 1000, skipped: 0 })
            const all = ids.filter((id) => holdsPart(bodies.get(id) ?? "", words))
            assertInOrder(yield* findPosts(userId, { words }, view, { limit, rows, indexMillis: 10_000 }), all, limit)
            if (rows === 20_000)
              assert.isFalse(
                (yield* findPosts(userId, { words }, view, { limit, rows, indexMillis: 10_000 })).isPartial
              )
          })
        )
      })
    )

    it.effect("finds people: those who are called so, who begin so, and the others", () =>
      Effect.gen(function* () {
        const sql = yield* SqlClient.SqlClient
        const { findPeople } = yield* SearchIndex
        const { blockUser } = yield* Connections
        const me = yield* newUser()
        const others = yield* Effect.replicateEffect(newUser(), 24)
        const [blocked, banned] = others as [User, User]
        yield* blockUser(me, { user_id: blocked.userId })
        yield* sql`update users set banned_at = now() where id = ${banned.userId}`
        // Whoever is there from other tests has a name, too.
        const ours = [me, ...others].map(({ userId }) => userId)
        yield* sql`update users set is_active = false where id <> all(${ours}::uuid[])`
        yield* sql`
          insert into mentor_profiles (id, user_id, headline, timezone, currency, hourly_rate_minor, years_of_experience, approval_status,
            submitted_at, created_at, updated_at)
          select gen_random_uuid(), id, '', 'UTC', 'EUR', 1, 1, 'pending', now(), now(), now()
          from unnest(${others.map(({ userId }) => userId)}::uuid[]) as mentor (id)`
        const names = fc.record({
          name: text(4),
          middle: fc.string({ unit: fc.constantFrom("a", "x", "-"), maxLength: 3 }),
          bio: fc.option(fc.oneof({ weight: 5, arbitrary: text(6) }, fc.constant("-".repeat(5000)))),
          headline: text(6),
          approval: fc.constantFrom("approved", "pending", "rejected", "suspended")
        })
        yield* holds(
          [
            fc.array(names, { minLength: 24, maxLength: 24 }),
            fc.oneof(part, fc.constant(null)),
            fc.constantFrom(1, 5, 50),
            fc.constantFrom(20, 20_000)
          ],
          40,
          Effect.fnUntraced(function* (all: ReadonlyArray<Named>, part, limit, rows) {
            // What the headline of somebody says who is seen.
            const words = part ?? all[5]?.headline ?? ""
            const named = all.map((one, at) => ({
              ...one,
              id: others[at]?.userId ?? "",
              username: `${one.middle}q${at}`
            }))
            const column = (key: keyof (typeof named)[number]) => named.map((one) => one[key])
            yield* sql`
              update users set full_name = new.name, username = new.username, bio = new.bio
              from unnest(${column("id")}::uuid[], ${column("name")}::text[], ${column("username")}::text[], ${column("bio")}::text[])
                as new (id, name, username, bio)
              where users.id = new.id`
            yield* sql`
              update mentor_profiles set headline = new.headline, approval_status = new.approval
              from unnest(${column("id")}::uuid[], ${column("headline")}::text[], ${column("approval")}::text[]) as new (id, headline, approval)
              where user_id = new.id`
            const begin = words.toLowerCase()
            const bytes = (text: string) => Buffer.from(text, "utf8")
            const placeOf = ({ name, username }: (typeof named)[number]): readonly [number, string] => {
              const lower = name.toLowerCase()
              if (username === begin) return [0, username]
              if (lower === begin) return [1, username]
              if (username.startsWith(begin)) return [2, username]
              return lower.startsWith(begin) ? [3, lower] : [4, ""]
            }
            const expected = named
              .filter(({ approval, bio, headline, id, name, username }) => {
                const isShown = id !== blocked.userId && id !== banned.userId
                const texts = [name, username, bio ?? "", approval === "approved" ? headline : ""]
                return isShown && texts.some((text) => holdsPart(text, words))
              })
              .map((one) => ({ id: one.id, place: placeOf(one) }))
              .sort(
                (one, other) =>
                  one.place[0] - other.place[0] ||
                  Buffer.compare(bytes(one.place[1]), bytes(other.place[1])) ||
                  (one.id < other.id ? 1 : -1)
              )
            const { found, isPartial } = yield* findPeople(me.userId, words, { limit, rows, indexMillis: 10_000 })
            const ids = found.map(({ id }) => id).filter((id) => named.some((one) => one.id === id))
            if (rows === 20_000) assert.isFalse(isPartial)
            for (const { bio, headline, id } of found) {
              const one = named.find((other) => other.id === id)
              assert.deepStrictEqual([bio, headline], [one?.bio, one?.approval === "approved" ? one.headline : null])
            }
            assertFirst(
              { found: ids, isPartial },
              expected.map(({ id }) => id),
              limit
            )
          })
        )
      })
    )
  })
})
