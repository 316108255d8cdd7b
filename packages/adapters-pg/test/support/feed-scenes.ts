/** Feeds of random people and posts, written straight into the tables, and the order that a plain sort gives them. */
import { SqlClient } from "@effect/sql"
import { Connections } from "@mentorkit/core/connections"
import { type Engagement, hotScore, type RankingRules } from "@mentorkit/core/feed"
import { type FeedView, RankedFeed } from "@mentorkit/core/feed/ports"
import type { User } from "@mentorkit/core/kernel"
import { usualRules } from "@mentorkit/test-kit/feed/usual-rules"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { DateTime, Effect, FastCheck as fc } from "effect"
import { connect } from "./posts-fixtures.js"

/** How an author stands to the reader, who is one of them. */
const stands = ["self", "stranger", "friend", "blocked", "blocking", "banned", "bannedFriend"] as const
export type Stand = (typeof stands)[number]

export interface ScenePost extends Engagement {
  readonly by: Stand
  readonly visibility: "connections" | "public"
  /** In milliseconds. */
  readonly age: number
  readonly isSeen: boolean
  readonly body?: string
}

const most = 2 ** 31 - 1
const count = fc.oneof({ weight: 4, arbitrary: fc.nat(12) }, fc.nat(5000), fc.constantFrom(most, most - 1))
const engagement = fc.oneof(
  fc.constant({ reactions: 0, comments: 0, shares: 0 }),
  fc.record({ reactions: count, comments: count, shares: count })
)
const hour = 3_600_000
// What is seen at once has the score of what is not after three hours, by age and the usual rules.
const age = fc.oneof(fc.constantFrom(0, hour, 3 * hour, 5 * hour), fc.nat(24 * hour), fc.nat(24 * 400 * hour))
export const scenePost: fc.Arbitrary<ScenePost> = fc
  .tuple(
    engagement,
    fc.record({
      by: fc.oneof({ weight: 3, arbitrary: fc.constant("stranger" as const) }, fc.constantFrom(...stands)),
      visibility: fc.constantFrom("connections" as const, "public" as const, "public" as const),
      age,
      isSeen: fc.boolean()
    })
  )
  .map(([counts, post]) => ({ ...counts, ...post }))

const float = (min: number, max: number) => fc.double({ min, max, noNaN: true })
export const anyRules: fc.Arbitrary<RankingRules> = fc.oneof(
  fc.constant(usualRules),
  fc.record({
    ...{ reactionWeight: float(0.01, 50), commentWeight: float(0.01, 50), shareWeight: float(0.01, 1000) },
    ...{ basePoints: fc.oneof(fc.constant(0), fc.nat(100)), gravity: float(0.1, 4) },
    ...{ offset: float(0.01, 50), seenMultiplier: float(1, 20) }
  })
)

/** Public posts that nobody has reacted to, each a second older than the one before. */
export const strangers = (bodies: ReadonlyArray<string>): ReadonlyArray<ScenePost> =>
  bodies.map((body, at) => ({
    ...{ by: "stranger", visibility: "public", body, age: at * 1000, isSeen: false },
    ...{ reactions: 0, comments: 0, shares: 0 }
  }))

export interface PlacedPost extends ScenePost {
  readonly id: string
}

const isVisible = ({ by, visibility }: ScenePost): boolean =>
  by === "self" || by === "friend" || (by === "stranger" && visibility === "public")

/** What the reader sees. */
export const visibleOf = (posts: ReadonlyArray<PlacedPost>): ReadonlyArray<PlacedPost> => posts.filter(isVisible)

export type People = { readonly [S in Stand]: User }

export const newPeople = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { blockUser } = yield* Connections
  const [self, stranger, friend, blocked] = [yield* newUser(), yield* newUser(), yield* newUser(), yield* newUser()]
  const [blocking, banned, bannedFriend] = [yield* newUser(), yield* newUser(), yield* newUser()]
  const people: People = { self, stranger, friend, blocked, blocking, banned, bannedFriend }
  yield* connect(self, friend)
  yield* connect(self, bannedFriend)
  yield* blockUser(self, { user_id: blocked.userId })
  yield* blockUser(blocking, { user_id: self.userId })
  yield* sql`update users set banned_at = now() where id = any(${[banned.userId, bannedFriend.userId]}::uuid[])`
  return people
})

/** In place of all posts that there were. */
export const placePosts = Effect.fnUntraced(function* (
  people: People,
  asOf: DateTime.Utc,
  scene: ReadonlyArray<ScenePost>
) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`truncate posts cascade`
  yield* sql`truncate post_counts`
  yield* sql`truncate public_post_steps`
  return yield* addPosts(people, asOf, scene)
})

export const addPosts = Effect.fnUntraced(function* (
  people: People,
  asOf: DateTime.Utc,
  scene: ReadonlyArray<ScenePost>
) {
  const sql = yield* SqlClient.SqlClient
  const posts = scene.map((post): PlacedPost => ({ ...post, id: crypto.randomUUID() }))
  const column = <A>(value: (post: PlacedPost) => A) => posts.map(value)
  yield* sql`
    insert into posts (id, author_id, type, visibility, body, count_like, comment_count, share_count, created_at, updated_at)
    select id, author, 'text', visibility, body, reactions, comments, shares, at, at from unnest(
      ${column(({ id }) => id)}::uuid[], ${column(({ by }) => people[by].userId)}::uuid[],
      ${column(({ visibility }) => visibility)}::text[], ${column(({ body = "A post" }) => body)}::text[], ${column(({ reactions }) => reactions)}::int[],
      ${column(({ comments }) => comments)}::int[], ${column(({ shares }) => shares)}::int[],
      ${column((post) => DateTime.formatIso(DateTime.subtract(asOf, { millis: post.age })))}::timestamptz[]
    ) as post (id, author, visibility, body, reactions, comments, shares, at)`
  yield* sql`
    insert into post_counts (user_id, public, connections)
    select author_id, count(*) filter (where visibility = 'public'), count(*) filter (where visibility = 'connections')
    from posts where id = any(${column(({ id }) => id)}::uuid[]) group by author_id
    on conflict (user_id) do update
    set public = post_counts.public + excluded.public, connections = post_counts.connections + excluded.connections`
  yield* sql`
    insert into post_views (user_id, post_id, seen_at)
    select ${people.self.userId}::uuid, id, ${DateTime.toDate(asOf)}::timestamptz
    from unnest(${posts.flatMap(({ id, isSeen }) => (isSeen ? [id] : []))}::uuid[]) as seen (id)`
  return posts
})

/** As PostgreSQL counts in floats, whose last digits nobody is held to. */
const isCloseTo = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-11 * Math.max(one, other)

/** Why the posts are not in the order of their scores; none if they are. Among posts with one score the newer, then the greater id, is first. */
export const misplaced = (posts: ReadonlyArray<PlacedPost>, rules: RankingRules): ReadonlyArray<string> => {
  const hasSeen = ({ by, isSeen }: PlacedPost) => isSeen || by === "self"
  const scoreOf = (post: PlacedPost) => hotScore(rules, post, post.age / hour, hasSeen(post))
  const isAlike = (one: PlacedPost, other: PlacedPost) =>
    one.age === other.age && hasSeen(one) === hasSeen(other) && isCloseTo(scoreOf(one), scoreOf(other))
  return posts.slice(1).flatMap((post, index) => {
    const before = posts[index] as PlacedPost
    const [score, higher] = [scoreOf(post), scoreOf(before)]
    const isTie = score === 0 ? higher === 0 : isAlike(before, post)
    const isRight = isTie
      ? post.age > before.age || (post.age === before.age && post.id < before.id)
      : score <= higher || isCloseTo(score, higher)
    return isRight ? [] : [`${index}: ${JSON.stringify([before, higher, post, score])}`]
  })
}

export const viewAt = (asOf: DateTime.Utc, rules: RankingRules): FeedView => ({ asOf, rules, after: null })

/** More posts than any scene has. */
const furthest = 1000

/** The whole feed, page by page; `between` happens after each of them. */
export const walk = Effect.fnUntraced(function* <E = never, R = never>(
  reader: User,
  first: FeedView,
  limit: number,
  between: (shown: ReadonlyArray<string>) => Effect.Effect<unknown, E, R> = () => Effect.void
) {
  const { list } = yield* RankedFeed
  const shown: Array<string> = []
  let view = first
  for (;;) {
    const { ids, next, snapshot } = yield* list(reader.userId, view, { limit, skipped: 0 })
    shown.push(...ids)
    if (next === null) return shown
    if (shown.length > furthest) return yield* Effect.dieMessage("The walk does not end.")
    view = { ...view, after: { snapshot, place: next } }
    yield* between(shown)
  }
})
