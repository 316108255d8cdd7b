import { mkdtemp, realpath, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"

/** A folder of the test's own, removed with the scope. */
export const newFolder = Effect.acquireRelease(
  Effect.promise(async () => realpath(await mkdtemp(join(tmpdir(), "mentorkit-")))),
  (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true }))
)
