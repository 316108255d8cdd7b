/**
 * Whether a PDF can be read to its end. A thread of its own reads it, with bounds of time and memory: a small file may
 * ask for any amount of both.
 */
import { createRequire } from "node:module"
import { pathToFileURL } from "node:url"
import { Worker } from "node:worker_threads"

const maxMillis = 5_000
/** Limit of the thread's heap, and again of its buffers, which V8 does not count as heap. */
const maxMegabytes = 256
/** Only the first pages of a longer file are read. */
const maxPages = 20

/** Runs as it stands here: a thread cannot begin in a module that only a loader of TypeScript can read. */
const reader = `
const { readFile } = require("node:fs/promises")
const { parentPort, workerData } = require("node:worker_threads")
const { library, maxBytes, maxPages, path } = workerData
const isLarge = (bytes) => bytes > 2 ** 20 && process.memoryUsage().arrayBuffers + bytes > maxBytes
const guarded = (Base) => {
  const unit = Base.BYTES_PER_ELEMENT ?? 1
  // Not a proxy, which would take most of the time that there is.
  function Guarded(...args) {
    // Ends this thread alone, before anything is allocated.
    if (isLarge(args[0] * unit)) process.exit()
    return Reflect.construct(Base, args, new.target === Guarded ? Base : new.target)
  }
  Guarded.prototype = Base.prototype
  return Object.setPrototypeOf(Guarded, Base)
}
const buffers = [ArrayBuffer, Uint8Array, Uint8ClampedArray, Uint16Array, Int16Array, Uint32Array, Int32Array, Float32Array]
for (const Base of buffers) globalThis[Base.name] = guarded(Base)
const read = async () => {
  const { getDocument } = await import(library)
  const data = new Uint8Array(await readFile(path))
  const options = { stopAtErrors: true, isEvalSupported: false, disableFontFace: true, useSystemFonts: false, verbosity: 0 }
  const document = await getDocument({ data, ...options }).promise
  for (let number = 1; number <= Math.min(document.numPages, maxPages); number++) {
    await (await document.getPage(number)).getOperatorList()
  }
  return document.numPages > 0
}
read().then((isRead) => parentPort.postMessage(isRead), () => parentPort.postMessage(false))
`

const library = pathToFileURL(createRequire(import.meta.url).resolve("pdfjs-dist/legacy/build/pdf.mjs")).href

export const isReadablePdf = (path: string): Promise<boolean> =>
  new Promise((resolve) => {
    const thread = new Worker(reader, {
      eval: true,
      workerData: { library, maxBytes: maxMegabytes * 1024 * 1024, maxPages, path },
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
      // Nobody reads the library's words about a broken file.
      stdout: true,
      stderr: true
    })
    const end = (isRead: boolean) => {
      clearTimeout(timer)
      resolve(isRead)
      void thread.terminate()
    }
    const timer = setTimeout(() => end(false), maxMillis)
    thread
      .once("message", (isRead: boolean) => end(isRead))
      .once("error", () => end(false))
      .once("exit", () => end(false))
  })
