/** Statements about chunks. What a chunk does to its file's registration is in them, as each statement costs a round trip. */
import { type SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import { FileKey } from "@mentorkit/core/kernel/ports"
import { UploadId } from "@mentorkit/core/uploads"
import { Schema } from "effect"
import { Moment } from "../database/columns.js"
import { AddedRow, ChunkRow, WithChunkRow } from "./rows.js"

const call = { userId: UserId, now: Moment }

export const chunkQueries = (sql: SqlClient.SqlClient) => {
  /** Whether the upload of that name takes chunks, as `ownUpload` and `fits` say it in core. */
  const takesChunks = ({ now, userId }: { readonly now: Date; readonly userId: string }) =>
    sql`upload.user_id = ${userId} and upload.file_key is null and upload.expires_at > ${now}`

  return {
    // An index is what a client says, and may be larger than any that is stored.
    begin: SqlSchema.findOne({
      Request: Schema.Struct({ uploadId: UploadId, index: Schema.Int, fileKey: FileKey, ...call }),
      Result: WithChunkRow,
      execute: ({ fileKey, index, uploadId, ...call }) => sql`
        with found as (
          select upload.*, chunk.index, chunk.size as chunk_size, chunk.sha256 as chunk_sha256, chunk.file_key as chunk_file_key
          from uploads upload left join upload_chunks chunk on upload_id = id and index = ${index}::bigint
          where id = ${uploadId}
        ), registered as (
          insert into stored_files (key, state, since)
          select ${fileKey}::text, 'pending', ${call.now}::timestamptz from found upload
          where index is null and ${takesChunks(call)}
        )
        select * from found`
    }),

    // The lock comes first, since all the rest is made of what it finds. The file comes after its upload, as everywhere.
    add: SqlSchema.findOne({
      Request: Schema.Struct({ ...ChunkRow.fields, ...call, expiresAt: Moment }),
      Result: AddedRow,
      execute: ({ expiresAt, fileKey, index, sha256, size, uploadId, ...call }) => sql`
        with upload as (
          select * from uploads where id = ${uploadId} for update
        ), registered as (
          select key from stored_files, upload
          where key = ${fileKey} and state = 'pending' and ${takesChunks(call)}
          for update of stored_files
        ), added as (
          insert into upload_chunks (upload_id, index, size, sha256, file_key)
          select ${uploadId}::uuid, ${index}::int, ${size}::int, ${sha256}::text, key from registered
          on conflict do nothing returning upload_id, upload_chunks.file_key
        ), kept as (
          update stored_files set state = 'kept', since = ${call.now}
          where key in (select file_key from added) returning key
        ), owned as (
          insert into file_owners (file_key, owner_kind, owner_id) select key, 'upload', ${uploadId}::uuid from kept
        ), extended as (
          update uploads set expires_at = ${expiresAt} where id in (select upload_id from added)
        )
        select upload.*, exists (select from added) as is_added, exists (select from registered) as is_registered from upload`
    }),

    find: SqlSchema.findOne({
      Request: Schema.Struct({ id: UploadId, index: Schema.Int }),
      Result: ChunkRow,
      execute: ({ id, index }) => sql`select * from upload_chunks where upload_id = ${id} and index = ${index}`
    }),

    list: SqlSchema.findAll({
      Request: UploadId,
      Result: ChunkRow,
      execute: (id) => sql`select * from upload_chunks where upload_id = ${id} order by index`
    }),

    removeAll: SqlSchema.void({
      Request: UploadId,
      execute: (id) => sql`delete from upload_chunks where upload_id = ${id}`
    })
  }
}
