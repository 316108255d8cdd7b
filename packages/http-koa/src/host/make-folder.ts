import { mkdir } from "node:fs/promises"
import { dirname } from "node:path"
import { errorCode } from "@mentorkit/core/kernel/ports"

/** A file of that name is told by whatever comes next. */
const make = (path: string) =>
  mkdir(path).catch((error: unknown) => {
    if (errorCode(error) !== "EEXIST") throw error
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
    if (errorCode(error) !== "ENOENT" || parent === path) throw error
    await makeFolder(parent)
    await make(path)
  }
}
