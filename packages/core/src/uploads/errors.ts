/** Errors of uploads. The message is for people; the tag and the fields are for programs. */
import { Schema } from "effect"
import { described } from "../kernel/index.js"
import { UploadPurpose } from "./purposes.js"

export class UploadNotFound extends Schema.TaggedError<UploadNotFound>()(
  "UploadNotFound",
  {},
  {
    description:
      "The same for somebody else's upload, for one that was abandoned, deleted or used, and for an address that is over."
  }
) {
  override get message() {
    return "Upload not found."
  }
}

export class TooManyUploads extends Schema.TaggedError<TooManyUploads>()("TooManyUploads", {
  limit: described(Schema.Int, "How many uploads a person can have under way.", 5)
}) {
  override get message() {
    return `You have ${this.limit} uploads under way. Complete or delete one of them before you start another.`
  }
}

export class UploadQuotaExceeded extends Schema.TaggedError<UploadQuotaExceeded>()("UploadQuotaExceeded", {
  limit: described(Schema.Int, "Bytes that a person's uploads may take until they are used.", 209_715_200),
  taken: described(Schema.Int, "Bytes that they take now.", 188_743_680)
}) {
  override get message() {
    return `Your uploads would take more than ${Math.floor(this.limit / 1024 / 1024)} MB. Use or delete one of them first.`
  }
}

export class UploadCompleted extends Schema.TaggedError<UploadCompleted>()("UploadCompleted", {}) {
  override get message() {
    return "This upload is complete; nothing can be added to it."
  }
}

export class ChunkDiffers extends Schema.TaggedError<ChunkDiffers>()(
  "ChunkDiffers",
  { index: described(Schema.Int, "Index of the chunk.", 3) },
  { description: "Delete the upload and start anew if the stored bytes are the wrong ones." }
) {
  override get message() {
    return `Chunk ${this.index} is stored already, with other bytes.`
  }
}

export class DigestMismatch extends Schema.TaggedError<DigestMismatch>()(
  "DigestMismatch",
  { sha256: described(Schema.String, "SHA-256 of what has arrived, in hex.", "e3b0c442".repeat(8)) },
  { description: "Nothing was stored. Send the bytes again." }
) {
  override get message() {
    return "The bytes are not those of the digest: they were damaged on the way."
  }
}

export class UploadIncomplete extends Schema.TaggedError<UploadIncomplete>()("UploadIncomplete", {
  missing: described(Schema.Array(Schema.Int), "Indexes of missing chunks, the first 100.", [3, 7]),
  missing_count: described(Schema.Int, "How many chunks are missing.", 2)
}) {
  override get message() {
    return `The upload is incomplete: ${this.missing_count} ${this.missing_count === 1 ? "chunk is" : "chunks are"} missing.`
  }
}

export class UnsupportedUpload extends Schema.TaggedError<UnsupportedUpload>()(
  "UnsupportedUpload",
  { purpose: UploadPurpose },
  { description: "Told by the first bytes of the file, whatever its name and its claimed type." }
) {
  override get message() {
    return "The file is not a film of type: mp4, quicktime, webm."
  }
}
