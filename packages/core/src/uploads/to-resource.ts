/** Maps uploads to resources. */
import { Effect } from "effect"
import { LinkBase, makeSignedAddresses } from "../kernel/index.js"
import { chunkCountOf, chunkSize } from "./chunks.js"
import type { UploadResource } from "./resources.js"
import { signedFileOf, type Upload, type UploadChunk } from "./upload.js"

/** `toUploadResource(upload, chunks)`: to its sender. `chunks` are those of an open upload, by index. */
export const makeToUploadResource = Effect.gen(function* () {
  const { appUrl } = yield* LinkBase
  const { sign } = yield* makeSignedAddresses

  const urlOf = ({ file, id, userId }: Upload) =>
    file === null
      ? Effect.succeed(null)
      : Effect.map(sign(signedFileOf(id), userId), (query) => `${appUrl}/uploads/${id}/file${query}`)

  return (upload: Upload, chunks: ReadonlyArray<Pick<UploadChunk, "index">>): Effect.Effect<UploadResource> =>
    Effect.map(urlOf(upload), (url) => shown(upload, url, chunks))
})

const shown = (
  { createdAt, expiresAt, file, filename, id, mime, purpose, size }: Upload,
  url: string | null,
  chunks: ReadonlyArray<Pick<UploadChunk, "index">>
): UploadResource => ({
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
  url,
  created_at: createdAt,
  completed_at: file?.completedAt ?? null,
  expires_at: expiresAt
})
