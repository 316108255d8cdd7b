/** Headers by which two readers of a request could understand two things, and an expectation. */
import type { Socket } from "node:net"
import { until } from "@mentorkit/test-kit/waiting/until"
import Koa from "koa"
import { assert, describe, it } from "vitest"
import { detailsOf, front } from "../../src/index.js"
import { demoToken, newDemoApp } from "../support/demo-app.js"
import { formOf, formType, SentFile } from "../support/forms.js"
import { answersIn, ask, read } from "../support/raw-client.js"
import { useRawServers } from "../support/raw-server.js"

const { connection, start } = useRawServers()
const baseUrl = (port: number) => `http://127.0.0.1:${port}`

describe("whom a request is for", () => {
  const refused = [
    "",
    "a b",
    "a<b",
    "a/b",
    "a@b",
    "a?b",
    "a#b",
    "a:b",
    "a:1:2",
    "[::1",
    "::1",
    "[x]",
    "[::1]x",
    "a%zz",
    "\xe4"
  ]
  const taken = [
    "api.test",
    "api.test:",
    "api.test:8080",
    "127.0.0.1:3000",
    "[::1]",
    "[2001:db8::1]:443",
    "my_host",
    "localhost"
  ]

  // Falls where only its presence counts.
  it("is said by one valid name", async () => {
    const { port } = await start(newDemoApp())
    const headersOf = (hosts: ReadonlyArray<string>) => hosts.map((host) => ["Host", host] as const)
    const told = async (...hosts: ReadonlyArray<string>) =>
      ask(baseUrl(port), { method: "GET", target: "/api/v1/who", headers: headersOf(hosts) })
    for (const hosts of [...refused.map((host) => [host]), ["a", "a"], ["api.test", "evil.test"]]) {
      const { headers, status, text } = await told(...hosts)
      assert.strictEqual(status, 400, hosts.join())
      assert.strictEqual(headers.get("x-error-code"), "BadRequest")
      assert.strictEqual(JSON.parse(text).message, "The Host header is not valid.")
    }
    for (const host of taken) assert.strictEqual((await told(host)).status, 200, host)
  })
})

describe("a transfer encoding", () => {
  // Falls where Node's parser decides alone: it undoes the chunks and leaves what is in them as it is.
  it.each(["gzip, chunked", "identity, chunked", "x,chunked"])("is chunks only, and not %s", async (coding) => {
    const { port } = await start(newDemoApp())
    const socket = await connection(port)
    const { end } = read(socket)
    const head = (value: string) =>
      `POST /api/v1/sum HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${demoToken}\r\nContent-Type: application/json\r\nTransfer-Encoding: ${value}\r\n\r\n`
    const body = "3\r\n[1]\r\n0\r\n\r\n"
    socket.write(head("Chunked") + body + head(coding) + body)
    const [plain, coded, ...more] = answersIn(Buffer.from(await end))
    assert.deepStrictEqual([plain?.status, coded?.status, more], [200, 400, []])
    assert.strictEqual(coded?.headers.get("x-error-code"), "BadRequest")
    assert.strictEqual(coded?.headers.get("connection"), "close")
  })
})

describe("headers behind a thousand others", () => {
  // Falls where Node counts them: the address that a proxy has written is the last one.
  it("are read", async () => {
    const app = new Koa().use(front({ trustedProxies: 1 })).use((ctx) => {
      ctx.body = detailsOf(ctx).ip
    })
    const { port } = await start(app.callback())
    const headers = [
      ...Array<readonly [string, string]>(3000).fill(["a", ""]),
      ["X-Forwarded-For", "203.0.113.7"] as const
    ]
    assert.strictEqual((await ask(baseUrl(port), { method: "GET", target: "/", headers })).text, "203.0.113.7")
  })
})

describe("who asks before the body is sent", () => {
  const json = { "content-type": "application/json" }
  const known = { authorization: `Bearer ${demoToken}` }
  const form = formOf({ document_type: "passport", documents: [new SentFile(Buffer.from("text"), "a.txt")] })
  const head = (line: string, headers: Readonly<Record<string, string | number>>) =>
    [
      `${line} HTTP/1.1`,
      "Host: x",
      "Expect: 100-continue",
      ...Object.entries(headers).map((one) => one.join(": ")),
      "",
      ""
    ].join("\r\n")

  // Falls where Node says that it shall be sent before anybody has looked at what it is.
  it.each([
    [413, "POST /api/v1/sum", { ...known, ...json, "content-length": 2_000_000 }],
    [415, "POST /api/v1/sum", { ...known, "content-type": "text/plain", "content-length": 3 }],
    [415, "POST /api/v1/documents", { ...known, ...json, "content-length": 3 }],
    [413, "POST /api/v1/documents", { ...known, ...formType, "content-length": 100_000_000 }],
    [401, "POST /api/v1/sum", { ...json, "content-length": 3 }],
    [405, "PUT /api/v1/sum", { ...known, ...json, "content-length": 3 }],
    [404, "POST /api/v1/nothing", { ...known, ...json, "content-length": 3 }]
  ])("hears %i and no 100 where that is plain: %s", async (status, line, headers) => {
    const { port } = await start(newDemoApp())
    const socket = await connection(port)
    const { end } = read(socket)
    socket.write(head(line, headers))
    assert.deepStrictEqual(
      answersIn(Buffer.from(await end)).map((answer) => answer.status),
      [status]
    )
  })

  const askFirst = async (socket: Socket, text: () => string, line: string, headers: object, body: string | Buffer) => {
    const before = text().length
    socket.write(head(line, { ...known, ...headers, "content-length": body.length }))
    await until("a 100", async () => (text().slice(before) === "HTTP/1.1 100 Continue\r\n\r\n" ? true : undefined))
    socket.write(body)
    await until("the answer", async () => (/\}$/.test(text()) && text().length > before + 30 ? true : undefined))
    return answersIn(Buffer.from(text().slice(before))).map(({ status }) => status)
  }

  // Falls where nobody says so, and where it is said again for what has come in pieces.
  it("hears once that it is wanted, and goes on with the connection", async () => {
    const { port } = await start(newDemoApp())
    const socket = await connection(port)
    const { text } = read(socket)
    assert.deepStrictEqual(await askFirst(socket, text, "POST /api/v1/sum", json, "[1,2]"), [100, 200])
    assert.deepStrictEqual(await askFirst(socket, text, "POST /hooks/demo", json, "raw"), [100, 200])
    assert.deepStrictEqual(await askFirst(socket, text, "POST /api/v1/documents", formType, form), [100, 201])
  })
})
