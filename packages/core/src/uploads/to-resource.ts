/** Maps uploads to resources. */
import { chunkCountOf, chunkSize } from "./chunks.js"
import type { UploadResource } from "./resources.js"
import type { Upload, UploadChunk } from "./upload.js"

/** `chunks` are those of an open upload, by index. */
export const toUploadResource = (upload: Upload, chunks: ReadonlyArray<Pick<UploadChunk, "index">>): UploadResource => {
  const { file, id, purpose, filename, size, mime } = upload
  return {
    upload_id: id,
    purpose,
    filename,
    size,
    mime,
    state: file === null ? "open" : "completed",
    chunk_size: chunkSize,
    chunk_count: chunkCountOf(size),
    received_chunks: file === null ? chunks.map(({ index }) => index) : [],
    content_type: file?.contentType ?? null,
    sha256: file?.sha256 ?? null,
    created_at: upload.createdAt,
    completed_at: file?.completedAt ?? null,
    expires_at: upload.expiresAt
  }
}
