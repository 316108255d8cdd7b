/** Rows of uploads, and the uploads that they are. */
import { UserId } from "@mentorkit/core/kernel"
import { FileKey } from "@mentorkit/core/kernel/ports"
import { UploadId, UploadPurpose } from "@mentorkit/core/uploads"
import type { AddedChunk, CompletedFile, Upload, UploadChunk, UploadWithChunk } from "@mentorkit/core/uploads/ports"
import { Option, Schema } from "effect"
import { Moment } from "../database/columns.js"

/** What an upload has once it is completed. */
export const CompletedRow = Schema.Struct({
  fileKey: FileKey,
  contentType: Schema.String,
  sha256: Schema.String,
  completedAt: Moment
})

const OpenRow = Schema.Struct({
  fileKey: Schema.Null,
  contentType: Schema.Null,
  sha256: Schema.Null,
  completedAt: Schema.Null
})

const described = {
  id: UploadId,
  userId: UserId,
  purpose: UploadPurpose,
  filename: Schema.String,
  mime: Schema.String,
  size: Schema.Int,
  createdAt: Moment,
  expiresAt: Moment
}

export const UploadRow = Schema.Union(
  Schema.Struct({ ...described, ...CompletedRow.fields }),
  Schema.Struct({ ...described, ...OpenRow.fields })
)

/** An upload as a chunk has found it. */
export const AddedRow = Schema.extend(
  UploadRow,
  Schema.Struct({ isAdded: Schema.Boolean, isRegistered: Schema.Boolean })
)

/** An upload beside one of its chunks, or beside none. */
export const WithChunkRow = Schema.extend(
  UploadRow,
  Schema.Union(
    Schema.Struct({ index: Schema.Int, chunkSize: Schema.Int, chunkSha256: Schema.String, chunkFileKey: FileKey }),
    Schema.Struct({ index: Schema.Null })
  )
)

const fileOf = (row: typeof UploadRow.Type): CompletedFile | null =>
  row.fileKey === null
    ? null
    : { key: row.fileKey, contentType: row.contentType, sha256: row.sha256, completedAt: row.completedAt }

export const toUpload = (row: typeof UploadRow.Type): Upload => ({
  id: row.id,
  userId: row.userId,
  purpose: row.purpose,
  filename: row.filename,
  mime: row.mime,
  size: row.size,
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  file: fileOf(row)
})

export const toCompletedRow = ({ key: fileKey, ...file }: CompletedFile): typeof CompletedRow.Type => ({
  ...file,
  fileKey
})

const open = { fileKey: null, contentType: null, sha256: null, completedAt: null } as const

export const toUploadRow = ({ file, ...upload }: Upload): typeof UploadRow.Type => ({
  ...upload,
  ...(file === null ? open : toCompletedRow(file))
})

export const ReadableRow = Schema.Struct({ fileKey: FileKey, filename: Schema.String })

export const ChunkRow = Schema.Struct({
  uploadId: UploadId,
  index: Schema.Int,
  size: Schema.Int,
  sha256: Schema.String,
  fileKey: FileKey
})

export const toChunk = ({ fileKey: key, ...chunk }: typeof ChunkRow.Type): UploadChunk => ({ ...chunk, key })
export const toChunkRow = ({ key: fileKey, ...chunk }: UploadChunk): typeof ChunkRow.Type => ({ ...chunk, fileKey })

export const toUploadWithChunk = (row: typeof WithChunkRow.Type): UploadWithChunk => ({
  upload: toUpload(row),
  chunk:
    row.index === null
      ? Option.none()
      : Option.some({
          uploadId: row.id,
          index: row.index,
          size: row.chunkSize,
          sha256: row.chunkSha256,
          key: row.chunkFileKey
        })
})

export const toAddedChunk = ({ isAdded, isRegistered, ...row }: typeof AddedRow.Type): AddedChunk => ({
  before: toUpload(row),
  isAdded,
  isRegistered
})

export const UsageRow = Schema.Struct({ purpose: UploadPurpose, open: Schema.Int, bytes: Schema.Int })
