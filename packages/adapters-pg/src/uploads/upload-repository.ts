import { SqlClient, SqlSchema } from "@effect/sql"
import { UserId } from "@mentorkit/core/kernel"
import { UploadId } from "@mentorkit/core/uploads"
import { UploadRepository } from "@mentorkit/core/uploads/ports"
import { Effect, Layer, Option, Schema } from "effect"
import { Changed, Moment } from "../database/columns.js"
import { repositoryOf } from "../database/repository.js"
import { isAdmitted } from "../people/standing.js"
import { chunkQueries } from "./chunk-queries.js"
import {
  CompletedRow,
  ReadableRow,
  toAddedChunk,
  toChunk,
  toChunkRow,
  toCompletedRow,
  toUpload,
  toUploadRow,
  toUploadWithChunk,
  UploadRow,
  UsageRow
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

const make = Effect.map(SqlClient.SqlClient, (sql) => {
  const uploads = uploadQueries(sql)
  const chunks = chunkQueries(sql)

  return repositoryOf(UploadRepository, {
    sumUsage: (userId, now) => uploads.sumUsage({ userId, now }),
    add: (upload) => uploads.add(toUploadRow(upload)),
    find: (id) => Effect.map(uploads.find(id), Option.map(toUpload)),
    beginChunk: ({ index, key: fileKey, uploadId }, call) =>
      Effect.map(chunks.begin({ uploadId, index, fileKey, ...call }), Option.map(toUploadWithChunk)),
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
    addChunk: (chunk, call) => Effect.map(chunks.add({ ...toChunkRow(chunk), ...call }), Option.map(toAddedChunk)),
    findChunk: (id, index) => Effect.map(chunks.find({ id, index }), Option.map(toChunk)),
    listChunks: (id) => Effect.map(chunks.list(id), (rows) => rows.map(toChunk))
  })
})

export const uploadRepository = Layer.effect(UploadRepository, make)
