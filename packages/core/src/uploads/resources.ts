/** Wire schemas of uploads. */
import { Schema } from "effect"
import { described, Timestamp } from "../kernel/index.js"
import { UploadId } from "./ids.js"
import { UploadPurpose } from "./purposes.js"

const sha256Example = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"

export const UploadResource = Schema.Struct({
  upload_id: UploadId,
  purpose: UploadPurpose,
  filename: described(Schema.String, "Name of the file, as the client calls it.", "interview.mp4"),
  size: described(Schema.Int, "Bytes of the whole file.", 10_485_760),
  mime: described(Schema.String, "Content type that the client has claimed.", "video/mp4"),
  state: described(
    Schema.Literal("open", "completed"),
    "`open` while chunks may come; `completed` once the file can be used.",
    "open"
  ),
  chunk_size: described(Schema.Int, "Bytes of each chunk; the last one has the rest.", 1_048_576),
  chunk_count: described(Schema.Int, "How many chunks the file has; their indexes begin at 0.", 10),
  received_chunks: described(
    Schema.Array(Schema.Int),
    "Indexes of the chunks that have arrived, in their order; empty once the upload is completed.",
    [0, 1, 4]
  ),
  content_type: described(
    Schema.NullOr(Schema.String),
    "What the file is by its bytes; null until the upload is completed.",
    "video/mp4"
  ),
  sha256: described(
    Schema.NullOr(Schema.String),
    "SHA-256 of the whole file, in hex; null until the upload is completed.",
    sha256Example
  ),
  url: described(
    Schema.NullOr(Schema.String),
    "Address of the file for its sender, as a page shows it before it is used; null until the upload is completed. It ends after three to six hours.",
    "https://api.example.com/uploads/0197c0de-1111-7abc-8def-000000000001/file?reader=0197c0de-1111-7abc-8def-000000000002&expires=1790000000&signature=n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg"
  ),
  created_at: described(Timestamp, "When the upload was started."),
  completed_at: described(Schema.NullOr(Timestamp), "When it was completed; null until then."),
  expires_at: described(Timestamp, "When it will be forgotten, unless a chunk comes or it is used before.")
}).annotations({ identifier: "Upload", description: "A file that a person sends in chunks." })
export interface UploadResource extends Schema.Schema.Type<typeof UploadResource> {}

export const UploadChunkResource = Schema.Struct({
  index: described(Schema.Int, "Index of the chunk, from 0.", 3),
  size: described(Schema.Int, "Bytes of the chunk.", 1_048_576),
  sha256: described(Schema.String, "SHA-256 of the chunk, in hex.", sha256Example)
}).annotations({ identifier: "UploadChunk", description: "A chunk that has arrived." })
export interface UploadChunkResource extends Schema.Schema.Type<typeof UploadChunkResource> {}
