import { SqlClient, SqlSchema } from "@effect/sql"
import { NewsRepository } from "@mentorkit/core/connections/ports"
import { UserId } from "@mentorkit/core/kernel"
import { Effect, Layer, Option, Schema } from "effect"
import { Changed, Moment } from "../database/columns.js"
import { forgetOlder } from "../database/expired-rows.js"
import { repositoryOf } from "../database/repository.js"
import { NewsKind } from "./rows.js"

const take = (sql: SqlClient.SqlClient) =>
  SqlSchema.findOne({
    Request: Schema.Struct({ kind: NewsKind, fromId: UserId, toId: UserId, now: Moment, since: Moment }),
    Result: Changed,
    execute: ({ fromId, kind, now, since, toId }) => sql`
      insert into social_news ${sql.insert({ kind, fromId, toId, toldAt: now })}
      on conflict (from_id, to_id, kind) do update set told_at = excluded.told_at
        where social_news.told_at <= ${since}
      returning 1 as one`
  })

export const newsRepository = Layer.effect(
  NewsRepository,
  Effect.map(SqlClient.SqlClient, (sql) => {
    const taken = take(sql)
    return repositoryOf(NewsRepository, {
      take: (news, times) => Effect.map(taken({ ...news, ...times }), Option.isSome),
      forgetBefore: forgetOlder(sql, "social_news", "told_at")
    })
  })
)
