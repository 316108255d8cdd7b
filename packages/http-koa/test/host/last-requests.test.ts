/** Requests behind which nothing can come: a CONNECT and a wish to upgrade. */
import type { IncomingMessage, ServerResponse } from "node:http"
import type { Duplex } from "node:stream"
import { until } from "@mentorkit/test-kit/waiting/until"
import { assert, describe, it } from "vitest"
import type { Upgrades } from "../../src/host/upgrades.js"
import { newDemoApp } from "../support/demo-app.js"
import { answersIn, read } from "../support/raw-client.js"
import { get, useRawServers } from "../support/raw-server.js"

const { connection, start } = useRawServers()

/** More than the kernel keeps for a reader. */
const large = Buffer.alloc(16 * 1024 * 1024, "x")

/** Answers with the path when it is let, and everything else as a host does. */
const held = () => {
  const waiting: Array<() => void> = []
  const app = newDemoApp()
  return {
    handler: (request: IncomingMessage, response: ServerResponse) => {
      if (request.url?.startsWith("/held") !== true) return app(request, response)
      request.resume()
      waiting.push(() => response.end(request.url === "/held/large" ? large : request.url))
    },
    answer: async () => {
      const letGo = await until("a request", async () => waiting.shift())
      letGo()
    }
  }
}

const statusesIn = (text: string) => answersIn(Buffer.from(text)).map(({ status }) => status)
const connect = "CONNECT evil.test:443 HTTP/1.1\r\nHost: evil.test:443\r\n\r\n"

describe("a CONNECT", () => {
  // Falls where Node hangs up on it.
  it("is a 405 in the envelope that ends the connection, and what is behind it is no request", async () => {
    const { port } = await start(newDemoApp())
    const socket = await connection(port)
    const { end } = read(socket)
    socket.write(`${connect}\x16\x03\x01 not HTTP${get("/api/v1/who")}`)
    const [answer, ...more] = answersIn(Buffer.from(await end))
    assert.deepStrictEqual(more, [])
    assert.strictEqual(answer?.status, 405)
    assert.strictEqual(answer?.headers.get("x-error-code"), "MethodNotAllowed")
    assert.strictEqual(answer?.headers.get("connection"), "close")
    assert.strictEqual(answer?.headers.get("allow"), "")
    assert.hasAllKeys(JSON.parse(answer?.text ?? ""), ["status", "message", "data"])
  })

  // Falls where Node hangs up on it, and where nobody tells a long answer any more that its reader has taken some of it.
  it("comes after the answers that are due, however long, and a stop does not wait for what is behind it", async () => {
    const { answer, handler } = held()
    const { port, stop } = await start(handler)
    const socket = await connection(port)
    const { end } = read(socket)
    socket.write(get("/held/large") + get("/held/2") + connect)
    await answer()
    await answer()
    const text = await end
    assert.isAbove(text.length, large.length)
    assert.deepStrictEqual(statusesIn(text), [200, 200, 405])
    await stop()
  })
})

describe("a wish to upgrade", () => {
  const upgrade = (path: string, method = "GET", more = "\r\n") =>
    `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: x\r\n${more}`

  // Falls where Node drops what came with it, which may end within a request, and takes what comes next for another one.
  it.each([upgrade("/held/1"), upgrade("/held/1", "POST", "Content-Length: 4\r\n\r\nbody")])(
    "that nobody grants ends the connection with its answer: %j",
    async (bytes) => {
      const { answer, handler } = held()
      const { port } = await start(handler)
      const socket = await connection(port)
      const { end } = read(socket)
      socket.write(bytes + get("/held/lost"))
      socket.write(get("/held/behind"))
      await answer()
      const answers = answersIn(Buffer.from(await end))
      assert.deepStrictEqual(
        answers.map(({ headers, text }) => [text, headers.get("connection")]),
        [["/held/1", "close"]]
      )
    }
  )

  const told: Array<string> = []
  const upgrades: Upgrades = {
    find: ({ url }) => (url === "/taken" ? (_, socket, head) => socket.write(`upgraded, ${head}`) : undefined),
    stop: () => told.push("stop")
  }

  // Falls where the host's own class of requests keeps an upgrade from who serves it.
  it("is theirs who serve its path, with what came behind it", async () => {
    const { port } = await start(newDemoApp(), { upgrades })
    const socket = await connection(port)
    const { text } = read(socket)
    socket.write(`${upgrade("/taken")}no HTTP`)
    await until("the taker", async () => (text() === "upgraded, no HTTP" ? true : undefined))
  })

  // Falls where what its taker writes comes before the answer that is due, or in the middle of it.
  it("is none behind an answer that is due, nor with a body, nor in another method", async () => {
    const { answer, handler } = held()
    const { port } = await start(handler, { upgrades })
    const socket = await connection(port)
    const { end } = read(socket)
    socket.write(get("/held/1") + upgrade("/taken"))
    await answer()
    assert.deepStrictEqual(statusesIn(await end), [200, 404])
    for (const bytes of [
      upgrade("/taken", "GET", "Content-Length: 4\r\n\r\nbody"),
      upgrade("/taken", "GET", "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"),
      upgrade("/taken", "POST", "Content-Length: 0\r\n\r\n"),
      upgrade("/taken", "GET", "Host: y\r\n\r\n"),
      upgrade("/taken", "GET", "Expect: more\r\n\r\n")
    ]) {
      const other = await connection(port)
      const { end } = read(other)
      other.write(bytes)
      assert.notInclude(await end, "upgraded", bytes)
    }
  })

  // Falls where the server waits for connections that it no longer knows.
  it("does not keep a stop from ending where its taker and its client say nothing", async () => {
    const { port, stop } = await start(newDemoApp(), { upgrades })
    const socket = await connection(port)
    const { end, text } = read(socket)
    socket.write(upgrade("/taken"))
    await until("the taker", async () => (text() === "upgraded, " ? true : undefined))
    told.length = 0
    await stop()
    assert.deepStrictEqual([told, await end], [["stop"], "upgraded, "])
  })

  // Falls where an error of a connection has no listener: it would end the process.
  it("that breaks is its own end only", async () => {
    let taken: Duplex | undefined
    const breaking: Upgrades = {
      ...upgrades,
      find: () => (_, socket) => {
        taken = socket
      }
    }
    const { port } = await start(newDemoApp(), { upgrades: breaking })
    const socket = await connection(port)
    socket.write(upgrade("/any"))
    const broken = await until("the taker", async () => taken)
    broken.destroy(new Error("broken"))
    assert.strictEqual((await fetch(`http://127.0.0.1:${port}/api/v1/who`)).status, 200)
  })
})
