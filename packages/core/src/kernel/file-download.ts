/** A file to be downloaded, as a stream. */
import { DateTime, Effect, Option, Schema, Stream } from "effect"
import { type ByteRange, type FileKey, FileStore } from "./file-store.js"

export interface FileDownload {
  /** File name for browsers. */
  readonly fileName: string
  /** Never given to other bytes. */
  readonly key: FileKey
  readonly contentType: string
  /** In bytes. */
  readonly size: number
  /** The same on every host. */
  readonly storedAt: Date
  /** Each call reads the file, or a part of it, anew; cancel a stream that is not read to its end. */
  readonly open: (range?: ByteRange) => ReadableStream<Uint8Array>
}

const FileDownloadId: unique symbol = Symbol.for("@mentorkit/FileDownload")

interface Marked extends FileDownload {
  readonly [FileDownloadId]: true
}

const isFileDownload = (value: unknown): value is FileDownload =>
  typeof value === "object" && value !== null && FileDownloadId in value

/** Schema of a file in a success. No JSON can pass for one. */
export const FileDownload = Schema.declare(isFileDownload, {
  identifier: "FileDownload",
  jsonSchema: { type: "string", format: "binary" }
})

/** Answers `downloadFile(key, fileName)`: the stored file, or none if it is gone. */
export const makeDownloadFile = Effect.gen(function* () {
  const store = yield* FileStore
  const runtime = yield* Effect.runtime<never>()

  const bytesOf = (key: FileKey, range?: ByteRange) =>
    Stream.unwrapScoped(
      Effect.map(
        store.open(key, range),
        Option.match({
          onNone: () => Stream.dieMessage("A stored file is gone."),
          onSome: ({ stream }) => stream
        })
      )
    )

  return (key: FileKey, fileName: string): Effect.Effect<Option.Option<FileDownload>> =>
    // Looked for first: the status cannot change after the first byte.
    Effect.map(
      store.find(key),
      Option.map(({ contentType, size, storedAt }): Marked => {
        const open = (range?: ByteRange) => Stream.toReadableStreamRuntime(bytesOf(key, range), runtime)
        return { [FileDownloadId]: true, fileName, key, contentType, size, storedAt: DateTime.toDate(storedAt), open }
      })
    )
})
