/** Store of documents and images, under keys that we choose. */
import { Context, type DateTime, type Effect, type Option, Schema, type Scope, type Stream } from "effect"
import type { Sweep } from "./sweep.js"

const segment = "[a-z0-9_-]{1,100}"

/**
 * The name of a file: "verification/0197c0de-…/front". We make it of ids and words of ours, never of what a client calls
 * its file. One to eight parts of lower case letters, digits, "-" and "_", so that no store reads a path, an extension or
 * a second spelling out of it.
 */
export const FileKey = Schema.String.pipe(
  Schema.maxLength(500),
  Schema.pattern(new RegExp(`^${segment}(/${segment}){0,7}$`)),
  Schema.brand("FileKey")
)
export type FileKey = typeof FileKey.Type

/** For adapters, which must check a key before it becomes a path. */
export const isFileKey = Schema.is(FileKey)

/** The stream was longer than `maxBytes`. */
export class FileTooLarge extends Schema.TaggedError<FileTooLarge>()("FileTooLarge", { maxBytes: Schema.Int }) {
  override get message() {
    return `The file is larger than ${this.maxBytes} bytes.`
  }
}

export interface FileOptions {
  /** Detected content type, "image/png"; never the client's claim. At most 255 printable ASCII characters. */
  readonly contentType: string
  /** Absent: any length. */
  readonly maxBytes?: number
}

/** A part of a file: its first and its last byte, counted from 0. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

export interface FileFacts {
  /** Of the whole file, in bytes. */
  readonly size: number
  readonly contentType: string
  /** By the store's clock; the same on every host. */
  readonly storedAt: DateTime.Utc
}

export interface StoredFile extends FileFacts {
  /** The file, or the part that was asked for. Run once, within the scope of `open`. Chunks of at most a megabyte. */
  readonly stream: Stream.Stream<Uint8Array>
}

export interface ListedFile {
  readonly key: FileKey
  readonly size: number
  /** By the store's clock. */
  readonly storedAt: DateTime.Utc
}

/**
 * A file is there whole or not at all, and once `put` or `remove` has succeeded everybody sees it so, on every host. A key
 * that is no `FileKey`, a content type that is none, and a store that fails are defects.
 */
export class FileStore extends Context.Tag("@mentorkit/FileStore")<
  FileStore,
  {
    /**
     * Stores what the stream has, in place of a file of the same key if there is one, and answers its size. Where the
     * stream fails, is too long or the caller is interrupted, everything is as before; an interruption that comes last of
     * all may find the file stored. Of several at once, one stays, whole. Only a few megabytes are held at a time: the
     * stream is asked for more as the store takes it.
     */
    readonly put: <E, R>(
      key: FileKey,
      bytes: Stream.Stream<Uint8Array, E, R>,
      options: FileOptions
    ) => Effect.Effect<{ readonly size: number }, E | FileTooLarge, R>
    /** What is known of a file without reading it. */
    readonly find: (key: FileKey) => Effect.Effect<Option.Option<FileFacts>>
    /**
     * Open until the scope closes. The whole file can be read, even if it is replaced or removed meanwhile. Of a range
     * nothing else is read, not even what stands before it; one that does not lie within the file is a defect. Whoever reads
     * fast wants `pieceBytes` at once, a megabyte at most, where the store can do that; each reader holds one such piece.
     */
    readonly open: (
      key: FileKey,
      range?: ByteRange,
      pieceBytes?: number
    ) => Effect.Effect<Option.Option<StoredFile>, never, Scope.Scope>
    /** No failure if there is no such file. */
    readonly remove: (key: FileKey) => Effect.Effect<void>
    /**
     * What lies under a key ("verification" has "verification/a" and "verification/a/b", not "verification-2/a"), or
     * everything for "", in no order and page by page. What is there all the time is shown once; what comes and goes
     * meanwhile may be shown or not. What is shown may be removed on the way.
     */
    readonly list: (under: FileKey | "") => Stream.Stream<ListedFile>
    /**
     * Dies where nothing can be stored now, as far as that can be told for nothing: a store that takes money for each write
     * is asked whether it is there. For health checks; leaves nothing behind.
     */
    readonly check: Effect.Effect<void>
    /** Sweeps of unfinished files of a crashed host; nobody could see those. Safe at any time. */
    readonly upkeep: ReadonlyArray<Sweep>
  }
>() {}
