/** Stored files over a real connection, from a disk and from S3: parts, conditions, and clients that go away. */
import { once } from "node:events"
import { diskFileStore } from "@mentorkit/adapters-node"
import { s3FileStore } from "@mentorkit/adapters-node/s3"
import type { FileStore } from "@mentorkit/core/kernel/ports"
import { newFolder } from "@mentorkit/test-kit/files/folders"
import { S3Server, s3Server } from "@mentorkit/test-kit/servers/s3-server"
import { until } from "@mentorkit/test-kit/waiting/until"
import { Effect, FastCheck as fc, Layer, Redacted } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { type FileSite, openFileSite } from "../support/file-site.js"
import { openSocket } from "../support/raw-client.js"

const disk = Layer.unwrapScoped(Effect.map(newFolder, (folder) => diskFileStore({ folder })))
const s3 = Layer.unwrapEffect(
  Effect.map(S3Server, ({ accessKeyId, bucket, endpoint }) =>
    s3FileStore({
      ...{ bucket, endpoint, region: "eu-central-1", forcePathStyle: true },
      credentials: { accessKeyId, secretAccessKey: Redacted.make("secret") }
    })
  )
).pipe(Layer.provide(s3Server))
const stores: ReadonlyArray<readonly [name: string, store: Layer.Layer<FileStore>]> = [
  ["a disk", disk],
  ["S3", s3]
]

const size = 10_000
const bytes = Uint8Array.from({ length: size }, (_, at) => (at * 7 + (at >> 8)) % 251)
const sliceOf = (first: number, last: number) => Buffer.from(bytes.subarray(first, last + 1))
/** More than sockets and streams hold among them. */
const vast = new Uint8Array(48_000_000).fill(7)

type Answer = Awaited<ReturnType<FileSite["ask"]>>

/** The parts of a multipart/byteranges, read as its grammar has it. */
const partsIn = ({ body, headers }: Answer) => {
  const [, boundary = ""] =
    /^multipart\/byteranges; boundary=([\w-]{1,70})$/.exec(headers.get("content-type") ?? "") ?? []
  assert.notStrictEqual(boundary, "")
  const text = `\r\n${body.toString("latin1")}`
  const [preamble, ...rest] = text.split(`\r\n--${boundary}`)
  assert.deepStrictEqual([preamble, rest.pop()], ["", "--\r\n"])
  return rest.map((part) => {
    const end = part.indexOf("\r\n\r\n")
    const head = new Headers(
      part
        .slice(2, end)
        .split("\r\n")
        .map((line) => line.split(": ") as [string, string])
    )
    const [, first, last, whole] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(head.get("content-range") ?? "") ?? []
    assert.deepStrictEqual([head.get("content-type"), Number(whole)], ["text/plain", size])
    return { first: Number(first), last: Number(last), body: Buffer.from(part.slice(end + 4), "latin1") }
  })
}

const assertParts = (answer: Answer, ranges: ReadonlyArray<readonly [number, number]>) => {
  assert.strictEqual(answer.status, 206)
  assert.strictEqual(Number(answer.headers.get("content-length")), answer.body.length)
  assert.isNull(answer.headers.get("content-encoding"))
  const [only] = ranges
  if (ranges.length === 1 && only !== undefined) {
    assert.strictEqual(answer.headers.get("content-range"), `bytes ${only[0]}-${only[1]}/${size}`)
    assert.strictEqual(answer.headers.get("content-type"), "text/plain")
    return assert.isTrue(answer.body.equals(sliceOf(...only)))
  }
  assert.isNull(answer.headers.get("content-range"))
  const parts = partsIn(answer)
  assert.deepStrictEqual(
    parts.map(({ first, last }) => [first, last]),
    ranges.map((range) => [...range])
  )
  for (const { body, first, last } of parts) assert.isTrue(body.equals(sliceOf(first, last)))
}

describe.each(stores)("stored files on %s", (_name, store) => {
  let site: FileSite
  beforeAll(async () => {
    site = await openFileSite(store)
    await site.put("a", bytes)
    await site.put("empty", new Uint8Array())
    await site.put("vast", vast)
  })
  afterAll(() => site.close())

  const get = (range: string, more: Readonly<Record<string, string>> = {}) =>
    site.ask("/fetched/a", { Range: range, "Accept-Encoding": "gzip, br", ...more })

  it.each<readonly [string, ReadonlyArray<readonly [number, number]>]>([
    ["bytes=0-499", [[0, 499]]],
    ["bytes=500-999", [[500, 999]]],
    ["bytes=-500", [[9500, 9999]]],
    ["bytes=9500-", [[9500, 9999]]],
    [
      "bytes=0-0,-1",
      [
        [0, 0],
        [9999, 9999]
      ]
    ],
    [
      "bytes= 0-999, 4500-5499, -1000",
      [
        [0, 999],
        [4500, 5499],
        [9000, 9999]
      ]
    ],
    ["bytes=500-600,601-999", [[500, 999]]],
    ["bytes=500-700,601-999", [[500, 999]]],
    ["bytes=-20000", [[0, 9999]]],
    ["bytes=9999-", [[9999, 9999]]],
    ["bytes=20000-,5-6", [[5, 6]]]
  ])("%s leaves as those bytes", async (range, parts) => {
    assertParts(await get(range), parts)
  })

  it("leave whole where a range is none", async () => {
    for (const range of ["bytes=500-499", "bytes=abc", "items=0-5", "bytes=", "bytes=0 - 5", "0-5"]) {
      const answer = await get(range)
      assert.strictEqual(answer.status, 200, range)
      assert.isNull(answer.headers.get("content-range"))
      assert.isTrue(answer.body.equals(bytes))
    }
  })

  it("have none of what lies behind their end, and tell how much there is", async () => {
    for (const [target, range, whole] of [
      ["/fetched/a", "bytes=10000-", size],
      ["/shown/a", "bytes=-0", size],
      ["/fetched/empty", "bytes=0-", 0]
    ] as const) {
      const answer = await site.ask(target, { Range: range })
      const { headers, status, text } = answer
      assert.deepStrictEqual([status, headers.get("content-range")], [416, `bytes */${whole}`])
      assert.deepStrictEqual(
        [headers.get("x-error-code"), headers.get("cache-control")],
        ["RangeNotSatisfiable", "no-store"]
      )
      assert.deepInclude(JSON.parse(text), { status: "error", data: {} })
    }
  })

  it("have a strong tag and a date, the same each time, and one tag each", async () => {
    const [one, again, other] = [
      await site.ask("/fetched/a"),
      await site.ask("/shown/a"),
      await site.ask("/fetched/empty")
    ]
    assert.match(one.headers.get("etag") ?? "", /^"[\w-]{43}"$/)
    for (const name of ["etag", "last-modified"]) assert.strictEqual(one.headers.get(name), again.headers.get(name))
    assert.notStrictEqual(one.headers.get("etag"), other.headers.get("etag"))
    assert.isAtMost(Date.parse(one.headers.get("last-modified") ?? ""), Date.now())
    assert.strictEqual(one.headers.get("accept-ranges"), "bytes")
    assert.isTrue(one.body.equals(bytes))
  })

  it("answer conditions before ranges, in the order of RFC 9110", async () => {
    const { headers } = await site.ask("/shown/a")
    const [etag, date] = [headers.get("etag") ?? "", headers.get("last-modified") ?? ""]
    const long = "Sun, 06 Nov 1994 08:49:37 GMT"
    const range = { Range: "bytes=0-9" }
    for (const [target, asked, status] of [
      ["/shown/a", { "If-None-Match": etag }, 304],
      ["/shown/a", { "If-None-Match": `W/${etag}`, ...range }, 304],
      ["/shown/a", { "If-Modified-Since": date, ...range }, 304],
      ["/shown/a", { "If-None-Match": '"x"', "If-Modified-Since": date }, 200],
      ["/shown/a", { "If-Match": '"x"', ...range }, 412],
      ["/shown/a", { "If-Match": etag, ...range }, 206],
      ["/shown/a", { "If-Unmodified-Since": long, ...range }, 412],
      ["/shown/a", { "If-Range": etag, ...range }, 206],
      ["/shown/a", { "If-Range": '"x"', ...range }, 200],
      ["/shown/a", { "If-Range": '"x"', Range: "bytes=20000-" }, 200],
      ["/shown/a", { "If-Range": etag, Range: "bytes=20000-" }, 416],
      ["/shown/a", { "If-Range": date, ...range }, 206],
      ["/shown/a", { "If-Range": long, ...range }, 200],
      // Another file may have had this address in the same second.
      ["/fetched/a", { "If-Range": date, ...range }, 200],
      ["/fetched/a", { "If-Range": etag, ...range }, 206],
      ["/fetched/none", { "If-Match": "*", ...range }, 404]
    ] as const) {
      const answer = await site.ask(target, asked)
      assert.strictEqual(answer.status, status, JSON.stringify(asked))
      if (status !== 304) continue
      assert.lengthOf(answer.body, 0)
      for (const name of ["content-type", "content-length"]) assert.isNull(answer.headers.get(name), name)
      assert.strictEqual(answer.headers.get("etag"), etag)
      assert.match(answer.headers.get("cache-control") ?? "", /immutable/)
    }
  })

  it("tell HEAD what GET would say of the whole, and open nothing for it", async () => {
    const whole = await site.ask("/fetched/a")
    for (const headers of [{}, { Range: "bytes=0-9" }]) {
      const head = await site.ask("/fetched/a", headers, "HEAD")
      assert.deepStrictEqual([head.status, head.body.length], [200, 0])
      const varying = new Set(["date", "x-request-id"])
      const told = ({ headers }: Answer) => [...headers].filter(([name]) => !varying.has(name))
      assert.deepStrictEqual(told(head), told(whole))
    }
    const { etag = "" } = Object.fromEntries(whole.headers)
    assert.strictEqual((await site.ask("/fetched/a", { "If-None-Match": etag }, "HEAD")).status, 304)
    assert.strictEqual((await site.ask("/fetched/a", { "If-Match": '"x"' }, "HEAD")).status, 412)
  })

  const end = fc.oneof(fc.nat(size + 200), fc.constantFrom(0, 1, size - 1, size))
  const spec = fc.oneof(
    fc.tuple(end, end).map(([one, other]) => `${Math.min(one, other)}-${Math.max(one, other)}`),
    end.map((first) => `${first}-`),
    end.map((length) => `-${length}`)
  )

  it("give of any set of ranges just the bytes that it names", async () => {
    const property = fc.asyncProperty(fc.array(spec, { minLength: 1, maxLength: 8 }), async (specs) => {
      const answer = await get(`bytes=${specs}`)
      const wanted = Array.from({ length: size }, (_, at) =>
        specs.some((text) => {
          const [first = "", last = ""] = text.split("-")
          return first === "" ? at >= size - Number(last) : at >= Number(first) && (last === "" || at <= Number(last))
        })
      )
      if (!wanted.includes(true)) return assert.strictEqual(answer.status, 416)
      assert.strictEqual(answer.status, 206)
      const single = /^bytes (\d+)-(\d+)\//.exec(answer.headers.get("content-range") ?? "")
      const parts =
        single === null ? partsIn(answer) : [{ first: Number(single[1]), last: Number(single[2]), body: answer.body }]
      const given = Array<boolean>(size).fill(false)
      for (const { body, first, last } of parts) {
        assert.isTrue(body.equals(sliceOf(first, last)))
        for (let at = first; at <= last; at++) given[at] = true
      }
      assert.deepStrictEqual(given, wanted)
    })
    await fc.assert(property, { numRuns: 60 })
  })

  // Falls where the streams of several parts are not let go of when the connection is.
  it.each([
    ["the whole", {}],
    ["a part", { Range: "bytes=1000-" }],
    ["several parts", { Range: "bytes=0-0,1000-" }]
  ])("are closed when a client goes away within %s", async (_what, headers) => {
    const lines = [
      "GET /fetched/vast HTTP/1.1",
      "Host: x",
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    ]
    const socket = openSocket(site.port, `${lines.join("\r\n")}\r\n\r\n`)
    await once(socket, "data")
    socket.pause()
    assert.strictEqual(site.open.count, 1)
    socket.destroy()
    await until("the file to be closed", async () => (site.open.count === 0 ? true : undefined))
    assert.deepStrictEqual(site.reported, [])
  })
})
