/** A file on its way to whoever asked for it: nobody holds all of it at once. */
import { Effect, Option, Schema, Stream } from "effect"
import { type FileKey, FileStore } from "./file-store.js"

export interface FileDownload {
  /** What a browser may call it. */
  readonly fileName: string
  readonly contentType: string
  /** In bytes. */
  readonly size: number
  /** Each call reads the file anew; what is not read to its end has to be cancelled. */
  readonly open: () => ReadableStream<Uint8Array>
}

const FileDownloadId: unique symbol = Symbol.for("@mentorkit/FileDownload")

interface Marked extends FileDownload {
  readonly [FileDownloadId]: true
}

const isFileDownload = (value: unknown): value is FileDownload =>
  typeof value === "object" && value !== null && FileDownloadId in value

/** A field of a success. No JSON can pretend to be one. */
export const FileDownload = Schema.declare(isFileDownload, {
  identifier: "FileDownload",
  jsonSchema: { type: "string", format: "binary" }
})

/** `downloading(key, fileName)`: the stored file, or none where it is not there any more. */
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
    // Opened once to see that it is there: a status cannot be taken back once bytes have left.
    Effect.scoped(store.open(key)).pipe(
      Effect.map(
        Option.map(({ contentType, size }): Marked => {
          const open = () => Stream.toReadableStreamRuntime(bytesOf(key), runtime)
          return { [FileDownloadId]: true, fileName, contentType, size, open }
        })
      )
    )
})
