/** What of an answer crosses the wire: codings, tags, and what is left as it is. */
import { once } from "node:events"
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { PassThrough } from "node:stream"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import Koa, { type Context } from "koa"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { success } from "../../src/answer/envelope.js"
import { fixedAnswer } from "../../src/answer/fixed.js"
import { textReplier } from "../../src/answer/text.js"
import { write } from "../../src/answer/write.js"
import { front } from "../../src/front.js"
import { openSocket } from "../support/raw-client.js"

const bytesOf = (length: number) => Array.from({ length }, (_, at) => `${at}: Zoë, ${at % 7} o’clock\n`).join("")
const list = { items: bytesOf(300).split("\n") }
const calendar = bytesOf(200)
/** Too much for the buffers between two processes, whatever is done to it. */
const flood = Buffer.alloc(32_000_000, 7)

const send = (ctx: Context, type: string, body: unknown, headers: Readonly<Record<string, string>> = {}) => {
  ctx.set({ "Content-Type": type, ...headers })
  ctx.body = body
}
const text = "text/plain; charset=utf-8"

let readings = 0
let isBroken = true
const fixed = fixedAnswer({ type: "text/css; charset=utf-8", read: async () => bytesOf(500) })
const counted = fixedAnswer({
  type: text,
  read: async () => {
    readings += 1
    return bytesOf(500)
  }
})
const fallible = fixedAnswer({
  type: text,
  read: async () => {
    if (isBroken) throw new Error("not now")
    return "there"
  }
})

/** As many as wait for each other in `/crowd`. */
const crowd = 20
let isComplete: () => void
const whenComplete = new Promise<void>((resolve) => {
  isComplete = resolve
})
let waiting = 0

/** Called when everything is done for an answer. */
let onDone: (ctx: Context) => void = () => {}

const pages: Readonly<Record<string, (ctx: Context) => unknown>> = {
  "/list": (ctx) => write(ctx, success(200, "Fine.", list)),
  "/made": (ctx) => write(ctx, success(201, "Made.", list)),
  "/little": (ctx) => write(ctx, success(200, "Fine.", {})),
  "/buffer": (ctx) => send(ctx, text, Buffer.from(calendar)),
  "/calendar": (ctx) => {
    const reply = textReplier({ field: "calendar", type: "text/calendar", maxAgeSeconds: 300 })({ calendar })
    write(ctx, { status: 200, body: undefined, ...reply })
  },
  "/untagged": (ctx) => send(ctx, text, calendar),
  "/image": (ctx) => send(ctx, "image/webp", Buffer.from(calendar)),
  "/pdf": (ctx) => send(ctx, "application/pdf", Buffer.from(calendar), { ETag: '"pdf"' }),
  "/stream": (ctx) => send(ctx, "text/event-stream", PassThrough.from([Buffer.from(calendar)])),
  "/cookie": (ctx) => send(ctx, text, calendar, { "Set-Cookie": "a=b" }),
  "/untouched": (ctx) => send(ctx, text, calendar, { "Cache-Control": "no-store, no-transform" }),
  "/strong": (ctx) => send(ctx, text, calendar, { ETag: '"these-bytes"' }),
  "/encoded": (ctx) => send(ctx, text, calendar, { "Content-Encoding": "aes128gcm" }),
  "/part": (ctx) => {
    ctx.status = 206
    send(ctx, text, calendar, { "Content-Range": `bytes 0-${Buffer.byteLength(calendar) - 1}/99999` })
  },
  "/nothing": (ctx) => {
    ctx.status = 204
  },
  "/fixed": (ctx) => fixed(ctx),
  "/counted": (ctx) => counted(ctx),
  "/fallible": (ctx) => fallible(ctx),
  "/crowd": async (ctx) => {
    waiting += 1
    if (waiting === crowd) isComplete()
    await whenComplete
    write(ctx, success(200, "Fine.", list))
  },
  "/flood": (ctx) => send(ctx, "application/octet-stream", flood),
  "/gone": async (ctx) => {
    if (!ctx.req.socket.destroyed) await once(ctx.req.socket, "close")
    write(ctx, success(200, "Fine.", list))
  }
}

let server: Server
let port: number
beforeAll(async () => {
  const app = new Koa()
  // A failure is wanted, and it is none of the console.
  app.silent = true
  app.use(async (ctx, next) => {
    await next()
    onDone(ctx)
  })
  app.use(front({ allowedOrigins: ["https://app.test"] })).use((ctx) => pages[ctx.path]?.(ctx))
  server = createServer(app.callback()).listen(0, "127.0.0.1")
  await once(server, "listening")
  port = (server.address() as AddressInfo).port
})
afterAll(() => void server.close())

interface Got {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const ask = async (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET"): Promise<Got> => {
  const asked = request({ host: "127.0.0.1", port, path, method, headers, agent: false }).end()
  const [answer] = await once(asked, "response")
  const chunks: Array<Buffer> = []
  for await (const chunk of answer) chunks.push(chunk)
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }
}
const accepting = (path: string, accepted: string | undefined, method = "GET") =>
  ask(path, accepted === undefined ? {} : { "Accept-Encoding": accepted }, method)

const decoded = ({ body, headers }: Got): Buffer => {
  const coding = headers["content-encoding"]
  return coding === "br" ? brotliDecompressSync(body) : coding === "gzip" ? gunzipSync(body) : body
}
const codings = ["br", "gzip", "identity"] as const
const compressed = ["/list", "/buffer", "/calendar", "/fixed"]

describe("codings", () => {
  // Falls without the compression, and where a length of before it is told.
  it.each(compressed)("of %s: each says the same, in its own length", async (path) => {
    const plain = await accepting(path, undefined)
    assert.isAbove(plain.body.length, 4000)
    for (const coding of codings) {
      const answer = await accepting(path, coding)
      assert.strictEqual(answer.headers["content-encoding"], coding === "identity" ? undefined : coding)
      assert.isTrue(decoded(answer).equals(plain.body), coding)
      assert.strictEqual(Number(answer.headers["content-length"]), answer.body.length)
      assert.strictEqual(answer.headers.vary, "Origin, Accept-Encoding")
      assert.strictEqual(answer.headers["content-type"], plain.headers["content-type"])
      if (coding !== "identity") assert.isBelow(answer.body.length, plain.body.length / 2)
    }
  })

  // Falls with `ctx.acceptsEncodings`, by which browsers, who name gzip first, get gzip.
  it.each([
    [undefined, undefined],
    ["", undefined],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["GZIP", "gzip"],
    ["deflate, zstd", undefined],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["br;q=0, gzip;q=0.001", "gzip"],
    ["br;q=0, gzip;q=0", undefined],
    ["gzip;q=nonsense", undefined],
    ["*", "br"],
    ["br;q=0, *", "gzip"],
    ["gzip;q=0.5, *;q=0.1", "gzip"],
    ["*;q=0", undefined],
    ["identity, *;q=0", undefined],
    ["identity;q=0, gzip", "gzip"],
    ["identity;q=0", undefined],
    ["identity, gzip;q=0.5", undefined]
  ])("for %j it is %j", async (accepted, coding) => {
    for (const path of ["/list", "/fixed"]) {
      const answer = await accepting(path, accepted)
      assert.deepStrictEqual([answer.status, answer.headers["content-encoding"]], [200, coding], path)
    }
  })

  // Read to its end it would cost thirty times what the request does.
  it("are left out for a wish of 15,000 characters", async () => {
    for (const path of ["/list", "/fixed"]) {
      const answer = await accepting(path, "gzip,".repeat(3000))
      assert.deepStrictEqual([answer.status, answer.headers["content-encoding"]], [200, undefined], path)
    }
  })

  // Falls where HEAD is left out.
  it.each([...compressed, "/little", "/image", "/flood"])("HEAD says of %s what GET says", async (path) => {
    for (const coding of codings) {
      const [get, head] = await Promise.all([accepting(path, coding), accepting(path, coding, "HEAD")])
      const told = ({ headers: { date, "x-request-id": id, ...rest } }: Got) => rest
      assert.deepStrictEqual([told(head), head.body.length], [told(get), 0])
    }
  })
})

// Falls without the bound, and where one that is done still counts.
it("a few are compressed at once, and who comes meanwhile gets the plain answer", async () => {
  const answers = await Promise.all(Array.from({ length: crowd }, () => accepting("/crowd", "br")))
  const plain = answers.filter(({ headers }) => headers["content-encoding"] === undefined)
  assert.strictEqual(plain.length, crowd - 8)
  for (const answer of answers) assert.isTrue(decoded(answer).equals(plain[0]!.body))
  const later = await Promise.all(Array.from({ length: 8 }, () => accepting("/crowd", "br")))
  for (const { headers } of later) assert.strictEqual(headers["content-encoding"], "br")
})

describe("left as it is", () => {
  // Each falls without its own condition.
  it.each([
    ["a little answer", "/little", true],
    ["an image", "/image", false],
    ["a PDF", "/pdf", false],
    ["a stream", "/stream", false],
    ["what sets a cookie", "/cookie", false],
    ["what nobody may transform", "/untouched", false],
    ["what has a strong tag", "/strong", true],
    ["what has a coding", "/encoded", true],
    ["a part", "/part", false],
    ["nothing", "/nothing", false]
  ])("%s", async (_, path, isVaried) => {
    const [plain, answer] = await Promise.all([accepting(path, undefined), accepting(path, "br, gzip")])
    assert.isTrue(answer.body.equals(plain.body))
    assert.strictEqual(answer.headers["content-encoding"], plain.headers["content-encoding"])
    assert.strictEqual(answer.headers.vary, isVaried ? "Origin, Accept-Encoding" : "Origin")
  })
  // Falls where all methods are alike: tokens are answers to POST.
  it("an answer to POST", async () => {
    const answer = await accepting("/made", "br, gzip", "POST")
    assert.deepStrictEqual([answer.status, answer.headers["content-encoding"]], [201, undefined])
    assert.isAbove(answer.body.length, 4000)
  })
})

describe("what the client has", () => {
  const tagOf = async (path: string, coding: string) =>
    (await accepting(path, coding)).headers.etag ?? assert.fail("no tag")
  const asUnlessKnown = (path: string, known: string, coding: string) =>
    ask(path, { "If-None-Match": known, "Accept-Encoding": coding })

  const assertUnchanged = ({ body, headers, status }: Got, tag: string) => {
    assert.deepStrictEqual([status, body.length, headers.etag], [304, 0, tag])
    assert.strictEqual(headers.vary, "Origin, Accept-Encoding")
    assert.isString(headers["cache-control"])
    for (const name of ["content-encoding", "content-length", "content-type"]) assert.isUndefined(headers[name], name)
  }

  // Falls where a coding does not have a tag of its own, or the tag is that of other bytes.
  it("has a strong tag for each coding of what is fixed", async () => {
    const tags = await Promise.all(codings.map((coding) => tagOf("/fixed", coding)))
    assert.strictEqual(new Set(tags).size, codings.length)
    for (const [at, coding] of codings.entries()) {
      const tag = tags[at]!
      assert.match(tag, /^"[\w-]{43}"$/)
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, `W/"x" ,W/${tag}`, "*"]) {
        assertUnchanged(await asUnlessKnown("/fixed", known, coding), tag)
      }
      const others = [...tags.filter((one) => one !== tag), '"other"', tag.slice(1, -1)].join(", ")
      assert.strictEqual((await asUnlessKnown("/fixed", others, coding)).status, 200)
    }
  })

  // Falls with a strong tag, or one of what was compressed: a client that changes its mind would read all of it again.
  it("has one weak tag for all codings of a text", async () => {
    const tag = await tagOf("/calendar", "identity")
    assert.match(tag, /^W\/"[\w-]{43}"$/)
    for (const coding of codings) {
      assert.strictEqual(await tagOf("/calendar", coding), tag)
      assertUnchanged(await asUnlessKnown("/calendar", tag, coding), tag)
      assertUnchanged(await asUnlessKnown("/calendar", tag.slice(2), coding), tag)
    }
  })

  // Falls with `ctx.fresh`: `fetch` says `no-cache` beside a tag that a script gives, and that would be answered in full.
  it.each(["/calendar", "/fixed"])("is nothing new for a script either: %s by fetch", async (path) => {
    const url = `http://127.0.0.1:${port}${path}`
    const first = await fetch(url)
    await first.text()
    const again = await fetch(url, { headers: { "If-None-Match": first.headers.get("etag") ?? "" } })
    assert.deepStrictEqual([again.status, await again.text()], [304, ""])
  })

  // Falls where no tag is asked for.
  it("is nothing where an answer has no tag", async () => {
    assert.strictEqual((await asUnlessKnown("/untagged", "*", "br")).status, 200)
  })
})

describe("a fixed answer", () => {
  // Falls where each asker compresses for themselves.
  it("is made once for each coding, however many ask at once", async () => {
    const asks = codings.flatMap((coding) => Array.from({ length: 5 }, () => accepting("/counted", coding)))
    await Promise.all(asks)
    assert.strictEqual(readings, codings.length)
  })

  // Falls where a failure is kept.
  it("that could not be made is tried again", async () => {
    assert.strictEqual((await accepting("/fallible", "br")).status, 500)
    isBroken = false
    const answer = await accepting("/fallible", "br")
    assert.deepStrictEqual([answer.status, decoded(answer).toString()], [200, "there"])
  })
})

describe("a client that goes away", () => {
  const bare = (path: string) => {
    return openSocket(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\n\r\n`)
  }

  // Falls where the answer is compressed all the same.
  it("before its answer is there costs no compression", async () => {
    const done = new Promise<Context>((resolve) => {
      onDone = resolve
    })
    const socket = bare("/gone")
    await once(server, "request")
    socket.destroy()
    const { body, res } = await done
    assert.isString(body)
    assert.isFalse(res.hasHeader("Content-Encoding"))
  })

  it("in the midst of its answer leaves nothing open", async () => {
    const socket = bare("/flood")
    await once(socket, "data")
    socket.destroy()
    // Ends with the last connection, and nobody else ends one.
    server.close()
    await once(server, "close")
    server.listen(port, "127.0.0.1")
    await once(server, "listening")
  })
})
