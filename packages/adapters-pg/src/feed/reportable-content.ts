import { SqlClient, type SqlError } from "@effect/sql"
import { ReportableContent } from "@mentorkit/core/feed/ports"
import { UserId } from "@mentorkit/core/kernel"
import { FileKey } from "@mentorkit/core/kernel/ports"
import { Array, Effect, Layer, Schema } from "effect"
import { repositoryOf } from "../database/repository.js"
import { isAdmitted } from "../people/standing.js"
import { isReportablePost } from "./visible.js"

const Row = Schema.Struct({
  authorId: UserId,
  copy: Schema.Record({ key: Schema.String, value: Schema.Unknown }),
  fileKeys: Schema.Array(FileKey)
})
const decode = Schema.decodeUnknown(Schema.Array(Row))

const firstOf = (rows: Effect.Effect<ReadonlyArray<object>, SqlError.SqlError>) =>
  Effect.map(Effect.flatMap(rows, decode), Array.head)

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const fileKeys = sql`array(select file_key from post_files where post_id = posts.id order by kind, position)`

  return repositoryOf(ReportableContent, {
    findPost: (viewer, id) =>
      firstOf(sql`
        select author_id, ${fileKeys} as file_keys, jsonb_build_object(
          'body', body, 'type', type, 'visibility', visibility, 'root_id', root_id, 'created_at', posts.created_at,
          'updated_at', posts.updated_at, 'file_keys', ${fileKeys},
          'alts', array(select alt from post_files where post_id = posts.id order by kind, position),
          'poll', (
            select jsonb_build_object('question', question, 'options', (
              select jsonb_agg(label order by position) from poll_options where poll_id = polls.id
            ))
            from polls where post_id = posts.id
          )
        ) as copy
        from posts join users on users.id = author_id
        where posts.id = ${id} and ${isReportablePost(sql, viewer)}`),

    findComment: (viewer, id) =>
      firstOf(sql`
        select comment.author_id, array[]::text[] as file_keys, jsonb_build_object(
          'body', comment.body, 'post_id', comment.post_id, 'parent_id', comment.parent_id,
          'created_at', comment.created_at, 'updated_at', comment.updated_at
        ) as copy
        from comments comment join posts on posts.id = comment.post_id join users on users.id = posts.author_id
        where comment.id = ${id} and not is_deleted and ${isReportablePost(sql, viewer)} and (
          comment.author_id = ${viewer}
          or exists (select from users writer where writer.id = comment.author_id and ${sql.literal(isAdmitted("writer"))})
        )`)
  })
})

export const reportableContent = Layer.effect(ReportableContent, make)
