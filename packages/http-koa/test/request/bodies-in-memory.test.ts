/** Streamed bodies of routes that keep small ones in memory: there where there is room, and on the disk where there is none. */
import { createHash, randomBytes } from "node:crypto"
import { until } from "@mentorkit/test-kit/waiting/until"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { newBodyBudget } from "../../src/request/body-budget.js"
import { freeBytes } from "../../src/request/body-limits.js"
import { useBodySite } from "../support/body-site.js"
import { endpoints } from "../support/demo-domain.js"
import { type Host, prefix, serve } from "../support/mounted-server.js"
import { openSocket, read } from "../support/raw-client.js"

const token = JSON.stringify({ _tag: "User", userId: crypto.randomUUID(), roles: [] })
const { kit } = useBodySite()
const smallFiles = newBodyBudget(1_500_000, 1_100_000)
const inMemory = endpoints.map((one) => ({ ...one, isKeptInMemory: one.body === "stream" }))
let host: Host
beforeAll(async () => {
  host = await serve(kit, inMemory, { smallFiles, trustedProxies: 1 })
})
afterAll(() => {
  assert.deepStrictEqual(host.reported, [])
  host.close()
})

const head = `PUT ${prefix}/uploads/chunks/3 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: video/mp4\r\n`
const put = (body: unknown, address = "192.0.2.1") =>
  host.send("PUT", "/uploads/chunks/3", {
    token,
    body,
    headers: { "content-type": "application/octet-stream", "x-forwarded-for": address }
  })
/** Whether the last file had a place on the disk. */
const wasOnDisk = () => kit.seen.paths.at(-1) !== ""
const nothingTaken = () =>
  until("nothing taken", async () => (smallFiles.taken() === 0 && smallFiles.bodies() === 0 ? true : undefined))

describe("a small body of such a route", () => {
  // Falls where its room is not given back once it is answered.
  it("arrives with its size, beginning and digest, and has no place on the disk", async () => {
    const bytes = randomBytes(1_048_576)
    const { body, status } = await put(bytes)
    const digest = createHash("sha256").update(bytes).digest("hex")
    assert.strictEqual(status, 200)
    assert.deepInclude(body.data.chunk, {
      size: bytes.length,
      digest,
      head: bytes.subarray(0, 16).toString("latin1")
    })
    assert.isFalse(wasOnDisk())
    await nothingTaken()
  })

  it("that is empty is none, and one that is too large is refused", async () => {
    assert.strictEqual((await put("")).status, 422)
    const { body, status } = await put(randomBytes(1_048_577))
    assert.strictEqual(status, 413)
    assert.match(body.message, /1048576 bytes at most/)
    await nothingTaken()
  })

  it("lies on the disk where nobody says how long it will be", async () => {
    const chunked = "Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n"
    assert.match(await read(openSocket(host.port, `${head}${chunked}`)).end, /^HTTP\/1\.1 200 /)
    assert.isTrue(wasOnDisk())
  })

  // Falls where only what has come counts, where all addresses share one bound, and where a client that goes keeps its room.
  it("lies on the disk as long as others have the memory, and its address no more than its part", async () => {
    const bytes = randomBytes(300_000)
    const slow = openSocket(host.port, `${head}X-Forwarded-For: 192.0.2.1\r\nContent-Length: 1000000\r\n\r\nx`)
    try {
      await until("its room", async () => (smallFiles.taken() === 1_000_000 - freeBytes ? true : undefined))
      assert.deepStrictEqual([(await put(bytes, "192.0.2.1")).status, wasOnDisk()], [200, true])
      assert.deepStrictEqual([(await put(bytes, "192.0.2.2")).status, wasOnDisk()], [200, false])
      assert.deepStrictEqual([(await put(randomBytes(900_000), "192.0.2.2")).status, wasOnDisk()], [200, true])
    } finally {
      slow.destroy()
    }
    await nothingTaken()
    assert.deepStrictEqual([(await put(bytes, "192.0.2.1")).status, wasOnDisk()], [200, false])
  })
})
