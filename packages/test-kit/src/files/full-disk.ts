/**
 * A disk that is full, below paths that a test names. No file system of a known size can be made everywhere, so what is
 * opened there for writing is /dev/full instead, whose answer is the system's own. Linux has one.
 */
import fs from "node:fs"
import { syncBuiltinESMExports } from "node:module"

export const hasFullDevice = fs.existsSync("/dev/full")

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
