import { mkdtemp, rm } from "node:fs/promises"
import { join } from "node:path"
import { Effect } from "effect"
import { inject } from "vitest"

/** A folder of the test's own, removed with the scope. */
export const newFolder = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(inject("runFolder"), "test-"))),
  (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true }))
)
