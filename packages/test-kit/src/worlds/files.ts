/** Files in a folder of the test's own. Without the test runner, as processes that tests start have a world, too. */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { diskFileStore } from "@mentorkit/adapters-node"
import { Effect, Layer } from "effect"

const newFolder = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(tmpdir(), "mentorkit-files-"))),
  (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true }))
)

export const testFiles = Layer.unwrapScoped(Effect.map(newFolder, (folder) => diskFileStore({ folder })))
