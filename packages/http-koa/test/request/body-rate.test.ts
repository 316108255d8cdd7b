/** Headers and bodies that trickle or stop, by raw sockets and limits of fractions of a second. */
import { once } from "node:events"
import { readdirSync } from "node:fs"
import { tmpdir } from "node:os"
import { Effect, Exit, Scope } from "effect"
import Koa from "koa"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { write } from "../../src/answer/write.js"
import { serve } from "../../src/host/server.js"
import { BadRequest } from "../../src/request/bad-request.js"
import { newBodyBudget } from "../../src/request/body-budget.js"
import { withMinBodyRate } from "../../src/request/body-rate.js"
import { newFlatForm } from "../../src/request/form.js"
import { readMultipart } from "../../src/request/multipart.js"
import { readRaw } from "../../src/request/raw-body.js"
import { openSocket, read } from "../support/raw-client.js"

let scope: Scope.CloseableScope
let port: number

// Slower than 20 bytes a second is too slow after a quarter of a second.
const rate = { idleMillis: 150, graceMillis: 250, bytesPerSecond: 20 }
const budget = newBodyBudget(0)
const limits = {
  fileFields: new Set(["file"]),
  fileBytes: 1000,
  totalBytes: 10_000,
  maxFields: 10,
  newForm: newFlatForm
}

/** What the endpoints do with a body, on the host's own server. */
const app = new Koa().use(async (ctx) => {
  try {
    const read = async () =>
      ctx.path === "/multipart"
        ? await readMultipart(ctx.req, limits, { budget, uploads: budget })
        : { fields: { bytes: (await readRaw(ctx, budget)).length } }
    const { fields } = await withMinBodyRate(ctx, rate, read)
    ctx.body = fields
  } catch (error) {
    if (error instanceof BadRequest) write(ctx, error.reply)
    else throw error
  }
})

// Koa prints connections that broke otherwise.
app.silent = true

beforeAll(async () => {
  scope = await Effect.runPromise(Scope.make())
  const timeouts = { headers: 400, request: 2000, keepAlive: 1000, write: 5000, check: 50 }
  port = await Effect.runPromise(
    Scope.extend(serve({ handler: app.callback(), host: "127.0.0.1", port: 0, shutdownSeconds: 1, timeouts }), scope)
  )
})
afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

/** Sends the start, then a piece every `everyMillis` until nobody listens any more; answers what came back. */
const trickle = async (start: string, piece: string, everyMillis?: number): Promise<string> => {
  const socket = openSocket(port)
  await once(socket, "connect")
  const { end } = read(socket)
  socket.write(start)
  const timer = everyMillis === undefined ? undefined : setInterval(() => socket.write(piece), everyMillis)
  const text = await end
  clearInterval(timer)
  return text
}

const head = (path: string, more: string) => `POST ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`
const multipart = "Content-Type: multipart/form-data; boundary=b\r\n"
const filePart = '--b\r\nContent-Disposition: form-data; name="file"; filename="f"\r\n\r\nhalf a fi'
const uploads = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`mentorkit-upload-${process.pid}-`))

/** The whole answer of a refusal, however it was made. */
const inEnvelope =
  /^HTTP\/1\.1 408 (?=[\s\S]*X-Error-Code: RequestTimeout\r\n)(?=[\s\S]*Connection: close\r\n)[\s\S]*\{"status":"error",.*"data":\{\}\}$/i

describe("slow clients", () => {
  // Falls where Node answers in the place of the host.
  it("that never finish their headers are cut off", async () => {
    const text = await trickle("POST / HTTP/1.1\r\nHost: x\r\n", "X-A: b\r\n", 50)
    assert.match(text, inEnvelope)
  })

  // Falls if nobody looks whether anything still comes.
  it("whose body stops get a 408 in the envelope", async () => {
    // So much that it is fast on average for longer than a request may take.
    const text = await trickle(head("/", "Content-Length: 1000\r\n") + "a".repeat(900), "")
    assert.match(text, inEnvelope)
  })

  // Falls if the request is not ended with its answer.
  it("whose upload stops get one too, and leave no file behind", async () => {
    const before = uploads()
    const text = await trickle(head("/multipart", `${multipart}Content-Length: 1000\r\n`) + filePart, "")
    assert.match(text, /^HTTP\/1\.1 408 /)
    const end = performance.now() + 5000
    while (uploads().some((name) => !before.includes(name)) && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    assert.deepStrictEqual(
      uploads().filter((name) => !before.includes(name)),
      []
    )
  })

  it("that are fast enough, but not for so much, are cut off when their time is up", async () => {
    const text = await trickle(head("/", "Content-Length: 10000\r\n"), "abcdefghij", 50)
    assert.match(text, inEnvelope)
    assert.match(text, /"The request did not arrive in time\."/)
  })

  // Falls if nobody counts what comes: a byte now and then is no standstill.
  it("that send a byte now and then get a 408 in the envelope long before", async () => {
    const text = await trickle(head("/", "Content-Length: 10000\r\n"), "a", 100)
    assert.match(text, inEnvelope)
  })

  it("that are slow but not too slow are served", async () => {
    const socket = openSocket(port)
    await once(socket, "connect")
    const body = "abcdef".repeat(5)
    socket.write(head("/", `Content-Length: ${body.length}\r\nConnection: close\r\n`))
    for (let at = 0; at < body.length; at += 5) {
      await new Promise((resolve) => setTimeout(resolve, 60))
      socket.write(body.slice(at, at + 5))
    }
    assert.match(await read(socket).end, /^HTTP\/1\.1 200 [\s\S]*\{"bytes":30\}$/)
  })
})
