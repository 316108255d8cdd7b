/** Bodies that are one file: streamed to the disk, bounded, and gone with the request. */
import { createHash, randomBytes } from "node:crypto"
import { once } from "node:events"
import fs from "node:fs"
import { syncBuiltinESMExports } from "node:module"
import { gzipSync } from "node:zlib"
import { until } from "@mentorkit/test-kit/waiting/until"
import { assert, describe, it } from "vitest"
import { newBodyBudget } from "../../src/request/body-budget.js"
import { defaultMinBodyRate, freeBytes } from "../../src/request/body-limits.js"
import { useBodySite } from "../support/body-site.js"
import { endpoints } from "../support/demo-domain.js"
import { prefix, serve } from "../support/mounted-server.js"
import { openSocket, read } from "../support/raw-client.js"

const token = JSON.stringify({ _tag: "User", userId: crypto.randomUUID(), roles: [] })
const { host, kit, noFolder, someFolder } = useBodySite()

const megabyte = 1024 * 1024
const put = (body: unknown, headers: Readonly<Record<string, string>> = {}, index: number | string = 3) =>
  host().send("PUT", `/uploads/chunks/${index}`, {
    token,
    body,
    headers: { "content-type": "application/octet-stream", ...headers }
  })
const head = `PUT ${prefix}/uploads/chunks/3 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: video/mp4\r\n`
const chunked = "Transfer-Encoding: chunked\r\n\r\n"
const chunkOf = (bytes: number) => `${bytes.toString(16)}\r\n${"x".repeat(bytes)}\r\n`

/** What comes back until the host closes the connection. */
const exchange = (bytes: string) => read(openSocket(host().port, bytes)).end

const uncalled = async <A>(work: Promise<A>): Promise<A> => {
  const { calls } = kit.seen
  const answer = await work
  assert.strictEqual(kit.seen.calls, calls, "the operation was called")
  return answer
}

describe("a streamed body", () => {
  it("arrives as a file with its size, beginning and digest", async () => {
    const bytes = randomBytes(megabyte)
    const digest = createHash("sha256").update(bytes).digest("hex")
    const { body, status } = await put(bytes, { "x-chunk-sha256": digest, "content-type": "video/mp4" })
    assert.strictEqual(status, 200)
    assert.deepStrictEqual(body.data, {
      index: 3,
      chunk: { name: "file", type: "video/mp4", size: megabyte, digest, head: bytes.subarray(0, 16).toString("latin1") }
    })
    assert.strictEqual((await put(bytes, { "x-chunk-sha256": digest.replace(/^./, "z") })).code, "OtherBytes")
  })

  it("of no declared length is read as well", async () => {
    const answer = await exchange(`${head}Connection: close\r\n${chunked}${chunkOf(10)}${chunkOf(5)}0\r\n\r\n`)
    assert.match(answer, /^HTTP\/1\.1 200 [\s\S]*"size":15/)
  })

  it("that is empty is none", async () => {
    for (const answer of [
      await uncalled(host().send("PUT", "/uploads/chunks/3", { token })),
      await uncalled(put(""))
    ]) {
      assert.deepStrictEqual([answer.status, answer.body.data], [422, { payload: ["The payload field is required."] }])
    }
    assert.match(await exchange(`${head}Connection: close\r\n${chunked}0\r\n\r\n`), /^HTTP\/1\.1 422 /)
  })

  it("leaves with the request also where other fields are wrong", async () => {
    const { body, status } = await uncalled(put("x", {}, "first"))
    assert.deepStrictEqual([status, Object.keys(body.data)], [422, ["index"]])
  })

  it("of a guest, or a compressed one, is not received", async () => {
    const guest = await uncalled(host().send("PUT", "/uploads/chunks/3", { body: "x" }))
    assert.strictEqual(guest.status, 401)
    assert.strictEqual((await uncalled(put(gzipSync("x"), { "content-encoding": "gzip" }))).status, 415)
  })
})

describe("a streamed body beyond its limit", () => {
  // Falls where the length is believed only once that much has come: nothing of the body is ever sent.
  it("is refused by its declared length, before a byte of it", async () => {
    const answer = await uncalled(exchange(`${head}Connection: close\r\nContent-Length: ${megabyte + 1}\r\n\r\n`))
    assert.match(answer, /^HTTP\/1\.1 413 [\s\S]*PayloadTooLarge/)
  })

  it("is cut off where it has no length, and its client told", async () => {
    const socket = openSocket(host().port, `${head}${chunked}`)
    const { text } = read(socket)
    for (let sent = 0; sent <= 2 * megabyte; sent += 64_000) socket.write(chunkOf(64_000))
    await until("an answer", async () => (text().includes("413") ? true : undefined))
    socket.destroy()
    await noFolder()
    assert.match(text(), /^HTTP\/1\.1 413 [\s\S]*PayloadTooLarge/)
  })

  it("leaves the connection usable", async () => {
    const body = "x".repeat(megabyte + 1)
    const last = `${head}Connection: close\r\nContent-Length: 1\r\n\r\nx`
    const answers = await exchange(`${head}Content-Length: ${body.length}\r\n\r\n${body}${last}`)
    assert.match(answers, /^HTTP\/1\.1 413 .*HTTP\/1\.1 200 /s)
  })

  it("in more small pieces than anybody sends is refused", async () => {
    const bytes = `${head}Connection: close\r\n${chunked}${chunkOf(1).repeat(25_000)}0\r\n\r\n`
    const answer = await uncalled(exchange(bytes))
    assert.match(answer, /^HTTP\/1\.1 413 [\s\S]*too many small pieces/)
  })
})

describe("a streamed body that does not end", () => {
  it.each([["Content-Length: 900000\r\n\r\n"], [`${chunked}fffff\r\n`]])(
    "by a client that goes (%j) leaves nothing",
    async (rest) => {
      const { calls } = kit.seen
      const socket = openSocket(host().port)
      socket.write(`${head}${rest}`)
      socket.write(randomBytes(200_000))
      await someFolder()
      socket.destroy()
      await once(socket, "close")
      await noFolder()
      assert.strictEqual(kit.seen.calls, calls)
    }
  )

  it.each([
    ["stands still", { ...defaultMinBodyRate, idleMillis: 50 }],
    ["trickles", { idleMillis: 5000, graceMillis: 50, bytesPerSecond: 1024 * 1024 }]
  ])("and %s is given up", async (_what, minBodyRate) => {
    const strict = await serve(kit, endpoints, { minBodyRate })
    const text = await read(openSocket(strict.port, `${head}Content-Length: 1000\r\n\r\nxx`)).end
    strict.close()
    await noFolder()
    assert.match(text, /^HTTP\/1\.1 408 [\s\S]*RequestTimeout/)
  })
})

describe("the disk", () => {
  const uploads = newBodyBudget(400_000)
  const nothingTaken = () => until("nothing taken", async () => (uploads.taken() === 0 ? true : undefined))

  // Falls where nobody counts what lies on the disk, and where what is gone, refused or answered keeps its part.
  it("has a bound for the files of all requests, and comes back", async () => {
    const bounded = await serve(kit, endpoints, { uploads })
    const statusOf = async (bytes: number) => {
      const headers = { "content-type": "application/octet-stream" }
      return (await bounded.send("PUT", "/uploads/chunks/3", { token, headers, body: "x".repeat(bytes) })).status
    }
    const form = async (bytes: number) => {
      const body = new FormData()
      body.append("attachments[]", new Blob(["x".repeat(bytes)]), "x")
      return (await bounded.send("POST", "/posts", { token, body })).status
    }
    const socket = openSocket(bounded.port)
    try {
      socket.write(`${head}Content-Length: 500000\r\n\r\n${"x".repeat(400_000)}`)
      await until("its bytes", async () => (uploads.taken() >= 400_000 - freeBytes ? true : undefined))
      assert.deepStrictEqual([await statusOf(300_000), await form(300_000)], [503, 503])
      assert.strictEqual(await statusOf(1000), 200, "a little one is never refused")
      socket.destroy()
      await nothingTaken()
      assert.deepStrictEqual([await statusOf(300_000), await form(300_000)], [200, 201])
      await nothingTaken()
    } finally {
      socket.destroy()
      bounded.close()
    }
  })

  // Falls where only the whole is bounded, and where forms or streams do not say whose they are.
  it("is not one address's alone, whatever it holds", async () => {
    const shared = newBodyBudget(1_000_000, 400_000)
    const bounded = await serve(kit, endpoints, { uploads: shared, trustedProxies: 1 })
    const from = (address: string) => ({ "x-forwarded-for": address })
    const stream = async (address: string) => {
      const headers = { "content-type": "application/octet-stream", ...from(address) }
      return (await bounded.send("PUT", "/uploads/chunks/3", { token, headers, body: "x".repeat(300_000) })).status
    }
    const form = async (address: string) => {
      const body = new FormData()
      body.append("attachments[]", new Blob(["x".repeat(300_000)]), "x")
      return (await bounded.send("POST", "/posts", { token, headers: from(address), body })).status
    }
    const begin = `${head}X-Forwarded-For: 2001:db8::1\r\nContent-Length: 400000\r\n\r\n${"x".repeat(390_000)}`
    const socket = openSocket(bounded.port, begin)
    try {
      await until("its bytes", async () => (shared.taken() >= 390_000 - freeBytes ? true : undefined))
      assert.deepStrictEqual([await stream("2001:db8::2"), await form("2001:db8::3")], [503, 503], "of its network")
      assert.deepStrictEqual([await stream("192.0.2.1"), await form("192.0.2.1")], [200, 201])
    } finally {
      socket.destroy()
      bounded.close()
    }
    await until("nothing taken", async () => (shared.taken() === 0 ? true : undefined))
  })

  it("that is full is told as what it is, which a host answers with 503", async () => {
    const { open } = fs
    // As a write stream opens its file.
    const full = (...given: ReadonlyArray<unknown>) => {
      const done = given.at(-1) as (error: Error) => void
      done(Object.assign(new Error("ENOSPC: no space left on device"), { code: "ENOSPC", errno: -28 }))
    }
    fs.open = full as unknown as typeof open
    syncBuiltinESMExports()
    const { status } = await put("x").finally(() => {
      fs.open = open
      syncBuiltinESMExports()
    })
    assert.deepStrictEqual(
      [
        status,
        host()
          .reported.splice(0)
          .map(({ message }) => message.slice(0, 6))
      ],
      [500, ["ENOSPC"]]
    )
  })
})
