/** Ports of uploads. A failing database is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import type { FileKey, UserId } from "../kernel/index.js"
import type { UploadId } from "./ids.js"
import type { CompletedFile, Upload, UploadChunk, UploadUsage } from "./upload.js"

/** What a chunk finds before its bytes are stored. */
export interface UploadWithChunk {
  readonly upload: Upload
  /** The one of its index, if that is there already. */
  readonly chunk: Option.Option<UploadChunk>
}

/** What a chunk finds once its bytes are stored. */
export interface AddedChunk {
  readonly before: Upload
  readonly isAdded: boolean
  /** Whether its file could be confirmed: no sweep has given it up, and the upload takes chunks. */
  readonly isRegistered: boolean
}

/** Whose call it is, and when. */
export interface ChunkCall {
  readonly userId: UserId
  readonly now: DateTime.Utc
}

export class UploadRepository extends Context.Tag("@mentorkit/UploadRepository")<
  UploadRepository,
  {
    /** One row a purpose of which the person has uploads that have not expired by then. To rely on it, lock the account first. */
    readonly sumUsage: (userId: UserId, now: DateTime.Utc) => Effect.Effect<ReadonlyArray<UploadUsage>>
    readonly add: (upload: Upload) => Effect.Effect<void>
    readonly find: (id: UploadId) => Effect.Effect<Option.Option<Upload>>
    /**
     * The upload, with its chunk of that index (any whole number) if it has one. Where it has none and takes chunks of that
     * person, its file is registered in the same statement, as by `FileRegister.begin`.
     */
    readonly beginChunk: (
      chunk: Pick<UploadChunk, "index" | "key" | "uploadId">,
      call: ChunkCall
    ) => Effect.Effect<Option.Option<UploadWithChunk>>
    /** As `find`, alone until the transaction ends. */
    readonly lock: (id: UploadId) => Effect.Effect<Option.Option<Upload>>
    /** The whole file, as long as that person is its sender, and not banned, suspended or erased. */
    readonly findReadable: (
      id: UploadId,
      reader: UserId,
      now: DateTime.Utc
    ) => Effect.Effect<Option.Option<{ readonly key: FileKey; readonly filename: string }>>
    /** Stores the whole file, and removes the chunks. False, and nothing changes, if the upload has a file already or is gone. */
    readonly markCompleted: (id: UploadId, file: CompletedFile, expiresAt: DateTime.Utc) => Effect.Effect<boolean>
    /** With its chunks. */
    readonly remove: (id: UploadId) => Effect.Effect<void>
    /** At most so many that have expired by then, those longest ago first; locked until the transaction ends. Passes locked ones by. */
    readonly lockExpired: (now: DateTime.Utc, limit: number) => Effect.Effect<ReadonlyArray<Upload>>
    /**
     * Locks the upload as `lock` does, adds the chunk, confirms its file as by `FileRegister.confirm` and moves the upload's
     * end, in one statement; none where there is no such upload. Nothing changes where it takes no chunks of that person, where
     * it has one of that index, as of parallel calls one has added its own, and where the file is not registered any more.
     */
    readonly addChunk: (
      chunk: UploadChunk,
      call: ChunkCall & { readonly expiresAt: DateTime.Utc }
    ) => Effect.Effect<Option.Option<AddedChunk>>
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
