/**
 * A disk that is full, below paths that a test names. No file system of a known size can be made everywhere, so what is
 * opened there for writing is /dev/full instead, whose answer is the system's own. Linux has one.
 */
import fs from "node:fs"
import type { FileHandle } from "node:fs/promises"
import { syncBuiltinESMExports } from "node:module"

export const hasFullDevice = fs.existsSync("/dev/full")

/** Of all that is written by these handles so many bytes find room; the rest is refused as the full device does it. */
const withRoom = (bytes: number, full: FileHandle) => {
  let left = bytes
  return (file: FileHandle): FileHandle => {
    const { appendFile } = file
    file.appendFile = async (data, options) => {
      left -= data.length
      return left < 0 ? full.appendFile(data, options) : appendFile.call(file, data, options)
    }
    return file
  }
}

/** As `fillDisk`, for handles, once that many bytes more have been appended: a file that has begun is on the disk itself. */
export const fillDiskAfter = async (bytes: number, prefix: string): Promise<() => Promise<void>> => {
  const { open } = fs.promises
  const full = await open("/dev/full", "w")
  const bounded = withRoom(bytes, full)
  fs.promises.open = async (path, flags, mode) => {
    const file = await open(path, flags, mode)
    return String(path).startsWith(prefix) ? bounded(file) : file
  }
  syncBuiltinESMExports()
  return async () => {
    fs.promises.open = open
    syncBuiltinESMExports()
    await full.close()
  }
}

/** Until the function is called that it answers. `prefix` is the beginning of whole paths. */
export const fillDisk = (prefix: string): (() => void) => {
  const { createWriteStream, promises } = fs
  const { open } = promises
  const isFull = (path: unknown) => String(path).startsWith(prefix)
  const become = (changed: { readonly createWriteStream: typeof createWriteStream; readonly open: typeof open }) => {
    fs.createWriteStream = changed.createWriteStream
    fs.promises.open = changed.open
    syncBuiltinESMExports()
  }
  become({
    createWriteStream: (path, options) =>
      isFull(path) ? createWriteStream("/dev/full") : createWriteStream(path, options),
    open: (path, flags, mode) =>
      isFull(path) && String(flags).startsWith("w") ? open("/dev/full", "w") : open(path, flags, mode)
  })
  return () => become({ createWriteStream, open })
}
