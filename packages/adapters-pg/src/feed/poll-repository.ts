import { SqlClient } from "@effect/sql"
import { PollId, PollOptionId } from "@mentorkit/core/feed"
import { PollRepository } from "@mentorkit/core/feed/ports"
import { Array, DateTime, Effect, Layer, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"

const PollRow = Schema.Struct({
  id: PollId,
  question: Schema.NullOr(Schema.String),
  allowsMultiple: Schema.Boolean,
  expiresAt: Schema.NullOr(Moment),
  options: Schema.Array(Schema.Struct({ id: PollOptionId, label: Schema.String }))
})
const decodePolls = Schema.decodeUnknown(Schema.Array(PollRow))
const decodeIds = Schema.decodeUnknown(Schema.Array(Schema.Struct({ id: PollOptionId })))

const make = Effect.map(SqlClient.SqlClient, (sql) =>
  repositoryOf(PollRepository, {
    add: Effect.fnUntraced(function* (postId, { allowsMultiple, expiresAt, id, options, question }) {
      const until = expiresAt === null ? null : DateTime.toDate(expiresAt)
      yield* sql`insert into polls ${sql.insert({ id, postId, question, allowsMultiple, expiresAt: until })}`
      const rows = options.map((option, position) => ({ ...option, pollId: id, position }))
      yield* sql`insert into poll_options ${sql.insert(rows)}`
    }),

    find: (postId) =>
      Effect.map(
        Effect.flatMap(
          sql`
            select id, question, allows_multiple, expires_at, (
              select json_agg(json_build_object('id', poll_options.id, 'label', label) order by position)
              from poll_options where poll_id = polls.id
            ) as options
            from polls where post_id = ${postId}`,
          decodePolls
        ),
        Array.head
      ),

    listVotes: (pollId, userId) =>
      Effect.map(
        Effect.flatMap(
          sql`
            select option_id as id from poll_votes join poll_options on poll_options.id = option_id
            where poll_id = ${pollId} and user_id = ${userId}`,
          decodeIds
        ),
        (rows) => rows.map(({ id }) => id)
      ),

    changeVotes: Effect.fnUntraced(function* (userId, { added, removed }, at) {
      yield* sql`delete from poll_votes where user_id = ${userId} and option_id = any(${removed}::uuid[])`
      yield* sql`
        insert into poll_votes (option_id, user_id, voted_at)
        select option_id, ${userId}::uuid, ${DateTime.toDate(at)}::timestamptz from unnest(${added}::uuid[]) option_id`
      yield* sql`
        update poll_options set vote_count = vote_count + case when id = any(${added}::uuid[]) then 1 else -1 end
        where id = any(${[...added, ...removed]}::uuid[])`
    })
  })
)

export const pollRepository = Layer.effect(PollRepository, make)
