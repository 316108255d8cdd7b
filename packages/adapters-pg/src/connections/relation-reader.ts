import { SqlClient, SqlSchema } from "@effect/sql"
import { type Counted, RelationReader } from "@mentorkit/core/connections/ports"
import { ConnectionStatus, type Relation } from "@mentorkit/core/identity"
import { UserId } from "@mentorkit/core/kernel"
import { Effect, Layer, Option, Schema } from "effect"
import { repositoryOf } from "../database/repository.js"
import { hasNoBlock } from "../people/blocks.js"

const RelationRow = Schema.Struct({
  id: UserId,
  isBlocked: Schema.Boolean,
  connection: ConnectionStatus,
  isFollowing: Schema.Boolean
})
const CountedRow = Schema.Struct({ connections: Schema.Int, followers: Schema.Int, following: Schema.Int })

const none: Counted = { connections: 0, followers: 0, following: 0 }

const queries = (sql: SqlClient.SqlClient) => ({
  amongst: SqlSchema.findAll({
    Request: Schema.Struct({ viewer: UserId, others: Schema.Array(UserId) }),
    Result: RelationRow,
    execute: ({ others, viewer }) => sql`
      select id,
        not ${hasNoBlock(sql, viewer, sql`id`)} as is_blocked,
        case
          when exists (select from connections where user_id = ${viewer} and other_id = id) then 'connected'
          when exists (select from connection_requests where requester_id = ${viewer} and target_id = id)
            then 'pending_outgoing'
          when exists (select from connection_requests where requester_id = id and target_id = ${viewer} and has_reached)
            then 'pending_incoming'
          else 'none'
        end as connection,
        exists (select from follows where follower_id = ${viewer} and followed_id = id) as is_following
      from unnest(${others}::uuid[]) id`
  }),
  count: SqlSchema.findOne({
    Request: UserId,
    Result: CountedRow,
    execute: (userId) => sql`select connections, followers, following from social_counts where user_id = ${userId}`
  })
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { amongst, count } = queries(sql)
  return repositoryOf(RelationReader, {
    amongst: (viewer, others) =>
      others.length === 0
        ? Effect.succeed(new Map<UserId, Relation>())
        : Effect.map(amongst({ viewer, others }), (rows) => new Map(rows.map(({ id, ...relation }) => [id, relation]))),
    count: (userId) =>
      Effect.map(
        count(userId),
        Option.getOrElse(() => none)
      )
  })
})

export const relationReader = Layer.effect(RelationReader, make)
