/** Where files lie: documents and images, by names of ours. */
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

/** For adapters, which do not rely on a type where a name becomes a path. */
export const isFileKey = Schema.is(FileKey)

/** The stream went on after `maxBytes`. */
export class FileTooLarge extends Schema.TaggedError<FileTooLarge>()("FileTooLarge", { maxBytes: Schema.Int }) {
  override get message() {
    return `The file is larger than ${this.maxBytes} bytes.`
  }
}

export interface FileOptions {
  /** What we found it to be, "image/png"; never what a client claims. At most 255 printable characters of ASCII. */
  readonly contentType: string
  /** Without it a stream may be of any length. */
  readonly maxBytes?: number
}

export interface StoredFile {
  /** In bytes. */
  readonly size: number
  readonly contentType: string
  /** To be run once, within the scope in which the file was opened; in pieces of a megabyte at most. */
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
    /** Opened until the scope closes. Who has opened a file reads it to its end, also when it is replaced or removed. */
    readonly open: (key: FileKey) => Effect.Effect<Option.Option<StoredFile>, never, Scope.Scope>
    /** A file that is not there is no failure. */
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
    /** Clears away what was begun and never finished, because a host died; nobody could see it. Can be done at any time. */
    readonly upkeep: ReadonlyArray<Sweep>
  }
>() {}
