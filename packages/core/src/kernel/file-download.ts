/** A file to be downloaded, as a stream. */
import { Effect, Option, Schema, Stream } from "effect"
import { type FileKey, FileStore } from "./file-store.js"

export interface FileDownload {
  /** File name for browsers. */
  readonly fileName: string
  readonly contentType: string
  /** In bytes. */
  readonly size: number
  /** Each call reads the file anew; cancel a stream that is not read to its end. */
  readonly open: () => ReadableStream<Uint8Array>
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

  const bytesOf = (key: FileKey) =>
    Stream.unwrapScoped(
      Effect.map(
        store.open(key),
        Option.match({
          onNone: () => Stream.dieMessage("A stored file is gone."),
          onSome: ({ stream }) => stream
        })
      )
    )

  return (key: FileKey, fileName: string): Effect.Effect<Option.Option<FileDownload>> =>
    // Opened once to check that it exists: the status cannot change after the first byte.
    Effect.scoped(store.open(key)).pipe(
      Effect.map(
        Option.map(({ contentType, size }): Marked => {
          const open = () => Stream.toReadableStreamRuntime(bytesOf(key), runtime)
          return { [FileDownloadId]: true, fileName, contentType, size, open }
        })
      )
    )
})
