/** Ports of uploads. A failing database is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import type { FileKey, UserId } from "../kernel/index.js"
import type { UploadId } from "./ids.js"
import type { CompletedFile, Upload, UploadChunk, UploadUsage } from "./upload.js"

export class UploadRepository extends Context.Tag("@mentorkit/UploadRepository")<
  UploadRepository,
  {
    /** One row a purpose of which the person has uploads that have not expired by then. To rely on it, lock the account first. */
    readonly sumUsage: (userId: UserId, now: DateTime.Utc) => Effect.Effect<ReadonlyArray<UploadUsage>>
    readonly add: (upload: Upload) => Effect.Effect<void>
    readonly find: (id: UploadId) => Effect.Effect<Option.Option<Upload>>
    /** As `find`, alone until the transaction ends. */
    readonly lock: (id: UploadId) => Effect.Effect<Option.Option<Upload>>
    /** The whole file, as long as that person is its sender, and not banned, suspended or erased. */
    readonly findReadable: (
      id: UploadId,
      reader: UserId,
      now: DateTime.Utc
    ) => Effect.Effect<Option.Option<{ readonly key: FileKey; readonly filename: string }>>
    readonly setExpiresAt: (id: UploadId, expiresAt: DateTime.Utc) => Effect.Effect<void>
    /** Stores the whole file, and removes the chunks. False, and nothing changes, if the upload has a file already or is gone. */
    readonly markCompleted: (id: UploadId, file: CompletedFile, expiresAt: DateTime.Utc) => Effect.Effect<boolean>
    /** With its chunks. */
    readonly remove: (id: UploadId) => Effect.Effect<void>
    /** At most so many that have expired by then, those longest ago first; locked until the transaction ends. Passes locked ones by. */
    readonly lockExpired: (now: DateTime.Utc, limit: number) => Effect.Effect<ReadonlyArray<Upload>>
    /** The upload must exist. False, and nothing changes, where it has a chunk of that index: of parallel calls one gets true. */
    readonly addChunk: (chunk: UploadChunk) => Effect.Effect<boolean>
    readonly findChunk: (id: UploadId, index: number) => Effect.Effect<Option.Option<UploadChunk>>
    /** All of them, by index. */
    readonly listChunks: (id: UploadId) => Effect.Effect<ReadonlyArray<UploadChunk>>
  }
>() {}

/** A SHA-256 of bytes that come piece by piece. */
export interface RunningSha256 {
  readonly update: (bytes: Uint8Array) => void
  /** In hex, lower case; once, after the last piece. */
  readonly digest: () => string
}

/** Hashing of what is too large for the memory; `crypto.subtle` wants all bytes at once. */
export class Sha256 extends Context.Tag("@mentorkit/Sha256")<
  Sha256,
  { readonly start: Effect.Effect<RunningSha256> }
>() {}
