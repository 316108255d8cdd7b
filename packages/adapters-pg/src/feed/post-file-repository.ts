import { SqlClient, SqlSchema } from "@effect/sql"
import { PostId } from "@mentorkit/core/feed"
import { PostFileId, PostFileRepository } from "@mentorkit/core/feed/ports"
import { UserId } from "@mentorkit/core/kernel"
import { Effect, Layer, Schema } from "effect"
import { repositoryOf } from "../database/repository.js"
import { isAdmitted } from "../people/standing.js"
import { StoredFileRow } from "./rows.js"
import { isPublicPost, isVisiblePost } from "./visible.js"

const queries = (sql: SqlClient.SqlClient) => {
  const sent = sql`
    select file_key as key, kind, content_type from post_files
    join posts on posts.id = post_id join users on users.id = author_id`

  return {
    list: SqlSchema.findAll({
      Request: PostId,
      Result: StoredFileRow.pick("key", "kind"),
      execute: (id) => sql`select file_key as key, kind from post_files where post_id = ${id}`
    }),

    findPublic: SqlSchema.findOne({
      Request: PostFileId,
      Result: StoredFileRow,
      execute: (id) => sql`
        ${sent} where post_files.id = ${id} and ${sql.literal(isPublicPost)}`
    }),

    findVisible: SqlSchema.findOne({
      Request: Schema.Struct({ reader: UserId, id: PostFileId }),
      Result: StoredFileRow,
      execute: ({ id, reader }) => sql`
        ${sent} where post_files.id = ${id} and ${isVisiblePost(sql, reader)}
          and exists (select from users reader where reader.id = ${reader} and ${sql.literal(isAdmitted("reader"))})`
    })
  }
}

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const { findPublic, findVisible, list } = queries(sql)
  return repositoryOf(PostFileRepository, {
    add: (postId, files) => {
      const rows = files.map(({ key, ...file }) => ({ ...file, postId, fileKey: key }))
      return rows.length === 0 ? Effect.void : Effect.asVoid(sql`insert into post_files ${sql.insert(rows)}`)
    },
    list,
    findPublic,
    findVisible: (reader, id) => findVisible({ reader, id })
  })
})

export const postFileRepository = Layer.effect(PostFileRepository, make)
