/** Folders of the tests' own, gone after. */
import { mkdtemp, readdir, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"

export const newFolder = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(tmpdir(), "mentorkit-files-"))),
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
