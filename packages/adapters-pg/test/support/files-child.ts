/**
 * `<database> <folder or address of S3> <mentor> <hosts>`: so many hosts, which store files and rows for ever, say so each time,
 * and wait to be killed.
 */

import { Doorbell, Pg } from "@mentorkit/adapters-pg"
import { makeStoreFiles } from "@mentorkit/core/internal/kernel"
import { FileKey } from "@mentorkit/core/kernel/ports"
import { Array, Effect, Layer, Redacted, Stream } from "effect"
import { fileRegister } from "../../src/database/file-register.js"
import { unitOfWork } from "../../src/database/unit-of-work.js"
import { filesAt, namingFiles, newOwner } from "./file-rows.js"

const [url = "", place = "", mentorId = "", hosts = "1"] = process.argv.slice(2)

const piece = new Uint8Array(64 * 1024)

const newFile = () => ({
  key: FileKey.make(`test/${crypto.randomUUID()}`),
  owner: newOwner(),
  contentType: "application/pdf",
  // Small ones, and some that S3 takes in parts.
  content: Stream.repeatValue(piece).pipe(Stream.take(Math.random() < 0.2 ? 100 : 5), Stream.rechunk(1))
})

const round = Effect.gen(function* () {
  const store = yield* makeStoreFiles
  const files = [newFile(), newFile()]
  yield* store(files, namingFiles(mentorId, files))
  process.stdout.write("stored\n")
})

process.stdin.once("end", () => process.exit()).resume()
const host = Effect.forever(round).pipe(
  Effect.provide(
    Layer.mergeAll(fileRegister, unitOfWork, filesAt(place)).pipe(
      Layer.provideMerge(Doorbell.layer),
      Layer.provideMerge(Pg.layer({ url: Redacted.make(url), maxConnections: 2 }))
    )
  )
)
await Effect.runPromise(Effect.all(Array.replicate(host, Number(hosts)), { concurrency: "unbounded" }))
