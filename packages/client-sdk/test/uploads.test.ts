/** Uploads to a host in memory, whose chunks are as small as it likes: whatever fails, and wherever they are ended. */
import { openAsBlob } from "node:fs"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { CallOptions, Client, Failed, Failure, Upload } from "@mentorkit/client"
import { type UploadFileOptions, uploadFile } from "@mentorkit/client/uploads"
import { FastCheck as fc } from "effect"
import { assert, describe, it } from "vitest"

const failures = {
  /** Stored, and the answer does not come. */
  Lost: { code: "NetworkFailure", status: 0 },
  TooManyBodies: { code: "TooManyBodies", status: 429 },
  /** Of a proxy before the host. */
  TooMany: { code: "NetworkFailure", status: 429 },
  RequestTimeout: { code: "RequestTimeout", status: 408 },
  DigestMismatch: { code: "DigestMismatch", status: 422 },
  ServerError: { code: "ServerError", status: 500 },
  Aborted: { code: "Aborted", status: 0 },
  PayloadTooLarge: { code: "PayloadTooLarge", status: 413 },
  UploadCompleted: { code: "UploadCompleted", status: 409 }
}
/** What becomes of one try. */
type Fate = "stored" | keyof typeof failures

/** Unless told otherwise nobody waits. */
const failing = (name: keyof typeof failures, retryAfter = 0): Failed<Failure> => ({
  ...{ ok: false, requestId: null, retryAfter },
  error: { ...failures[name], message: "No.", data: {} }
})
const success = <Data>(data: Data) => ({ ok: true, status: 200, message: "", data, requestId: null })

interface Chunk {
  readonly index: number
  readonly payload: Blob
  readonly sha256?: string
}

const newHost = (size: number, chunkSize: number) => {
  const chunkCount = Math.ceil(size / chunkSize)
  const host = {
    stored: new Map<number, string>(),
    sent: [] as Array<Chunk>,
    starts: [] as Array<object>,
    startOptions: [] as Array<CallOptions>,
    completions: [] as Array<object>,
    state: "open",
    inFlight: 0,
    mostInFlight: 0,
    retryAfter: 0,
    /** Asked about each try of a beginning, the first one being 1. */
    fateOfStart: (_attempt: number): Fate => "stored",
    /** Asked about each try of a chunk, the first one being 1. */
    fateOf: (_index: number, _attempt: number): Fate | Promise<Fate> => "stored",
    content: () => Array.from({ length: chunkCount }, (_, index) => host.stored.get(index)).join(""),
    missing: () => Array.from({ length: chunkCount }, (_, index) => index).filter((index) => !host.stored.has(index)),
    sentIndexes: () => host.sent.map(({ index }) => index)
  }
  const upload = () =>
    ({
      ...{ upload_id: "u1", size, state: host.state, chunk_size: chunkSize, chunk_count: chunkCount },
      received_chunks: [...host.stored.keys()]
    }) as unknown as Upload

  const answer = async (chunk: Chunk) => {
    host.sent.push(chunk)
    const { index, payload } = chunk
    const fate = await host.fateOf(index, host.sentIndexes().filter((one) => one === index).length)
    if (fate === "stored" || fate === "Lost") host.stored.set(index, await payload.text())
    return fate === "stored" ? success({}) : failing(fate, host.retryAfter)
  }
  const client = {
    uploads: {
      startUpload: async (input: object, options: CallOptions) => {
        host.starts.push(input)
        host.startOptions.push(options)
        const fate = host.fateOfStart(host.starts.length)
        return fate === "stored" ? success({ upload: upload() }) : failing(fate, host.retryAfter)
      },
      getUpload: async () => success({ upload: upload() }),
      sendChunk: async (chunk: Chunk, { signal }: CallOptions) => {
        if (signal?.aborted === true) return failing("Aborted")
        host.inFlight += 1
        host.mostInFlight = Math.max(host.mostInFlight, host.inFlight)
        const answered = await answer(chunk)
        host.inFlight -= 1
        return answered
      },
      completeUpload: async (input: object, { signal }: CallOptions) => {
        if (signal?.aborted === true) return failing("Aborted")
        host.completions.push(input)
        host.state = "completed"
        return success({ upload: upload() })
      }
    }
  } as unknown as Client
  return Object.assign(host, { client })
}

const textOf = (size: number) => Array.from({ length: size }, (_, at) => String.fromCharCode(97 + (at % 26))).join("")

/** Sends so many bytes; answers what came of it, and the progress that was told. */
const sending = async (host: ReturnType<typeof newHost>, size: number, options: Partial<UploadFileOptions> = {}) => {
  const bytes: Array<number> = []
  const result = await uploadFile(host.client, {
    ...{ purpose: "chat_file", file: new Blob([textOf(size)]) },
    ...options,
    onProgress: ({ storedBytes, totalBytes, uploadId }) => {
      assert.deepStrictEqual([uploadId, totalBytes], ["u1", size])
      bytes.push(storedBytes)
    }
  })
  const code = result.ok ? "done" : result.error.code
  return { code, bytes, uploadId: result.ok ? undefined : result.uploadId }
}

const assertRising = (bytes: ReadonlyArray<number>) =>
  assert.isTrue(
    bytes.every((one, at) => one > (bytes[at - 1] ?? -1)),
    bytes.join(" ")
  )

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await new Promise(setImmediate)
}

const cases = fc.record({
  size: fc.integer({ min: 1, max: 60 }),
  chunkSize: fc.integer({ min: 1, max: 9 }),
  concurrency: fc.integer({ min: 1, max: 5 }),
  /** Turns of the event loop that each try takes. */
  waits: fc.infiniteStream(fc.nat(3))
})
const trouble = fc.constantFrom<Fate>(
  "Lost",
  "TooManyBodies",
  "TooMany",
  "RequestTimeout",
  "DigestMismatch",
  "ServerError"
)

describe("an upload", () => {
  it("arrives whole whatever is lost on the way, and never more at once than it may", async () => {
    const troubles = fc.array(fc.array(trouble, { maxLength: 3 }), { minLength: 1 })
    await fc.assert(
      fc.asyncProperty(cases, troubles, async ({ chunkSize, concurrency, size, waits }, before) => {
        const host = newHost(size, chunkSize)
        host.fateOf = async (index, attempt) => {
          await turns(waits.next().value)
          return before[index % before.length]?.[attempt - 1] ?? "stored"
        }
        const { bytes, code } = await sending(host, size, { concurrency, retries: 3 })
        assert.strictEqual(code, "done")
        assert.strictEqual(host.content(), textOf(size))
        assert.lengthOf(host.completions, 1)
        assert.isAtMost(host.mostInFlight, concurrency)
        assertRising(bytes)
        assert.deepStrictEqual([bytes[0], bytes.at(-1)], [0, size])
      }),
      { numRuns: 60 }
    )
  })

  it("begins nothing once it is aborted, and is resumed by what is missing alone", async () => {
    await fc.assert(
      fc.asyncProperty(cases, fc.nat(60), async ({ chunkSize, concurrency, size, waits }, abortedAt) => {
        const host = newHost(size, chunkSize)
        const ending = new AbortController()
        host.fateOf = async (): Promise<Fate> => {
          assert.isFalse(ending.signal.aborted)
          const isLast = host.sent.length > abortedAt
          await turns(waits.next().value)
          if (isLast) ending.abort()
          return "stored"
        }
        const first = await sending(host, size, { concurrency, signal: ending.signal })
        assertRising(first.bytes)
        assert.strictEqual(host.inFlight, 0)
        if (!ending.signal.aborted) return assert.strictEqual(first.code, "done")
        assert.deepStrictEqual([first.code, first.uploadId], ["Aborted", "u1"])
        assert.lengthOf(host.completions, 0)

        const missing = host.missing()
        host.sent.length = 0
        host.fateOf = () => "stored"
        const { bytes, code } = await sending(host, size, { concurrency, resume: "u1" })
        assert.strictEqual(code, "done")
        assert.sameMembers(host.sentIndexes(), missing)
        assert.strictEqual(host.content(), textOf(size))
        assertRising(bytes)
        assert.isAtLeast(bytes[0] ?? 0, first.bytes.at(-1) ?? 0)
        assert.strictEqual(bytes.at(-1), size)
        assert.lengthOf(host.starts, 1)
      }),
      { numRuns: 60 }
    )
  })

  it("ends with a failure that is final: it is tried once, and what is under way is ended", async () => {
    const host = newHost(40, 4)
    host.fateOf = (index) => (index === 2 ? "PayloadTooLarge" : "stored")
    const { code, uploadId } = await sending(host, 40, { concurrency: 1 })
    assert.deepStrictEqual([code, uploadId], ["PayloadTooLarge", "u1"])
    assert.deepStrictEqual(host.sentIndexes(), [0, 1, 2])
    assert.lengthOf(host.completions, 0)
  })

  it("tries as often as it is told, and not at all where the host asks for more time than it may take", async () => {
    const host = newHost(4, 4)
    host.fateOf = () => "ServerError"
    assert.strictEqual((await sending(host, 4, { retries: 2 })).code, "ServerError")
    assert.lengthOf(host.sent, 3)
    host.retryAfter = 61
    assert.strictEqual((await sending(host, 4)).code, "ServerError")
    assert.lengthOf(host.sent, 4)
  })

  // Falls where the first call has the client's patience, and where each try of it begins another upload.
  it("is begun once, however often that is tried, and not waited for without end", async () => {
    const host = newHost(4, 4)
    const fates: ReadonlyArray<Fate> = ["Lost", "RequestTimeout", "ServerError", "stored"]
    host.fateOfStart = (attempt) => fates[attempt - 1] ?? "stored"
    assert.strictEqual((await sending(host, 4)).code, "done")
    assert.lengthOf(host.starts, 4)
    const [key, ...others] = new Set(host.startOptions.map(({ idempotencyKey }) => idempotencyKey))
    assert.isString(key)
    assert.isEmpty(others)
    // As of the client, when the time of a try is over.
    const silent = newHost(4, 4)
    silent.fateOfStart = () => "Aborted"
    const result = await sending(silent, 4, { attemptTimeoutMs: 20, retries: 1 })
    assert.deepStrictEqual([result.code, result.uploadId], ["NetworkFailure", undefined])
    assert.deepStrictEqual(
      silent.startOptions.map(({ timeoutMs }) => timeoutMs),
      [20, 20]
    )
  })

  it("is answered as it is where somebody else has completed it meanwhile, or before", async () => {
    const host = newHost(40, 4)
    host.fateOf = (index) => (index === 3 ? "UploadCompleted" : "stored")
    const { bytes, code } = await sending(host, 40, { concurrency: 1 })
    assert.deepStrictEqual([code, bytes], ["done", [0, 4, 8, 12, 40]])
    assert.lengthOf(host.sent, 4)
    const again = await sending(host, 40, { resume: "u1" })
    assert.deepStrictEqual([again.code, again.bytes], ["done", [40]])
    assert.lengthOf(host.sent, 4)
  })

  it("sends nothing of a file of another size than the one that it was begun with", async () => {
    const host = newHost(40, 4)
    const result = await uploadFile(host.client, { purpose: "chat_file", file: new Blob([textOf(41)]), resume: "u1" })
    assert.deepInclude(result.ok ? {} : result.error, { code: "FileDiffers", status: 0, data: { size: 40 } })
    assert.lengthOf(host.sent, 0)
  })

  it("is named and typed as its file is, unless told", async () => {
    const host = newHost(1, 4)
    const send = (file: Blob, own: object = {}) => uploadFile(host.client, { purpose: "chat_file", file, ...own })
    await send(new File(["a"], "a.webm", { type: "video/webm;codecs=vp8,opus" }))
    await send(new Blob(["a"]))
    await send(new File(["a"], "a.bin"), { filename: "b.mp4", mime: "video/mp4" })
    const common = { purpose: "chat_file", size: 1 }
    assert.deepStrictEqual(host.starts, [
      { ...common, filename: "a.webm", mime: "video/webm" },
      { ...common, filename: "file", mime: "application/octet-stream" },
      { ...common, filename: "b.mp4", mime: "video/mp4" }
    ])
  })

  it("reads no more of a large file at once than what is under way, and digests it in chunks only", async () => {
    const [chunkSize, size] = [1024 * 1024, 33 * 1024 * 1024]
    const reads: Array<number> = []
    class Watched extends Blob {
      override async arrayBuffer() {
        reads.push(this.size)
        return super.arrayBuffer()
      }
      override slice(start?: number, end?: number) {
        return new Watched([super.slice(start, end)])
      }
    }
    const host = newHost(size, chunkSize)
    host.fateOf = async (): Promise<Fate> => {
      await turns(1)
      return "stored"
    }
    await uploadFile(host.client, { purpose: "course_video", file: new Watched([new Uint8Array(size)]) })
    assert.deepStrictEqual(
      reads,
      Array.from({ length: 33 }, () => chunkSize)
    )
    assert.strictEqual(host.mostInFlight, 3)
    assert.deepStrictEqual(host.completions, [{ id: "u1" }])
    const hashOfZeros = "30e14955ebf1352266dc2ff8067e68104607e750abb9d3b36582b8af909fcb58"
    assert.isTrue(host.sent.every(({ sha256 }) => sha256 === hashOfZeros))
  })

  it("goes without digests where there are none to be had: on pages of plain http", async () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, "crypto")
    const plain = { getRandomValues: crypto.getRandomValues.bind(crypto) }
    Object.defineProperty(globalThis, "crypto", { value: plain, configurable: true })
    const host = newHost(8, 4)
    try {
      assert.strictEqual((await sending(host, 8)).code, "done")
    } finally {
      if (before !== undefined) Object.defineProperty(globalThis, "crypto", before)
    }
    assert.isTrue(host.sent.every((chunk) => !("sha256" in chunk)))
    assert.deepStrictEqual(host.completions, [{ id: "u1" }])
  })

  it("says so where the file has changed since it was chosen", async () => {
    const folder = await mkdtemp(join(tmpdir(), "mentorkit-client-"))
    try {
      await writeFile(join(folder, "a"), textOf(8))
      const file = await openAsBlob(join(folder, "a"))
      await writeFile(join(folder, "a"), textOf(9))
      const host = newHost(8, 4)
      assert.strictEqual((await sending(host, 8, { file })).code, "FileUnreadable")
      assert.lengthOf(host.sent, 0)
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it("ends, and throws on, with what its page throws when it is told of progress", async () => {
    const host = newHost(400, 4)
    const broken = new Error("of the page")
    const sent = uploadFile(host.client, {
      ...{ purpose: "chat_file", file: new Blob([textOf(400)]) },
      onProgress: ({ storedBytes }) => {
        if (storedBytes === 4) throw broken
      }
    })
    assert.strictEqual(await sent.catch((error) => error), broken)
    // Long enough for all of it, if nothing ended the others.
    await turns(1000)
    assert.strictEqual(host.inFlight, 0)
    assert.isBelow(host.sent.length, 10)
  })
})
