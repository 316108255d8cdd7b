import { SqlClient, SqlSchema } from "@effect/sql"
import { CalendarFeedRepository } from "@mentorkit/core/calendar-feeds/ports"
import { MentorId } from "@mentorkit/core/kernel"
import { Effect, Layer, Option, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"
import { isAdmitted } from "../people/standing.js"

const FeedRow = Schema.Struct({ mentorId: MentorId, secretHash: Schema.String, createdAt: Moment })

const queries = (sql: SqlClient.SqlClient) => ({
  put: SqlSchema.void({
    Request: FeedRow,
    execute: (feed) => sql`
      insert into calendar_feeds ${sql.insert(feed)}
      on conflict (mentor_id) do update set secret_hash = excluded.secret_hash, created_at = excluded.created_at`
  }),

  remove: SqlSchema.void({
    Request: MentorId,
    execute: (mentorId) => sql`delete from calendar_feeds where mentor_id = ${mentorId}`
  }),

  findMentor: SqlSchema.findOne({
    Request: Schema.String,
    Result: Schema.Struct({ mentorId: MentorId }),
    execute: (secretHash) => sql`
      select feed.mentor_id
      from calendar_feeds feed
      join mentor_profiles profile on profile.id = feed.mentor_id
      join users on users.id = profile.user_id
      where feed.secret_hash = ${secretHash} and ${sql.literal(isAdmitted())}`
  })
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { findMentor, put, remove } = queries(sql)

  return repositoryOf(CalendarFeedRepository, {
    put,
    remove,
    findMentor: (secretHash) =>
      Effect.map(
        findMentor(secretHash),
        Option.map(({ mentorId }) => mentorId)
      )
  })
})

export const calendarFeedRepository = Layer.effect(CalendarFeedRepository, make)
