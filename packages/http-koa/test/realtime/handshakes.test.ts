/** Upgrades that are no handshakes of websockets, on a server of one's own and on the host. */
import { once } from "node:events"
import { createServer, type Server } from "node:http"
import { type AddressInfo, connect } from "node:net"
import { ChannelGuard, Presences } from "@mentorkit/core/broadcasting/ports"
import { Realtime } from "@mentorkit/core/kernel/ports"
import { useHost } from "@mentorkit/test-kit/hosts/host"
import { until } from "@mentorkit/test-kit/waiting/until"
import { Effect, Exit, Layer, Scope } from "effect"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { securityHeaders } from "../../src/answer/headers.js"
import { serveRealtime } from "../../src/realtime/endpoint.js"
import type { RealtimeStatistics } from "../../src/realtime/statistics.js"
import { answersIn } from "../support/raw-client.js"
import { openSocket } from "../support/realtime.js"

const headersOfUpgrade = {
  Host: "localhost",
  Connection: "Upgrade",
  Upgrade: "websocket",
  "Sec-WebSocket-Version": "13",
  "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="
}
type Headers = Readonly<Record<string, string>>

const upgradeOf = (line: string, headers: Headers = {}) => {
  const all = Object.entries({ ...headersOfUpgrade, ...headers }).filter(([, value]) => value !== "")
  return [line, ...all.map(([name, value]) => `${name}: ${value}`), "", ""].join("\r\n")
}

/** What is answered to it, by a client that never ends its own side. */
const answerTo = async (baseUrl: string, line: string, headers: Headers = {}): Promise<string> => {
  const { hostname, port } = new URL(baseUrl)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  let text = ""
  socket.on("data", (data) => {
    text += String(data)
  })
  socket.on("error", () => undefined)
  socket.write(upgradeOf(line, headers))
  await Promise.race([once(socket, "end"), once(socket, "close")])
  return text
}
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])

/** The code of a refusal that is in the envelope and has the headers that every answer has. */
const codeOfRefusal = (answer: string) => {
  const [received] = answersIn(Buffer.from(answer))
  assert.isDefined(received, answer)
  const { headers, text } = received
  assert.deepInclude(JSON.parse(text), { status: "error", data: {} })
  assert.strictEqual(headers.get("content-type"), "application/json; charset=utf-8")
  for (const [name, value] of Object.entries(securityHeaders)) assert.strictEqual(headers.get(name), value)
  assert.match(headers.get("x-request-id") ?? "", /^[0-9a-f-]{36}$/)
  return headers.get("x-error-code")
}

/** Each with the one header that spoils it. */
const badHandshakes: ReadonlyArray<readonly [headers: Headers, status: number, code: string]> = [
  [{ "Sec-WebSocket-Key": "" }, 400, "BadRequest"],
  [{ "Sec-WebSocket-Key": "short" }, 400, "BadRequest"],
  [{ "Sec-WebSocket-Protocol": "a,,b" }, 400, "BadRequest"],
  [{ "Sec-WebSocket-Version": "" }, 426, "UpgradeRequired"],
  [{ "Sec-WebSocket-Version": "12" }, 426, "UpgradeRequired"]
]

describe("a server of one's own", () => {
  const services = Layer.mergeAll(
    Layer.mock(Realtime, {}),
    Layer.mock(Presences, {}),
    Layer.mock(ChannelGuard, { key: "mentorkit" })
  )
  let scope: Scope.CloseableScope
  let server: Server
  let statistics: RealtimeStatistics
  let baseUrl: string
  beforeAll(async () => {
    scope = await Effect.runPromise(Scope.make())
    server = createServer((_, response) => response.end("mine"))
    const options = { trustedProxies: 1, maxOpeningsPerAddress: 100 }
    statistics = await Effect.runPromise(Scope.extend(Effect.provide(serveRealtime(server, options), services), scope))
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    server.close()
  })
  const openConnections = () =>
    new Promise<number>((resolve, reject) =>
      server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)))
    )

  // Falls where it is left to the client to end the connection, and for 1.0 where it is told 101.
  it.each([
    ["GET /app/mentorkit?protocol=7 HTTP/1.0", 426, /^Upgrade: websocket$/m],
    ["GET /app/mentorkit?protocol=7 HTTP/2.0", 426, /^Upgrade: websocket$/m],
    ["POST /app/mentorkit?protocol=7 HTTP/1.1", 405, /^Allow: GET$/m],
    ["HEAD /app/mentorkit?protocol=7 HTTP/1.1", 405, /^Allow: GET$/m],
    ["POST /app/mentorkit?protocol=7 HTTP/1.0", 405, /^Allow: GET$/m],
    ["GET /chat HTTP/1.1", 404, /^Connection: close$/m],
    ["GET // HTTP/1.1", 404, /^Connection: close$/m]
  ])("refuses %s with %d and keeps nothing of it", async (line, status, header) => {
    const answer = await answerTo(baseUrl, line)
    assert.strictEqual(statusOf(answer), status)
    if (line.startsWith("HEAD")) assert.isTrue(answer.endsWith("\r\n\r\n"))
    else assert.isString(codeOfRefusal(answer))
    assert.match(answer.replaceAll("\r\n", "\n"), header)
    await until("its end", async () => ((await openConnections()) === 0 ? true : undefined))
    const { socket, socketId } = await openSocket(baseUrl)
    assert.isString(await socketId())
    socket.terminate()
    await until("the end of it", async () => ((await openConnections()) === 0 ? true : undefined))
  })

  // Falls where `ws` answers by itself: in HTML, and uncounted.
  it.each(badHandshakes)(
    "refuses a handshake with %j with %d in the envelope, and counts it",
    async (headers, status, code) => {
      const before = statistics.counts().refused
      const answer = await answerTo(baseUrl, "GET /app/mentorkit?protocol=7 HTTP/1.1", headers)
      assert.deepStrictEqual([statusOf(answer), codeOfRefusal(answer)], [status, code])
      assert.strictEqual(statistics.counts().refused, before + 1)
    }
  )

  // Falls where openings count for nobody, or for everybody.
  it("refuses an address that opens too many, before it looks at the handshake, and no other one", async () => {
    const openFrom = (address: string) =>
      answerTo(baseUrl, "GET /app/mentorkit?protocol=7 HTTP/1.1", {
        "X-Forwarded-For": address,
        "Sec-WebSocket-Version": "12"
      })
    let [answer, count] = ["", 0]
    while (statusOf(answer) !== 429 && count < 1_000) {
      answer = await openFrom("198.51.100.7")
      count += 1
    }
    assert.strictEqual(codeOfRefusal(answer), "TooManyRequests")
    assert.match(answer, /^Retry-After: 1\r$/m)
    assert.isAtLeast(count, 101)
    assert.strictEqual(statusOf(await openFrom("203.0.113.9")), 426)
  })

  it("leaves upgrades to anything but a websocket to others", async () => {
    const before = statistics.counts().refused
    const answer = await answerTo(baseUrl, "GET /app/mentorkit?protocol=7 HTTP/1.1", { Upgrade: "h2c" })
    assert.deepStrictEqual([statusOf(answer), codeOfRefusal(answer)], [404, "NotFound"])
    assert.strictEqual(statistics.counts().refused, before)
  })

  // Falls where nobody listens for the errors of a connection that is refused: one would end the process.
  it("bears a client that hangs up while it is refused", async () => {
    const { hostname, port } = new URL(baseUrl)
    for (let n = 0; n < 50; n++) {
      const socket = connect(Number(port), hostname)
      socket.on("error", () => undefined)
      socket.write(upgradeOf("GET /chat HTTP/1.1"), () => socket.resetAndDestroy())
      await once(socket, "close")
    }
    await until("their end", async () => ((await openConnections()) === 0 ? true : undefined))
    assert.strictEqual(await (await fetch(baseUrl)).text(), "mine")
  })
})

describe("the host", () => {
  const host = useHost("PGlite", { demoMarket: false })

  // Falls where HTTP/1.0 or "HTTP/2.0" is taken for HTTP that has upgrades, or any upgrade for one to a websocket.
  it.each<[string, Headers]>([
    ["GET /app/mentorkit?protocol=7 HTTP/1.0", {}],
    ["GET /app/mentorkit?protocol=7 HTTP/2.0", {}],
    ["POST /app/mentorkit?protocol=7 HTTP/1.1", {}],
    ["GET /app/mentorkit?protocol=7 HTTP/1.1", { Upgrade: "h2c" }]
  ])("answers %s %j as any request that leads nowhere", async (line, headers) => {
    assert.strictEqual(statusOf(await answerTo(host().baseUrl, line, headers)), 404)
    assert.strictEqual((await fetch(`${host().baseUrl}/health/live`)).status, 200)
  })

  it("passes over a wish for HTTP/2 and answers the request", async () => {
    const answer = await answerTo(host().baseUrl, "GET /health/live HTTP/1.1", { Upgrade: "h2c" })
    assert.strictEqual(statusOf(answer), 200)
  })

  it.each(badHandshakes)("refuses a handshake with %j with %d in the envelope", async (headers, status, code) => {
    const answer = await answerTo(host().baseUrl, "GET /app/mentorkit?protocol=7 HTTP/1.1", headers)
    assert.deepStrictEqual([statusOf(answer), codeOfRefusal(answer)], [status, code])
  })
})
