import { SqlClient, SqlSchema } from "@effect/sql"
import { PostId } from "@mentorkit/core/feed"
import { ReactionNewsRepository } from "@mentorkit/core/feed/ports"
import { UserId } from "@mentorkit/core/kernel"
import { Effect, Layer, Option, Schema } from "effect"
import { Changed, Moment } from "../database/columns.js"
import { forgetOlder } from "../database/expired-rows.js"
import { repositoryOf } from "../database/repository.js"

const take = (sql: SqlClient.SqlClient) =>
  SqlSchema.findOne({
    Request: Schema.Struct({ postId: PostId, userId: UserId, now: Moment, since: Moment }),
    Result: Changed,
    execute: ({ now, postId, since, userId }) => sql`
      insert into reaction_news ${sql.insert({ postId, userId, toldAt: now })}
      on conflict (post_id, user_id) do update set told_at = excluded.told_at where reaction_news.told_at <= ${since}
      returning 1 as one`
  })

export const reactionNewsRepository = Layer.effect(
  ReactionNewsRepository,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const taken = take(sql)
    return repositoryOf(ReactionNewsRepository, {
      take: (reaction, times) => Effect.map(taken({ ...reaction, ...times }), Option.isSome),
      forgetBefore: forgetOlder(sql, "reaction_news", "told_at")
    })
  })
)
