/** A film of 25 MB by the client to a real host, over a network that loses things, with pauses, and from two tabs. */
import { createHash } from "node:crypto"
import { type Client, createClient, unwrap } from "@mentorkit/client"
import { type UploadFileOptions, uploadFile } from "@mentorkit/client/uploads"
import { film } from "@mentorkit/test-kit/files/films"
import { newFolder } from "@mentorkit/test-kit/files/folders"
import { demoPostgresUrl, newHost, type TestHost } from "@mentorkit/test-kit/hosts/host"
import { Effect, Exit, Redacted, Scope } from "effect"
import { afterAll, afterEach, assert, beforeAll, describe, it } from "vitest"
import { uploadFolders } from "../support/document-calls.js"
import { type Member, newMember } from "../support/market.js"
import { type Fate, openUnreliableProxy } from "../support/unreliable-proxy.js"

const megabyte = 1024 * 1024
const filmOf = (size: number, seed = 1) => {
  const bytes = film(size, seed)
  return { file: new File([bytes], "film.mp4"), sha256: createHash("sha256").update(bytes).digest("hex") }
}
const large = filmOf(25 * megabyte)
const middle = filmOf(8 * megabyte + 1)
const small = filmOf(3 * megabyte + 5)

/** The index of the chunk that such a request sends. */
const chunkOf = (url: string) => Number(/\/chunks\/(\d+)$/.exec(url)?.[1])

describe("a film that the client sends", () => {
  let scope: Scope.CloseableScope
  let hostScope: Scope.CloseableScope
  let config: { readonly databaseUrl: Redacted.Redacted; readonly filesDir: string }
  let host: TestHost
  let me: Member
  /** Of the host as it is now, which another one may have taken the place of. */
  const clientAt = (baseUrl: string, token = me.token) => createClient({ baseUrl, token })
  const clientHere = () => clientAt(host.baseUrl)

  const startHost = async () => {
    hostScope = await Effect.runPromise(Scope.make())
    host = await newHost("PostgreSQL", hostScope, config)
  }
  const stopHost = () => Effect.runPromise(Scope.close(hostScope, Exit.void))

  beforeAll(async () => {
    scope = await Effect.runPromise(Scope.make())
    const databaseUrl = Redacted.make(await Effect.runPromise(Scope.extend(demoPostgresUrl, scope)))
    config = { databaseUrl, filesDir: await Effect.runPromise(Scope.extend(newFolder, scope)) }
    await startHost()
    me = await newMember(host, "Ulla Brandt")
  })
  afterAll(async () => {
    await stopHost()
    await Effect.runPromise(Scope.close(scope, Exit.void))
  })

  const proxies: Array<() => void> = []
  afterEach(() => {
    for (const close of proxies.splice(0)) close()
  })
  /** `fateOf` is asked about every chunk and completion, with how often that was sent, the first time being 1. */
  const throughProxy = async (fateOf: (place: number | "complete", attempt: number) => Fate) => {
    const sent = new Map<string, number>()
    const proxy = await openUnreliableProxy(host.baseUrl, (method, url) => {
      const attempt = (sent.get(method + url) ?? 0) + 1
      sent.set(method + url, attempt)
      if (method === "PUT") return fateOf(chunkOf(url), attempt)
      return url.endsWith("/complete") ? fateOf("complete", attempt) : "passed"
    })
    proxies.push(proxy.close)
    return proxy
  }

  /** Sends a film; answers what came of it and what was told meanwhile. */
  const send = async (client: Client, { file }: typeof large, options: Partial<UploadFileOptions> = {}) => {
    const bytes: Array<number> = []
    const result = await uploadFile(client, {
      ...{ purpose: "feed_video", file, mime: "video/mp4" },
      ...options,
      onProgress: (progress) => {
        assert.isAbove(progress.storedBytes, bytes.at(-1) ?? -1)
        bytes.push(progress.storedBytes)
        options.onProgress?.(progress)
      }
    })
    return { result, code: result.ok ? "done" : result.error.code, bytes }
  }
  const doneWith = ({ result }: Awaited<ReturnType<typeof send>>, { sha256 }: typeof large) => {
    const { upload } = unwrap(result)
    assert.deepInclude(upload, { state: "completed", content_type: "video/mp4", sha256, filename: "film.mp4" })
    return upload.upload_id
  }
  const giveUp = async (id: string) => unwrap(await clientHere().uploads.deleteUpload({ id }))

  it("arrives over a network that resets, loses and damages, to a host that has no time, signed in anew meanwhile", async () => {
    const troubles: ReadonlyArray<Fate> = ["reset", "lost", 503, 429, "damaged"]
    const troubleOf = (index: number) => troubles[index % troubles.length] ?? "passed"
    const proxy = await throughProxy((place, attempt) => {
      if (attempt > 1) return "passed"
      return place === "complete" ? "lost" : troubleOf(place)
    })
    let token = me.token
    const later = await host.signIn(me.email, me.password)
    const sent = await send(createClient({ baseUrl: proxy.baseUrl, token: () => token }), large, {
      concurrency: 4,
      onProgress: ({ storedBytes }) => {
        if (storedBytes > 12 * megabyte) token = later
      }
    })
    assert.deepStrictEqual([sent.bytes[0], sent.bytes.at(-1)], [0, large.file.size])
    const id = doneWith(sent, large)

    const puts = proxy.seen.filter(({ method }) => method === "PUT")
    const whole = Array.from({ length: 25 }, (_, index) => index)
    for (const index of whole) {
      const fates = puts.filter(({ url }) => chunkOf(url) === index).map(({ fate }) => fate)
      assert.deepStrictEqual(fates, [troubleOf(index), "passed"])
    }
    assert.lengthOf(
      proxy.seen.filter(({ url }) => url.endsWith("/complete")),
      2
    )
    assert.deepStrictEqual([...new Set(puts.map((one) => one.token))], [`Bearer ${me.token}`, `Bearer ${later}`])
    assert.deepStrictEqual(uploadFolders(), [])
    await giveUp(id)
  })

  it("does not wait for ever for an answer that never comes", async () => {
    const proxy = await throughProxy((place, attempt) =>
      (place === 1 || place === "complete") && attempt === 1 ? "silent" : "passed"
    )
    const client = clientAt(proxy.baseUrl)
    await giveUp(doneWith(await send(client, small, { attemptTimeoutMs: 700 }), small))
    const silent = proxy.seen.filter(({ fate }) => fate === "silent")
    assert.lengthOf(silent, 2)
    const never = await throughProxy(() => "silent")
    const given = await send(clientAt(never.baseUrl), small, {
      attemptTimeoutMs: 100,
      retries: 1
    })
    assert.strictEqual(given.code, "NetworkFailure")
    if (!given.result.ok) await giveUp(given.result.uploadId ?? "")
  })

  it("is aborted, and goes on in a new client at a host that was started anew, with what is missing", async () => {
    const ending = new AbortController()
    let begun = 0
    let begunAtEnd = 0
    const fetch = (request: Request) => {
      begun += 1
      return globalThis.fetch(request)
    }
    const client = createClient({ baseUrl: host.baseUrl, token: me.token, fetch })
    const first = await send(client, middle, {
      signal: ending.signal,
      onProgress: ({ storedBytes }) => {
        if (storedBytes < 4 * megabyte) return
        ending.abort()
        begunAtEnd = begun
      }
    })
    assert.strictEqual(first.code, "Aborted")
    assert.strictEqual(begun, begunAtEnd)
    assert.strictEqual(first.bytes.at(-1), 4 * megabyte)
    const id = (!first.result.ok && first.result.uploadId) || ""

    await stopHost()
    await startHost()
    const proxy = await throughProxy(() => "passed")
    const again = clientAt(proxy.baseUrl, await host.signIn(me.email, me.password))
    const { received_chunks: before } = unwrap(await again.uploads.getUpload({ id })).upload
    const other = await send(again, small, { resume: id })
    assert.strictEqual(other.code, "FileDiffers")
    const resumed = await send(again, middle, { resume: id })
    assert.strictEqual(doneWith(resumed, middle), id)
    assert.deepStrictEqual([resumed.bytes[0], resumed.bytes.at(-1)], [before.length * megabyte, middle.file.size])
    const sent = proxy.seen.filter(({ method }) => method === "PUT").map(({ url }) => chunkOf(url))
    assert.sameMembers(
      sent,
      Array.from({ length: 9 }, (_, index) => index).filter((index) => !before.includes(index))
    )
    await giveUp(id)
  })

  it("is gone once it is given up, and a resumption is told so", async () => {
    const ending = new AbortController()
    const first = await send(clientHere(), small, { signal: ending.signal, onProgress: () => ending.abort() })
    const id = (!first.result.ok && first.result.uploadId) || ""
    assert.strictEqual(first.code, "Aborted")
    await giveUp(id)
    assert.strictEqual((await send(clientHere(), small, { resume: id })).code, "UploadNotFound")
  })

  it("is one upload where two tabs go on with it at once", async () => {
    const client = clientHere()
    const ending = new AbortController()
    const first = await send(client, middle, {
      signal: ending.signal,
      onProgress: ({ storedBytes }) => void (storedBytes > 4 * megabyte && ending.abort())
    })
    const id = (!first.result.ok && first.result.uploadId) || ""
    const both = await Promise.all([send(client, middle, { resume: id }), send(client, middle, { resume: id })])
    for (const one of both) {
      assert.strictEqual(doneWith(one, middle), id)
      assert.strictEqual(one.bytes.at(-1), middle.file.size)
    }
    await giveUp(id)
  })

  it("ends at once where one chunk is refused for good, whatever the others wait for", async () => {
    const proxy = await throughProxy((place) => (place === 1 ? 413 : "silent"))
    const refused = await send(clientAt(proxy.baseUrl), small)
    assert.strictEqual(refused.code, "PayloadTooLarge")
    const busy = await throughProxy(() => 503)
    const resume = refused.result.ok ? "" : refused.result.uploadId
    assert.strictEqual(
      (await send(clientAt(busy.baseUrl), small, { resume, concurrency: 1, retries: 1 })).code,
      "ServiceUnavailable"
    )
    assert.lengthOf(
      busy.seen.filter(({ method }) => method === "PUT"),
      2
    )
    await giveUp(doneWith(await send(clientHere(), small, { resume }), small))
  })

  it("is refused where it is mixed of two of one size, and can only be given up", async () => {
    const ending = new AbortController()
    const first = await send(clientHere(), small, {
      signal: ending.signal,
      onProgress: ({ storedBytes }) => void (storedBytes > 0 && ending.abort())
    })
    const resume = (!first.result.ok && first.result.uploadId) || ""
    assert.strictEqual((await send(clientHere(), filmOf(small.file.size, 2), { resume })).code, "DigestMismatch")
    await giveUp(resume)
  })

  it("is refused where it is no film, before it is sent or once it is there", async () => {
    const refused = await send(clientHere(), small, { mime: "image/png" })
    assert.deepInclude(refused.result, { ok: false, uploadId: undefined })
    assert.strictEqual(refused.code, "InvalidInput")
    const text = { ...small, file: new File(["no film, but long enough to be one"], "film.mp4") }
    const sent = await send(clientHere(), text)
    assert.strictEqual(sent.code, "UnsupportedUpload")
    if (!sent.result.ok) await giveUp(sent.result.uploadId ?? "")
  })
})
