/** Uploads and their rules. Pure: no Effect, no clock, no database. */
import { DateTime, Either, Option } from "effect"
import {
  type FileKey,
  type FileOwner,
  fieldProblem,
  InvalidInput,
  type OwnedFile,
  type SignedFile,
  type UserId
} from "../kernel/index.js"
import { chunkCountOf, chunkSizeAt, missingChunks } from "./chunks.js"
import {
  ChunkDiffers,
  DigestMismatch,
  TooManyUploads,
  UploadCompleted,
  UploadIncomplete,
  UploadNotFound,
  UploadQuotaExceeded
} from "./errors.js"
import type { UploadId } from "./ids.js"
import { type Allowance, purposeRules, type UploadPurpose } from "./purposes.js"

/** The whole file of a completed upload. */
export interface CompletedFile {
  readonly key: FileKey
  /** By its bytes. */
  readonly contentType: string
  /** In hex, lower case; here as below. */
  readonly sha256: string
  readonly completedAt: DateTime.Utc
}

export interface Upload {
  readonly id: UploadId
  readonly userId: UserId
  readonly purpose: UploadPurpose
  /** As the client calls it; shown, never a path. */
  readonly filename: string
  /** The client's claim. */
  readonly mime: string
  /** In bytes, of the whole file. */
  readonly size: number
  /** Null while chunks may come. */
  readonly file: CompletedFile | null
  readonly createdAt: DateTime.Utc
  /** From then on it is forgotten, unless something comes first. */
  readonly expiresAt: DateTime.Utc
}

export interface UploadChunk {
  readonly uploadId: UploadId
  readonly index: number
  /** In bytes. */
  readonly size: number
  readonly sha256: string
  readonly key: FileKey
}

/** Of chunks and whole files alike. Erasing an account says the same kind in SQL. */
export const fileOwnerOf = (id: UploadId): FileOwner => ({ kind: "upload", id })

/** The whole file, by the address that its sender is given. */
export const signedFileOf = (id: UploadId): SignedFile => ({ kind: "uploads.file", id })

/** Every file that the upload owns. */
export const ownedFilesOf = ({ file, id }: Upload, chunks: ReadonlyArray<UploadChunk>): ReadonlyArray<OwnedFile> =>
  [...chunks.map(({ key }) => key), ...(file === null ? [] : [file.key])].map((key) => ({
    key,
    owner: fileOwnerOf(id)
  }))

/** What a person's uploads of one purpose take. */
export interface UploadUsage {
  readonly purpose: UploadPurpose
  /** Those that are not complete. */
  readonly open: number
  /** Of open and of completed ones: either may fill a disk. */
  readonly bytes: number
}

export interface UploadLimits {
  readonly maxOpen: number
  readonly maxBytes: { readonly [A in Allowance]: number }
}

/** `usage` is of all uploads of the person. */
export const mayStart = (
  usage: ReadonlyArray<UploadUsage>,
  { purpose, size }: Pick<Upload, "purpose" | "size">,
  { maxBytes, maxOpen }: UploadLimits
): Either.Either<void, TooManyUploads | UploadQuotaExceeded> => {
  if (usage.reduce((sum, { open }) => sum + open, 0) >= maxOpen) {
    return Either.left(new TooManyUploads({ limit: maxOpen }))
  }
  const { allowance } = purposeRules[purpose]
  const taken = usage
    .filter((one) => purposeRules[one.purpose].allowance === allowance)
    .reduce((sum, { bytes }) => sum + bytes, 0)
  const limit = maxBytes[allowance]
  return taken + size <= limit ? Either.void : Either.left(new UploadQuotaExceeded({ limit, taken }))
}

/** The caller's own upload. Somebody else's is reported as not found, and so is one whose time is over. */
export const ownUpload = (
  found: Option.Option<Upload>,
  userId: UserId,
  now: DateTime.Utc
): Either.Either<Upload, UploadNotFound> =>
  Either.fromOption(
    Option.filter(found, (upload) => upload.userId === userId && DateTime.lessThan(now, upload.expiresAt)),
    () => new UploadNotFound()
  )

/** A chunk as it has come; not stored yet. */
export type ReceivedChunk = Pick<UploadChunk, "index" | "sha256" | "size">

/** Whether there is a place for the chunk, and it has just the size of that place. */
export const fits = (
  { file, size: total }: Upload,
  { index, size }: ReceivedChunk
): Either.Either<void, UploadCompleted | InvalidInput> => {
  if (file !== null) return Either.left(new UploadCompleted())
  const wanted = chunkSizeAt(total, index)
  if (wanted === undefined) {
    const last = chunkCountOf(total) - 1
    const problem = fieldProblem(["index"], `must be between 0 and ${last}`)
    return Either.left(new InvalidInput({ problems: [problem] }))
  }
  if (size === wanted) return Either.void
  return Either.left(
    new InvalidInput({ problems: [fieldProblem(["payload"], `must have ${wanted} bytes, and has ${size}`)] })
  )
}

/** Whether the chunk is stored already; the same bytes again are no mistake. */
export const isStored = (
  stored: Option.Option<UploadChunk>,
  { index, sha256 }: ReceivedChunk
): Either.Either<boolean, ChunkDiffers> =>
  Option.match(stored, {
    onNone: () => Either.right(false),
    onSome: (chunk) => (chunk.sha256 === sha256 ? Either.right(true) : Either.left(new ChunkDiffers({ index })))
  })

/** `told` are the digests that the client names, if any. */
export const agrees = (sha256: string, told: ReadonlyArray<string | undefined>): Either.Either<void, DigestMismatch> =>
  told.every((one) => one === undefined || one === sha256) ? Either.void : Either.left(new DigestMismatch({ sha256 }))

const maxNamed = 100

/** Whether every chunk is there. */
export const hasAll = (
  { size }: Upload,
  chunks: ReadonlyArray<Pick<UploadChunk, "index">>
): Either.Either<void, UploadIncomplete> => {
  const missing = missingChunks(
    size,
    chunks.map(({ index }) => index)
  )
  return missing.length === 0
    ? Either.void
    : Either.left(new UploadIncomplete({ missing: missing.slice(0, maxNamed), missing_count: missing.length }))
}
