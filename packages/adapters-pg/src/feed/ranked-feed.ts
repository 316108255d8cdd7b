import { SqlClient, type SqlError } from "@effect/sql"
import { PostId } from "@mentorkit/core/feed"
import { type FeedView, isByAge, RankedFeed } from "@mentorkit/core/feed/ports"
import type { UserId } from "@mentorkit/core/kernel"
import { DateTime, Effect, Layer, Schema, type Scope } from "effect"
import { makeTurnsToRead } from "../database/long-reads.js"
import { repositoryOf } from "../database/repository.js"
import { isAdmitted } from "../people/standing.js"
import { postsByAge } from "./posts-by-age.js"
import { pointlessPosts, type RankedLook, rankedPosts } from "./ranked-posts.js"
import type { RankedRow } from "./viewed-posts.js"
import { isVisiblePost } from "./visible.js"

const PlaceRow = Schema.Struct({ id: PostId, score: Schema.String, createdAt: Schema.String, snapshot: Schema.String })
const decodePlaces = Schema.decodeUnknown(Schema.Array(PlaceRow))

const queries = (sql: SqlClient.SqlClient) => {
  const admitted = sql.literal(isAdmitted())

  return {
    /** Public posts of admitted people but across a block; beside them what is for connections, and one's own. */
    count: (reader: UserId) => sql<{ readonly total: number }>`
      select (
        (select coalesce(sum(step), 0) from public_post_steps) + (
          select coalesce(sum(case when is_blocked then - public else connections end), 0) from (
            select blocked_id as id, true as is_blocked from blocks where blocker_id = ${reader}
            union select blocker_id, true from blocks where blocked_id = ${reader}
            union all select other_id, false from connections where user_id = ${reader}
            union all select ${reader}, false
          ) person join users on users.id = person.id join post_counts on user_id = users.id
          where ${admitted}
        )
      )::int as total`,

    /** The posts are locked before they are named, so that a deletion is waited for. */
    markSeen: (reader: UserId, ids: ReadonlyArray<PostId>, at: DateTime.Utc) => sql`
      with seen as materialized (
        select posts.id from posts join users on users.id = author_id
        where posts.id = any(${ids}::uuid[]) and author_id <> ${reader} and ${isVisiblePost(sql, reader)}
        order by posts.id for key share of posts
      )
      insert into post_views (user_id, post_id, seen_at)
      select ${reader}::uuid, id, ${DateTime.toDate(at)}::timestamptz from seen on conflict do nothing`,

    foldCounts: (limit: number) => sql<{ readonly folded: number }>`
      with folded as (
        delete from public_post_steps
        where id in (select id from public_post_steps order by id limit ${limit} for update skip locked)
        returning step
      ), together as (
        insert into public_post_steps (step) select sum(step) from folded having sum(step) <> 0
      )
      select greatest(count(*) - 1, 0)::int as folded from folded`
  }
}

/** A page behind so many posts takes long, as all of these are ranked before it. */
const manySkipped = 100
const longReadsAtOnce = 2

/** How many times as many as at first are looked at: quickly, and what takes long. */
const quickTimes = [1, 16]
const manyTimes = 256
/** They grow less then, as those that are too many cost more. */
function* moreTimes() {
  for (let times = manyTimes; ; times *= 4) yield times
}

type Rows = Effect.Effect<ReadonlyArray<RankedRow>, SqlError.SqlError>
/** Of a page: its first long look waits for it, and later ones have it already. */
type Turn = Effect.Effect<void, SqlError.SqlError, Scope.Scope>

/** Looks that look at more and more. */
interface Looks<Each> {
  readonly look: (each: Each) => Rows
  readonly quick: Iterable<Each>
  readonly long: Iterable<Each>
}

const isDecided = (rows: ReadonlyArray<RankedRow>) => !rows.some(({ id }) => id === null)

/** What the first look that suffices has found. */
const lookThrough = Effect.fnUntraced(function* <Each>(look: (each: Each) => Rows, more: Iterable<Each>) {
  let rows: ReadonlyArray<RankedRow> = []
  for (const each of more) {
    rows = yield* look(each)
    if (isDecided(rows)) break
  }
  return rows
})

const firstThatSuffices = Effect.fnUntraced(function* <Each>({ long, look, quick }: Looks<Each>, turn: Turn) {
  const found = yield* lookThrough(look, quick)
  if (isDecided(found)) return found
  yield* turn
  return yield* lookThrough(look, long)
})

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const turnOf = yield* makeTurnsToRead(longReadsAtOnce)
  const { count, foldCounts, markSeen } = queries(sql)
  const [byAge, ranked, pointless] = [postsByAge(sql), rankedPosts(sql), pointlessPosts(sql)]

  /** A few suffice but where most posts are of few classes, or not for the reader. In the end all are ranked. */
  const looksForBest = (reader: UserId, view: FeedView, wanted: number): Looks<RankedLook> => {
    const few = Math.ceil(wanted / 8) + 4
    return {
      look: (each) => ranked(reader, view, wanted, each),
      quick: quickTimes.map((times) => ({ each: few * times, most: wanted * 64 })),
      long: [
        { each: few * manyTimes, most: null },
        { each: null, most: null }
      ]
    }
  }

  /** The same by age alone: whoever passes over many that they do not see never looks at all others behind these. */
  const looksByAge = (reader: UserId, view: FeedView, wanted: number): Looks<number> => ({
    look: (times) => byAge(reader, view, wanted, wanted * 2 * times),
    quick: quickTimes,
    long: moreTimes()
  })

  /** However few are left to be found: most may be for others. In the end all are asked about. */
  const looksForPointless = (reader: UserId, view: FeedView, wanted: number, left: number): Looks<number | null> => ({
    look: (times) => pointless(reader, view, left, times === null ? null : wanted * 2 * times),
    quick: quickTimes,
    long: [null]
  })

  /** The next of the view, and by what was there when they were looked for. */
  const next = Effect.fnUntraced(function* (reader: UserId, view: FeedView, wanted: number, turn: Turn) {
    const found = <Each>(looks: Looks<Each>) =>
      Effect.flatMap(firstThatSuffices(looks, turn), (rows) => decodePlaces(rows))
    if (isByAge(view.rules)) return yield* found(looksByAge(reader, view, wanted))
    const isPastRanked = view.after !== null && Number(view.after.place.score) === 0
    const rows = isPastRanked ? [] : yield* found(looksForBest(reader, view, wanted))
    if (rows.length === wanted || view.rules.basePoints > 0) return rows
    const last = rows.at(-1)
    // What has lost its engagement since the first page is not there a second time.
    const snapshot = view.after?.snapshot ?? last?.snapshot
    const rest: FeedView = last && snapshot !== undefined ? { ...view, after: { snapshot, place: last } } : view
    return [...rows, ...(yield* found(looksForPointless(reader, rest, wanted, wanted - rows.length)))]
  })

  return repositoryOf(RankedFeed, {
    list: Effect.fnUntraced(function* (reader, view, { limit, skipped }) {
      const wanted = skipped + limit + 1
      const turn = yield* Effect.cached(turnOf(reader))
      if (skipped >= manySkipped) yield* turn
      const rows = yield* next(reader, view, wanted, turn)
      const places = rows.slice(skipped, skipped + limit)
      const last = places.at(-1)
      return {
        ids: places.map(({ id }) => id),
        next: last === undefined || rows.length <= skipped + limit ? null : last,
        snapshot: view.after?.snapshot ?? rows[0]?.snapshot ?? ""
      }
    }, Effect.scoped),
    count: (reader) => Effect.map(count(reader), ([counted]) => counted?.total ?? 0),
    markSeen: (reader, ids, at) => Effect.asVoid(markSeen(reader, ids, at)),
    foldCounts: (limit) => Effect.map(foldCounts(limit), ([row]) => row?.folded ?? 0)
  })
})

export const rankedFeed = Layer.effect(RankedFeed, make)
