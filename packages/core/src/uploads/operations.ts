/** The operations of uploads. */
import { SchemaAST as AST, Schema } from "effect"
import {
  atMostBytes,
  described,
  FileDownload,
  fieldProblem,
  Integer,
  invalidProblem,
  namedOperations,
  operation,
  optional,
  type Problem,
  type RawInput,
  signedFields,
  Text,
  UploadedFile
} from "../kernel/index.js"
import { chunkSize } from "./chunks.js"
import {
  ChunkDiffers,
  DigestMismatch,
  TooManyUploads,
  UnsupportedUpload,
  UploadCompleted,
  UploadIncomplete,
  UploadNotFound,
  UploadQuotaExceeded
} from "./errors.js"
import { Filename } from "./filename.js"
import { UploadId } from "./ids.js"
import { type PurposeRules, purposeRules, UploadPurpose } from "./purposes.js"
import { UploadChunkResource, UploadResource } from "./resources.js"
import { completionsPerMinute, startsPerMinute } from "./settings.js"

/** Hex in either case. */
const Sha256Hex = Schema.transform(
  Schema.String.pipe(Schema.pattern(/^[0-9a-fA-F]{64}$/)),
  Schema.String.pipe(Schema.pattern(/^[0-9a-f]{64}$/)),
  { strict: true, decode: (text) => text.toLowerCase(), encode: (text) => text }
)
const sha256Example = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"

const isPurpose = Schema.is(UploadPurpose)

const sizeProblems = (size: unknown, { maxBytes }: PurposeRules): ReadonlyArray<Problem> =>
  typeof size === "number" && size > maxBytes
    ? [fieldProblem(["size"], `must not be greater than ${maxBytes} bytes`)]
    : []

const mimeProblems = (mime: unknown, { types }: PurposeRules): ReadonlyArray<Problem> =>
  typeof mime === "string" && types !== undefined && !types.includes(mime.trim().toLowerCase())
    ? [invalidProblem(["mime"])]
    : []

/** How large a file may be and of which kind depends on what it is for. */
const rulesOfPurpose = ({ mime, purpose, size }: RawInput): ReadonlyArray<Problem> =>
  isPurpose(purpose) ? [...sizeProblems(size, purposeRules[purpose]), ...mimeProblems(mime, purposeRules[purpose])] : []

const Chunk = UploadedFile.pipe(
  atMostBytes(chunkSize),
  // Or the contract would write it out.
  Schema.annotations({ [AST.JSONIdentifierAnnotationId]: "UploadedFile" })
)

export const operations = namedOperations("uploads", {
  startUpload: operation({
    access: "user",
    input: Schema.Struct({
      purpose: UploadPurpose,
      filename: Filename,
      size: described(
        Integer.pipe(Schema.greaterThanOrEqualTo(1)),
        "Bytes of the whole file: 25 MB at most for `feed_video`, 500 MB for `course_video`, 10 MB for `chat_file`.",
        10_485_760
      ),
      mime: described(
        Text(255).pipe(Schema.pattern(/^[\w.+-]+\/[\w.+-]+$/)),
        "Content type of the file. Films are `video/mp4`, `video/quicktime` or `video/webm`; attachments of chats are any.",
        "video/mp4"
      )
    }),
    rules: rulesOfPurpose,
    success: Schema.Struct({ upload: described(UploadResource, "The new upload; its chunks are to be sent.") }),
    failures: [TooManyUploads, UploadQuotaExceeded],
    idempotent: true,
    accountLimit: { perMinute: startsPerMinute }
  }),
  /** Idempotent: the same bytes again are a success. In any order, several at once, to any host. */
  sendChunk: operation({
    access: "user",
    input: Schema.Struct({
      id: UploadId,
      index: described(Integer.pipe(Schema.greaterThanOrEqualTo(0)), "Index of the chunk, from 0.", 3),
      content_digest: optional(
        described(
          Text(1000),
          "Digest of the chunk (RFC 9530). Of its algorithms `sha-256` is checked.",
          "sha-256=:n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=:"
        )
      ),
      sha256: optional(described(Sha256Hex, "SHA-256 of the chunk, in hex.", sha256Example)),
      payload: described(Chunk, "The bytes of the chunk: `chunk_size`, and in the last one the rest.")
    }),
    success: Schema.Struct({ chunk: described(UploadChunkResource, "The chunk, stored now or before.") }),
    failures: [UploadNotFound, UploadCompleted, ChunkDiffers, DigestMismatch]
  }),
  getUpload: operation({
    access: "user",
    input: Schema.Struct({ id: UploadId }),
    success: Schema.Struct({ upload: described(UploadResource, "The upload, with the chunks that have arrived.") }),
    failures: [UploadNotFound]
  }),
  /** By an address that the host has signed for the sender: an `<img>` and a `<video>` send no token. */
  readUpload: operation({
    access: "public",
    input: Schema.Struct({ id: UploadId, ...signedFields }),
    success: Schema.Struct({ file: described(FileDownload, "The whole file.") }),
    failures: [UploadNotFound]
  }),
  /** Idempotent: a completed upload is answered as it is. */
  completeUpload: operation({
    access: "user",
    input: Schema.Struct({
      id: UploadId,
      sha256: optional(
        described(Sha256Hex, "SHA-256 of the whole file, in hex; left out, it is not checked.", sha256Example)
      )
    }),
    success: Schema.Struct({ upload: described(UploadResource, "The completed upload.") }),
    failures: [UploadNotFound, UploadIncomplete, UnsupportedUpload, DigestMismatch],
    accountLimit: { perMinute: completionsPerMinute }
  }),
  deleteUpload: operation({
    access: "user",
    input: Schema.Struct({ id: UploadId }),
    success: Schema.Struct({}),
    failures: [UploadNotFound]
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
