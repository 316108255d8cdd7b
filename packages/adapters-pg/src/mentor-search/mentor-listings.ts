import { SqlClient } from "@effect/sql"
import { MentorId, type Position } from "@mentorkit/core/kernel"
import { type MentorFilter, MentorListings, type MentorQuery, mentorOrders } from "@mentorkit/core/mentor-search/ports"
import { type DateTime, Effect, Layer, Record, Schema } from "effect"
import { keyset } from "../database/keyset.js"
import { repositoryOf } from "../database/repository.js"
import { mentorCards } from "./cards.js"
import { conditionsOf, type Resembling } from "./conditions.js"
import { freeSlots, type Window } from "./free-slots.js"
import { ListedMentorRow, toListedMentor } from "./rows.js"

interface Found {
  readonly total: number
  readonly ids: ReadonlyArray<MentorId>
  readonly next_cursor: Position | null
}
const nobody: Found = { total: 0, ids: [], next_cursor: null }

const decodeFound = Schema.decodeUnknown(
  Schema.Array(Schema.Struct({ mentorId: Schema.NullOr(MentorId), total: Schema.Int }))
)
const decodeMentors = Schema.decodeUnknown(Schema.Array(ListedMentorRow))

/** With at most so many open slots within the times the search goes from slots to mentors; with more, the other way. */
const fewSlots = 5_000
/** Limits for one misspelt word: similar names and similar words of the catalogue. */
const maxResembling = { mentors: 100, words: 10 }

const windowOf = ({ availableFrom, availableUntil }: MentorFilter, now: DateTime.Utc): Window | undefined =>
  availableFrom === undefined && availableUntil === undefined
    ? undefined
    : { from: availableFrom ?? now, until: availableUntil }

const make = Effect.map(Effect.all([SqlClient.SqlClient, mentorCards]), ([sql, card]) => {
  const allListed = Record.map(mentorOrders, (order) => keyset(sql, order, "listed"))
  const allFound = Record.map(mentorOrders, (order) => keyset(sql, order, "found"))

  /**
   * The page and the total are cut from the first `limit` mentors in the order. Mentors are read from the order's own index
   * and checked for free slots one by one, until there are enough: the cost of a search depends on what it finds, not on how
   * many mentors there are.
   */
  const find = Effect.fnUntraced(function* (
    query: MentorQuery,
    isBySlots: boolean,
    resembling: ReadonlyArray<Resembling>
  ) {
    const { limit, now, page, sort } = query
    const free = freeSlots(sql, now)
    const window = windowOf(query.filter, now)
    const wanted = conditionsOf(sql, query, resembling)
    const source =
      window === undefined || !isBySlots
        ? sql`mentor_listings listed`
        : sql`(${free.candidates(window)}) candidate cross join lateral (
            select * from mentor_listings where mentor_id = candidate.mentor_id offset 0
          ) listed`
    const isFree = window === undefined ? sql`true` : free.hasOne(sql`listed.mentor_id`, window)
    const [listed, inOrder] = [allListed[sort], allFound[sort]]
    // A row without a mentor says the total of a page that is empty. Positions are written for the page alone: beside the
    // order the database would write one for each mentor found.
    const rows = yield* sql<{ readonly position: ReadonlyArray<string> }>`
      with found as materialized (
        select ${listed.columns} from (select ${listed.columns} from ${source} where ${wanted} ${listed.by} offset 0) listed
        where ${isFree} limit ${limit}
      )
      select mentor_id, position, total
      from (select count(*)::int as total from found) counted
      left join lateral (
        select mentor_id, ${inOrder.position} from (
          select * from found where ${inOrder.slice(page)}
        ) found ${inOrder.by}
      ) page on true`
    const { next_cursor, rows: own } = inOrder.split(rows, page)
    const decoded = yield* decodeFound(own)
    const ids = decoded.flatMap(({ mentorId }) => mentorId ?? [])
    return { total: decoded[0]?.total ?? 0, ids, next_cursor }
  })

  const areSlotsFew = Effect.fnUntraced(function* ({ filter, now }: MentorQuery) {
    const window = windowOf(filter, now)
    if (window === undefined) return false
    const [row] = yield* freeSlots(sql, now).areMoreThan(fewSlots, window)
    return row?.areMore === false
  })

  const resemblingOf = Effect.fnUntraced(function* (words: ReadonlyArray<string>) {
    return yield* sql<Resembling>`
      select word,
        array(
          select known from (
            select distinct known from (select name from expertise_areas union all select name from skills) names,
              regexp_split_to_table(btrim(search_words(name)), ' ') known
          ) catalogue
          where similarity(known, word) >= 0.4 and known <> word order by known <-> word, known limit ${maxResembling.words}
        ) as words,
        array(select mentors_named_like(word, ${maxResembling.mentors})) as mentor_ids
      from unnest(${words}::text[]) word`
  })

  /** Second try, if no mentor has all words as typed. Searches without typing errors do not pay for it. */
  const findResembling = Effect.fnUntraced(function* (query: MentorQuery, isBySlots: boolean) {
    const { words = [] } = query.filter
    if (words.length === 0) return nobody
    const resembling = yield* resemblingOf(words)
    const isKnown = resembling.some(({ mentorIds, words }) => mentorIds.length + words.length > 0)
    return isKnown ? yield* find(query, isBySlots, resembling) : nobody
  })

  const cards = (ids: ReadonlyArray<MentorId>, now: DateTime.Utc) => sql`
    select ${card.columns(now)}
    from unnest(${ids}::uuid[]) with ordinality wanted (mentor_id, place)
    join mentor_listings using (mentor_id)
    ${card.tables}
    order by place`

  const read = (ids: ReadonlyArray<MentorId>, now: DateTime.Utc) =>
    ids.length === 0
      ? Effect.succeed([])
      : cards(ids, now).pipe(
          Effect.flatMap(decodeMentors),
          Effect.map((rows) => rows.map(toListedMentor))
        )

  return repositoryOf(MentorListings, {
    search: Effect.fnUntraced(function* (query) {
      const isBySlots = yield* areSlotsFew(query)
      const exact = yield* find(query, isBySlots, [])
      const { ids, next_cursor, total } = exact.total > 0 ? exact : yield* findResembling(query, isBySlots)
      return { items: yield* read(ids, query.now), total, next_cursor }
    })
  })
})

export const mentorListings = Layer.effect(MentorListings, make)
