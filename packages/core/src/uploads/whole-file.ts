/** The chunks of an upload as one file. */
import { Effect, Option, Stream } from "effect"
import { FileStore } from "../kernel/index.js"
import { chunkSize } from "./chunks.js"
import { headLength } from "./file-kind.js"
import { Sha256 } from "./ports.js"
import type { UploadChunk } from "./upload.js"

/** What has been read when the stream has ended. */
export interface ReadFacts {
  readonly sha256: string
  /** In bytes. Fewer than the chunks have where one of them is gone: somebody has completed or deleted the upload. */
  readonly size: number
}

/** `headOf(chunk)`: its first bytes; none if it is gone. */
export const makeHeadOf = Effect.map(
  FileStore,
  ({ open }) =>
    ({ key, size }: UploadChunk) =>
      Effect.scoped(
        Effect.flatMap(
          open(key, { first: 0, last: Math.min(size, headLength) - 1 }),
          Effect.transposeMapOption(({ stream }) =>
            Stream.runFold(stream, new Uint8Array(), (read, piece) => Uint8Array.from([...read, ...piece]))
          )
        )
      )
)

/** `readWhole(chunks)`: their bytes one after the other, a piece at a time, and what came of that once it has been read. */
export const makeReadWhole = Effect.gen(function* () {
  const { open } = yield* FileStore
  const { start } = yield* Sha256

  const bytesOf = ({ key }: UploadChunk): Stream.Stream<Uint8Array> =>
    Stream.unwrapScoped(
      Effect.map(
        open(key, undefined, chunkSize),
        Option.match({ onNone: () => Stream.empty, onSome: ({ stream }) => stream })
      )
    )

  return Effect.fnUntraced(function* (chunks: ReadonlyArray<UploadChunk>) {
    const hash = yield* start
    let size = 0
    const content = Stream.map(Stream.flatMap(Stream.fromIterable(chunks), bytesOf), (piece) => {
      hash.update(piece)
      size += piece.length
      return piece
    })
    // A hash ends once, and the transaction that asks for it may run again.
    const facts = yield* Effect.cached(Effect.sync((): ReadFacts => ({ sha256: hash.digest(), size })))
    return { content, facts }
  })
})
