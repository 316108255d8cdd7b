import { SqlClient, SqlSchema } from "@effect/sql"
import { type FavouriteQuery, FavouriteRepository, newestFavourites } from "@mentorkit/core/favourites/ports"
import { MentorId, UserId } from "@mentorkit/core/kernel"
import { Effect, Layer, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { keyset } from "../database/keyset.js"
import { repositoryOf } from "../database/repository.js"
import { singleRow } from "../database/single-row.js"
import { mentorCards } from "../mentor-search/cards.js"
import { ListedMentorRow, toListedMentor } from "../mentor-search/rows.js"
import { hasNoBlock } from "../people/blocks.js"
import { isShownMentor } from "../people/standing.js"

const Pair = Schema.Struct({ userId: UserId, mentorId: MentorId })
const FavouriteRow = Schema.Struct({ ...Pair.fields, favouritedAt: Moment })
const StandingRow = Schema.Struct({ isShown: Schema.Boolean, since: Schema.NullOr(Moment), count: Schema.Int })
const ListedRow = Schema.Struct({ ...ListedMentorRow.fields, favouritedAt: Moment })

const decodeListed = Schema.decodeUnknown(Schema.Array(ListedRow))

const favouriteOf = ({ favouritedAt, ...mentor }: typeof ListedRow.Type) => ({
  mentor: toListedMentor(mentor),
  favouritedAt
})

/** Profile ids of the mentors whom the person can see. */
const shownMentors = (sql: SqlClient.SqlClient, viewer: string) => sql`
  select profile.id from mentor_profiles profile join users on users.id = profile.user_id
  where ${sql.literal(isShownMentor("profile"))} and ${hasNoBlock(sql, viewer, sql`profile.user_id`)}`

const queries = (sql: SqlClient.SqlClient) => ({
  findBookmarkFacts: singleRow({
    Request: Pair,
    Result: StandingRow,
    execute: ({ mentorId, userId }) => sql`
      select exists (${shownMentors(sql, userId)} and profile.id = ${mentorId}) as is_shown,
        (select favourited_at from favourites where user_id = ${userId} and mentor_id = ${mentorId}) as since,
        (
          select count(*)::int from favourites
          where user_id = ${userId} and mentor_id in (${shownMentors(sql, userId)})
        ) as count`
  }),

  add: SqlSchema.void({
    Request: FavouriteRow,
    execute: (row) => sql`insert into favourites ${sql.insert(row)} on conflict do nothing`
  }),

  remove: SqlSchema.void({
    Request: Pair,
    execute: ({ mentorId, userId }) => sql`
      delete from favourites where user_id = ${userId} and mentor_id = ${mentorId}`
  })
})

const make = Effect.map(Effect.all([SqlClient.SqlClient, mentorCards]), ([sql, card]) => {
  const { add, findBookmarkFacts, remove } = queries(sql)
  const stored = keyset(sql, newestFavourites)
  const wanted = keyset(sql, newestFavourites, "wanted")
  const listable = ({ userId }: FavouriteQuery) => sql`
    favourites.user_id = ${userId} and favourites.mentor_id in (${shownMentors(sql, userId)})`

  return repositoryOf(FavouriteRepository, {
    findBookmarkFacts,
    add,
    remove: (userId, mentorId) => remove({ userId, mentorId }),

    list: Effect.fnUntraced(function* (query) {
      const { now, page } = query
      const rows = sql`
        select ${card.columns(now)}, wanted.favourited_at, ${wanted.position}
        from (
          select mentor_id, favourited_at from favourites
          where ${listable(query)} and ${stored.slice(page)}
        ) wanted
        ${card.tables}
        ${wanted.by}`
      return yield* wanted.read(page, rows, sql`favourites where ${listable(query)}`, (own) =>
        Effect.map(decodeListed(own), (decoded) => decoded.map(favouriteOf))
      )
    })
  })
})

export const favouriteRepository = Layer.effect(FavouriteRepository, make)
