/** What a client should not send, byte by byte where `fetch` is too polite for it. */

import { once } from "node:events"
import { gzipSync } from "node:zlib"
import { afterAll, assert, beforeAll, describe, it, vi } from "vitest"
import { defaultMinBodyRate } from "../../src/request/body-limits.js"
import { endpoints, newKit } from "../support/demo-domain.js"
import { type Host, serve } from "../support/mounted-server.js"
import { openSocket, read } from "../support/raw-client.js"

const token = JSON.stringify({ _tag: "User", userId: crypto.randomUUID(), roles: [] })
const nested = (levels: number) => `{"numbers":${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}}`
const bytes = (...parts: ReadonlyArray<string | ReadonlyArray<number>>) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)))

let host: Host
beforeAll(async () => {
  host = await serve(newKit(), endpoints)
})
afterAll(() => {
  host.close()
  // Whatever was sent, nothing of it was a fault.
  assert.deepStrictEqual(host.reported, [])
})
const put = (name: unknown) => host.send("PUT", "/named/1", { body: { name } })
const sum = (body: unknown, headers = {}) => host.send("POST", "/sum", { token, body, headers })

describe("text", () => {
  it.each(["a\0b", "a\ud800b", "\udc00"])("422 for %j", async (name) => {
    assert.deepInclude(await put(name), { status: 422, code: "InvalidInput" })
  })
  it("characters beyond the basic plane count as one", async () => {
    assert.strictEqual((await put("👩‍🚀".padEnd(22, "x"))).body.data.name.length, 22)
    assert.strictEqual((await put("👩‍🚀".padEnd(23, "x"))).status, 422)
  })
  it.each(["/named/%ff", "/named/1?name=%ff", "/named/%"])("400 for the path %s", async (path) => {
    assert.deepInclude(await host.send("PUT", path, { body: {} }), { status: 400, code: "BadRequest" })
  })
  it("422 for NUL in a path or a query", async () => {
    assert.strictEqual((await host.send("PUT", "/named/%00", { body: { name: "new" } })).status, 422)
    assert.strictEqual((await host.send("GET", "/things?tags=a%00")).status, 422)
  })
  it("names of fields are text as well, and where nobody reads a query there is nothing to say of it", async () => {
    const words = "The names of fields must be valid text."
    for (const answer of [await host.send("GET", "/things?a%00=1"), await sum(`{"a\\u0000":1}`)]) {
      assert.deepInclude(answer, { status: 422, code: "InvalidInput" })
      assert.include(answer.body.data[""], words)
    }
    assert.strictEqual((await host.send("GET", "/who?a%00=1&b=%00")).status, 200)
  })
  it("a name that is a property of objects is only a name", async () => {
    assert.strictEqual((await host.send("GET", "/things?__proto__=%00&constructor=%00")).status, 422)
    assert.deepStrictEqual((await sum(`{"numbers":[],"__proto__":"a\\u0000"}`)).status, 422)
  })
})

describe("JSON", () => {
  it.each([64, 65, 10_000, 100_000])("%i levels deep", async (levels) => {
    for (const headers of [{}, { "idempotency-key": `deep-${levels}` }]) {
      const { body, status } = await sum(nested(levels), headers)
      assert.strictEqual(status, levels > 64 ? 422 : 200)
      if (levels > 64) {
        assert.deepStrictEqual(body.data, { numbers: ["The numbers field must not be nested deeper than 64 levels."] })
      }
    }
  })

  it.each([
    ["what is not JSON", "{"],
    ["a bare value", "5"],
    ["a string", `"text"`],
    ["two values", "{}{}"],
    ["a number that is none", `{"numbers":[NaN]}`],
    ["invalid UTF-8", bytes(`{"numbers":["`, [0xff], `"]}`)],
    ["overlong UTF-8", bytes(`{"numbers":["`, [0xc0, 0xaf], `"]}`)],
    ["a surrogate in UTF-8", bytes(`{"numbers":["`, [0xed, 0xa0, 0x80], `"]}`)],
    ["UTF-16", Buffer.from("{}", "utf16le")]
  ])("400 for %s", async (_what, body) => {
    assert.deepInclude(await sum(body), { status: 400, code: "BadRequest" })
  })

  it("nothing, null and a byte order mark", async () => {
    assert.strictEqual((await sum(" ")).status, 400)
    assert.strictEqual((await sum("null")).status, 422)
    assert.strictEqual((await sum(bytes([0xef, 0xbb, 0xbf], `{"numbers":[1]}`))).status, 200)
    assert.strictEqual((await host.send("POST", "/sum", { token })).status, 422)
  })

  it("keys of Object.prototype are only keys, the last of two counts", async () => {
    const { body, status } = await sum(`{"__proto__":{"numbers":[1]},"constructor":{"prototype":{"numbers":[1]}}}`)
    assert.strictEqual(status, 422)
    assert.deepStrictEqual(body.data, { numbers: ["The numbers field is required."] })
    assert.strictEqual((await sum(`{"numbers":[1,2],"numbers":[1]}`)).body.data.count, 1)
    assert.notProperty({}, "numbers")
  })

  it.each(["1e999", "-1e999", "123456789012345678901234567890", "1.0000000001"])("no integer: %s", async (number) => {
    const { body } = await host.send("POST", "/documents", { token, body: `{"count":${number}}` })
    assert.strictEqual(body.status, "error")
    const query = await host.send("GET", `/things?page=${number}`)
    assert.deepStrictEqual(query.body.data, { page: ["The page field must be an integer."] })
  })

  /** The texts that are parsed meanwhile, but for the short ones of the test's own client and of tokens. */
  const longParsed = async (work: () => Promise<void>): Promise<number> => {
    const spy = vi.spyOn(JSON, "parse")
    try {
      await work()
      return spy.mock.calls.filter(([text]) => String(text).length > 1000).length
    } finally {
      spy.mockRestore()
    }
  }

  // Falls if the bounds are looked at behind the parser only: one such body took a quarter of a second, in one turn.
  it.each([
    [
      "70,000 fields",
      `{${Array.from({ length: 70_000 }, (_, n) => `"k${n}":1`)}}`,
      "The input",
      "have more than 2000 values"
    ],
    ["half a million items", `{"name":[${"1,".repeat(500_000)}1]}`, "The name field", "have more than 2000 values"],
    ["half a million levels", `{"name":${"[".repeat(500_000)}`, "The name field", "be nested deeper than 64 levels"]
  ])("%s are refused unparsed", async (_what, body, subject, words) => {
    const parsed = await longParsed(async () => {
      const answer = await host.send("PUT", "/named/1", { body })
      assert.deepInclude(answer, { status: 422, code: "InvalidInput" })
      assert.strictEqual(answer.body.status, "error")
      assert.strictEqual(answer.body.message, `${subject} must not ${words}.`)
    })
    assert.strictEqual(parsed, 0)
  })

  it("what is within the bounds is parsed once", async () => {
    const body = { numbers: Array.from({ length: 1900 }, () => 1) }
    assert.strictEqual(await longParsed(async () => assert.strictEqual((await sum(body)).status, 200)), 1)
  })

  it("half a million mistakes cost no half a million sentences", async () => {
    const answer = await host.send("POST", "/register", { body: { email: Array.from({ length: 200_000 }, () => 1) } })
    assert.strictEqual(answer.status, 422)
    assert.isBelow(JSON.stringify(answer.body).length, 1000)
  })
})

describe("types", () => {
  it.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/json; charset=latin1",
    "application/jsonx",
    ""
  ])("415 for a body of the type %j", async (type) => {
    assert.deepInclude(await sum("{}", { "content-type": type }), { status: 415, code: "UnsupportedMediaType" })
  })
  it.each(["application/json; charset=UTF-8", 'APPLICATION/JSON;charset="utf-8"', "application/merge-patch+json"])(
    "reads a body of the type %j",
    async (type) => assert.strictEqual((await sum([1], { "content-type": type })).status, 200)
  )
  it("415 for what is compressed", async () => {
    assert.strictEqual((await sum(gzipSync(`{"numbers":[]}`), { "content-encoding": "gzip" })).status, 415)
    const hook = await host.send("POST", "~/hooks/demo", {
      body: gzipSync("x"),
      headers: { "content-encoding": "gzip" }
    })
    assert.strictEqual(hook.status, 415)
  })
})

describe("size", () => {
  const large = (megabytes: number) => JSON.stringify({ numbers: ["x".repeat(megabytes * 1024 * 1024)] })

  it.each([1, 10])("413 for %i MB of JSON, told to a client that is still sending", async (megabytes) => {
    const { body, code, status } = await sum(large(megabytes))
    assert.deepStrictEqual([status, code], [413, "PayloadTooLarge"])
    const message = "The request body is too large: it may have 1048576 bytes at most."
    assert.deepStrictEqual(body, { status: "error", message, data: {} })
    const hook = await host.send("POST", "~/hooks/demo", { body: large(megabytes) })
    assert.strictEqual(hook.status, 413)
  })

  it("413 for a body that does not say its length", async () => {
    const head = `POST /api/v1/sum HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n`
    const chunk = large(1)
    const answer = await host.raw(
      `${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.length.toString(16)}\r\n${chunk}\r\n`
    )
    assert.match(answer, /^HTTP\/1.1 413 /)
  })

  it("a body of exactly 1 MB is read", async () => {
    const body = JSON.stringify({ numbers: [""] })
    assert.strictEqual((await sum(JSON.stringify({ numbers: ["x".repeat(1024 * 1024 - body.length)] }))).status, 200)
  })

  it("a refused body leaves the connection usable", async () => {
    const head = "POST /api/v1/sum HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    const authorized = `${head}Authorization: Bearer ${token}\r\n`
    const body = "x".repeat(1024 * 1024 + 1)
    const answers = await host.raw(
      `${authorized}Content-Length: ${body.length}\r\n\r\n${body}${authorized}Content-Length: 3\r\n\r\n[1]`
    )
    assert.match(answers, /^HTTP\/1.1 413 .*HTTP\/1.1 200 /s)
  })
})

describe("connections", () => {
  it("a guest is refused before the body has come", async () => {
    const answer = await host.raw(
      "POST /api/v1/sum HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
    )
    assert.match(answer, /^HTTP\/1.1 401 /)
  })

  // Falls where a body without a length is taken for one with content: proxies write requests without a body so.
  it.each([
    ["JSON", "PUT /api/v1/named/1", 422],
    ["JSON or a form", "POST /api/v1/posts", 201],
    ["a form with files", "POST /api/v1/documents", 422]
  ])("an empty body without a length needs no type where %s is taken", async (_what, line, status) => {
    const head = `${line} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n`
    const empty = await host.raw(`${head}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`)
    assert.match(empty, new RegExp(`^HTTP/1.1 ${status} `))
    const filled = await host.raw(`${head}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`)
    assert.match(filled, /^HTTP\/1.1 415 /)
  })

  it("a body that stops in the middle is nobody's fault", async () => {
    const head = `POST /api/v1/sum HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n`
    for (const rest of [`Content-Length: 100\r\n\r\n{"numb`, "Transfer-Encoding: chunked\r\n\r\n5\r\n{"]) {
      const socket = openSocket(host.port, head + rest)
      await new Promise((resolve) => setTimeout(resolve, 50))
      socket.destroy()
      await once(socket, "close")
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
    assert.strictEqual((await sum([1])).status, 200)
    assert.deepStrictEqual(host.reported, [])
  })

  /** A JSON body of so many bytes, each in a chunk of its own; answers what came back, and that the connection ended. */
  const inSingleBytes = async (bytes: number) => {
    const head = `POST /api/v1/sum HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n`
    const body = `{"numbers":[1]${" ".repeat(bytes - 15)}}`
    const pieces = [...body].map((byte) => `1\r\n${byte}\r\n`).join("")
    const request = `${head}Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n${pieces}0\r\n\r\n`
    return read(openSocket(host.port, request)).end
  }

  // Falls if pieces are not counted: the limit of bytes says nothing of what each piece costs.
  it("a body in more small pieces than anybody sends is refused, and one in fewer is read", async () => {
    assert.match(await inSingleBytes(15_000), /^HTTP\/1\.1 200 /)
    const refused = await inSingleBytes(25_000)
    assert.match(refused, /^HTTP\/1\.1 413 [\s\S]*X-Error-Code: PayloadTooLarge[\s\S]*too many small pieces/i)
  })

  // Falls if endpoints read bodies without looking whether anything still comes.
  it("a body that comes to a standstill is given up", async () => {
    const strict = await serve(newKit(), endpoints, { minBodyRate: { ...defaultMinBodyRate, idleMillis: 50 } })
    const socket = openSocket(
      strict.port,
      `POST /api/v1/sum HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"numb`
    )
    const text = await read(socket).end
    strict.close()
    assert.match(text, /^HTTP\/1\.1 408 [\s\S]*RequestTimeout/)
  })

  it.each([
    ["GET http://evil.test/api/v1/things HTTP/1.1", 200],
    ["GET http://evil.test/elsewhere HTTP/1.1", 404],
    ["GET //evil.test/api/v1/things HTTP/1.1", 404],
    ["OPTIONS * HTTP/1.1", 404],
    ["GET /api/v1/things?page=1?page=2 HTTP/1.1", 422],
    ["TRACE /api/v1/things HTTP/1.1", 405],
    ["PROPFIND /api/v1/things HTTP/1.1", 405],
    ["GET /api/v1/../v1/things HTTP/1.1", 404],
    ["GET /api/v1/things;a=b HTTP/1.1", 404]
  ])("%s is answered %i", async (line, status) => {
    assert.match(await host.raw(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`), new RegExp(`^HTTP/1.1 ${status} `))
  })

  it("two lengths for one body are refused by the parser", async () => {
    const smuggled =
      "POST /api/v1/sum HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
    assert.match(await host.raw(smuggled), /^HTTP\/1.1 400 /)
  })
})
