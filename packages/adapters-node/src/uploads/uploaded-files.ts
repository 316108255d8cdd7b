import { createReadStream } from "node:fs"
import { UploadedFiles } from "@mentorkit/core/kernel/ports"
import { Effect, Layer, Option, Stream } from "effect"
import { fileTypeFromFile } from "file-type"
import { fairGate } from "../fair-gate.js"
import { isReadablePdf } from "./pdf-reader.js"

const pieceBytes = 64 * 1024
/** Each is a thread with a heap of its own. */
const maxPdfsAtOnce = 2
/** Some seconds of work; what comes beyond dies of `GateCrowded` at once. */
const maxPdfsWaiting = 20

const bytesAt = (path: string): Stream.Stream<Uint8Array> =>
  Stream.suspend(() =>
    Stream.orDie(
      Stream.fromAsyncIterable<Uint8Array, unknown>(
        createReadStream(path, { highWaterMark: pieceBytes }),
        (error) => error
      )
    )
  )

const make = Effect.map(fairGate(maxPdfsAtOnce, maxPdfsWaiting), (turn) =>
  UploadedFiles.of({
    typeOf: ({ path }) =>
      Effect.map(
        Effect.promise(() => fileTypeFromFile(path)),
        (found) => Option.fromNullable(found?.mime)
      ),
    isReadablePdf: ({ path }) => turn(Effect.promise(() => isReadablePdf(path))),
    bytesOf: ({ bytes, path }) => (bytes === undefined ? bytesAt(path) : Stream.make(bytes))
  })
)

export const uploadedFiles = Layer.effect(UploadedFiles, make)
