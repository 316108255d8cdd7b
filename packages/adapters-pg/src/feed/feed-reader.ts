import { SqlClient } from "@effect/sql"
import { FeedReader } from "@mentorkit/core/feed/ports"
import { Array, Effect, Layer } from "effect"
import { isAliveComment } from "../comments/alive.js"
import { repositoryOf } from "../database/repository.js"
import { isAdmitted } from "../people/standing.js"
import { isVisiblePost } from "./visible.js"

const make = Effect.map(SqlClient.SqlClient, (sql) =>
  repositoryOf(FeedReader, {
    listVisible: Effect.fnUntraced(function* (reader, kind, ids) {
      const visible = sql`posts join users on users.id = posts.author_id where ${isVisiblePost(sql, reader)}`
      const rows = yield* kind === "post"
        ? sql<{ readonly id: string }>`select posts.id from ${visible} and posts.id = any(${ids}::uuid[])`
        : sql<{ readonly id: string }>`
            select comments.id from comments
            where comments.id = any(${ids}::uuid[]) and ${isAliveComment(sql, "comments", reader)}
              and exists (select from ${visible} and posts.id = comments.post_id)`
      return new Set(rows.map(({ id }) => id))
    }),

    hasReacted: (userId, postId) =>
      Effect.map(
        sql`
          select from post_reactions join users on users.id = user_id
          where post_id = ${postId} and user_id = ${userId} and ${sql.literal(isAdmitted())}`,
        Array.isNonEmptyReadonlyArray
      )
  })
)

export const feedReader = Layer.effect(FeedReader, make)
