/** Folders of the tests' own, gone after. */
import { mkdtemp, readdir, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"

/**
 * Set by a run that has a folder, which is removed however the run ends. Processes that tests start have it, too, and no
 * test runner that could tell.
 */
export const runFolderVariable = "MENTORKIT_TEST_FOLDER"

/** A folder of one's own, removed with the scope. */
export const newFolder = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(process.env[runFolderVariable] ?? tmpdir(), "mentorkit-test-"))),
  (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true }))
)

/** Every path in it, of whatever kind. */
export const pathsIn = async (folder: string): Promise<ReadonlyArray<string>> =>
  (await readdir(folder, { recursive: true })).map((name) => join(folder, name))

/** What disappears while it is counted counts for nothing. */
export const bytesIn = async (folder: string): Promise<number> => {
  const sizes = await Promise.all(
    (await pathsIn(folder)).map((path) =>
      stat(path).then(
        (entry) => (entry.isFile() ? entry.size : 0),
        () => 0
      )
    )
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
