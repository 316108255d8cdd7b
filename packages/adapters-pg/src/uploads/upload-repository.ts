import { SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import { UploadId } from "@mentorkit/core/uploads"
import { UploadRepository } from "@mentorkit/core/uploads/ports"
import { Effect, Layer, Option, Schema } from "effect"
import { Changed, Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"
import { isAdmitted } from "../people/standing.js"
import {
  AddedRow,
  ChunkRow,
  CompletedRow,
  ReadableRow,
  toChunk,
  toChunkRow,
  toCompletedRow,
  toUpload,
  toUploadRow,
  toUploadWithChunk,
  UploadRow,
  UsageRow,
  WithChunkRow
} from "./rows.js"

const uploadQueries = (sql: SqlClient.SqlClient) => ({
  sumUsage: SqlSchema.findAll({
    Request: Schema.Struct({ userId: UserId, now: Moment }),
    Result: UsageRow,
    execute: ({ now, userId }) => sql`
      select purpose, (count(*) filter (where file_key is null))::int as open, sum(size)::float8 as bytes
      from uploads where user_id = ${userId} and expires_at > ${now} group by purpose`
  }),

  add: SqlSchema.void({ Request: UploadRow, execute: (row) => sql`insert into uploads ${sql.insert(row)}` }),

  find: SqlSchema.findOne({
    Request: UploadId,
    Result: UploadRow,
    execute: (id) => sql`select * from uploads where id = ${id}`
  }),

  // An index is what a client says, and may be larger than any that is stored.
  findWithChunk: SqlSchema.findOne({
    Request: Schema.Struct({ id: UploadId, index: Schema.Int }),
    Result: WithChunkRow,
    execute: ({ id, index }) => sql`
      select uploads.*, chunks.index, chunks.size as chunk_size, chunks.sha256 as chunk_sha256, chunks.file_key as chunk_file_key
      from uploads left join upload_chunks chunks on upload_id = id and index = ${index}::bigint where id = ${id}`
  }),

  lock: SqlSchema.findOne({
    Request: UploadId,
    Result: UploadRow,
    execute: (id) => sql`select * from uploads where id = ${id} for update`
  }),

  findReadable: SqlSchema.findOne({
    Request: Schema.Struct({ id: UploadId, reader: UserId, now: Moment }),
    Result: ReadableRow,
    execute: ({ id, now, reader }) => sql`
      select file_key, filename from uploads join users on users.id = user_id
      where uploads.id = ${id} and user_id = ${reader} and expires_at > ${now} and file_key is not null
        and ${sql.literal(isAdmitted())}`
  }),

  complete: SqlSchema.findOne({
    Request: Schema.Struct({ id: UploadId, row: Schema.Struct({ ...CompletedRow.fields, expiresAt: Moment }) }),
    Result: Changed,
    execute: ({ id, row }) => sql`
      update uploads set ${sql.update(row)} where id = ${id} and file_key is null returning 1 as one`
  }),

  remove: SqlSchema.void({ Request: UploadId, execute: (id) => sql`delete from uploads where id = ${id}` }),

  lockExpired: SqlSchema.findAll({
    Request: Schema.Struct({ now: Moment, limit: Schema.Int }),
    Result: UploadRow,
    execute: ({ limit, now }) => sql`
      select * from uploads where expires_at <= ${now} order by expires_at limit ${limit} for update skip locked`
  })
})

const chunkQueries = (sql: SqlClient.SqlClient) => ({
  // The lock comes first, since all the rest is made of what it finds.
  add: SqlSchema.findOne({
    Request: Schema.Struct({ row: ChunkRow, expiresAt: Moment }),
    Result: AddedRow,
    execute: ({ expiresAt, row }) => sql`
      with upload as (
        select * from uploads where id = ${row.uploadId} for update
      ), added as (
        insert into upload_chunks (upload_id, index, size, sha256, file_key)
        select id, ${row.index}::int, ${row.size}::int, ${row.sha256}::text, ${row.fileKey}::text from upload
        on conflict do nothing returning upload_id
      ), extended as (
        update uploads set expires_at = ${expiresAt} where id in (select upload_id from added)
      )
      select upload.*, exists (select from added) as is_added from upload`
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
})

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const uploads = uploadQueries(sql)
  const chunks = chunkQueries(sql)

  return repositoryOf(UploadRepository, {
    sumUsage: (userId, now) => uploads.sumUsage({ userId, now }),
    add: (upload) => uploads.add(toUploadRow(upload)),
    find: (id) => Effect.map(uploads.find(id), Option.map(toUpload)),
    findWithChunk: (id, index) => Effect.map(uploads.findWithChunk({ id, index }), Option.map(toUploadWithChunk)),
    lock: (id) => Effect.map(uploads.lock(id), Option.map(toUpload)),
    findReadable: (id, reader, now) =>
      Effect.map(
        uploads.findReadable({ id, reader, now }),
        Option.map(({ fileKey: key, filename }) => ({ key, filename }))
      ),
    markCompleted: Effect.fnUntraced(function* (id, file, expiresAt) {
      const completed = yield* uploads.complete({ id, row: { ...toCompletedRow(file), expiresAt } })
      if (Option.isSome(completed)) yield* chunks.removeAll(id)
      return Option.isSome(completed)
    }, sql.withTransaction),
    remove: uploads.remove,
    lockExpired: (now, limit) => Effect.map(uploads.lockExpired({ now, limit }), (rows) => rows.map(toUpload)),
    addChunk: (chunk, expiresAt) =>
      Effect.map(
        chunks.add({ row: toChunkRow(chunk), expiresAt }),
        Option.map((row) => ({ before: toUpload(row), isAdded: row.isAdded }))
      ),
    findChunk: (id, index) => Effect.map(chunks.find({ id, index }), Option.map(toChunk)),
    listChunks: (id) => Effect.map(chunks.list(id), (rows) => rows.map(toChunk))
  })
})

export const uploadRepository = Layer.effect(UploadRepository, make)
