import { mkdir } from "node:fs/promises"
import { dirname } from "node:path"

export const hasCode = (code: string) => (error: unknown) =>
  error instanceof Error && "code" in error && error.code === code
const isMissing = hasCode("ENOENT")
const isThere = hasCode("EEXIST")

/** A file of that name is told by whatever comes next. */
const make = (path: string) =>
  mkdir(path).catch((error: unknown) => {
    if (!isThere(error)) throw error
  })

/**
 * With its parents, if need be. Node's own `recursive` turns in a circle for ever where a system says of a new folder, as
 * /proc does, that there is no such thing.
 */
export const makeFolder = async (path: string): Promise<void> => {
  try {
    await make(path)
  } catch (error) {
    const parent = dirname(path)
    if (!isMissing(error) || parent === path) throw error
    await makeFolder(parent)
    await make(path)
  }
}
