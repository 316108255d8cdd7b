/** Stores a file that never ends, says when a piece of it is on the disk, and waits to be killed. */
import { diskFileStore } from "@mentorkit/adapters-node"
import { FileKey, FileStore } from "@mentorkit/core/kernel/ports"
import { Effect, Stream } from "effect"

const [folder = "", key = ""] = process.argv.slice(2)

const pieces = Stream.concat(
  Stream.make(new Uint8Array(100_000)),
  Stream.fromEffect(
    Effect.zipRight(
      Effect.sync(() => process.stdout.write("begun\n")),
      Effect.never
    )
  )
)

process.stdin.once("end", () => process.exit()).resume()
await Effect.runPromise(
  Effect.flatMap(FileStore, (store) => store.put(FileKey.make(key), pieces, { contentType: "image/png" })).pipe(
    Effect.provide(diskFileStore({ folder }))
  )
)
