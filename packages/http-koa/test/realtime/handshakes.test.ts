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
import { serveRealtime } from "../../src/realtime/endpoint.js"
import { openSocket } from "../support/realtime.js"

const upgradeOf = (line: string) =>
  `${line}\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`

/** What is answered to it, by a client that never ends its own side. */
const answerTo = async (baseUrl: string, line: string): Promise<string> => {
  const { hostname, port } = new URL(baseUrl)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  let text = ""
  socket.on("data", (data) => {
    text += String(data)
  })
  socket.on("error", () => undefined)
  socket.write(upgradeOf(line))
  await Promise.race([once(socket, "end"), once(socket, "close")])
  return text
}
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1])

describe("a server of one's own", () => {
  const services = Layer.mergeAll(
    Layer.mock(Realtime, {}),
    Layer.mock(Presences, {}),
    Layer.mock(ChannelGuard, { key: "mentorkit" })
  )
  let scope: Scope.CloseableScope
  let server: Server
  let baseUrl: string
  beforeAll(async () => {
    scope = await Effect.runPromise(Scope.make())
    server = createServer((_, response) => response.end("mine"))
    await Effect.runPromise(Scope.extend(Effect.provide(serveRealtime(server), services), scope))
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
    ["POST /app/mentorkit?protocol=7 HTTP/1.1", 405, /^Allow: GET$/m],
    ["HEAD /app/mentorkit?protocol=7 HTTP/1.1", 405, /^Allow: GET$/m],
    ["POST /app/mentorkit?protocol=7 HTTP/1.0", 405, /^Allow: GET$/m],
    ["GET /chat HTTP/1.1", 404, /^Connection: close$/m],
    ["GET // HTTP/1.1", 404, /^Connection: close$/m]
  ])("refuses %s with %d and keeps nothing of it", async (line, status, header) => {
    const answer = await answerTo(baseUrl, line)
    assert.strictEqual(statusOf(answer), status)
    assert.match(answer.replaceAll("\r\n", "\n"), header)
    await until("its end", async () => ((await openConnections()) === 0 ? true : undefined))
    const { socket, socketId } = await openSocket(baseUrl)
    assert.isString(await socketId())
    socket.terminate()
    await until("the end of it", async () => ((await openConnections()) === 0 ? true : undefined))
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

  // Falls where HTTP/1.0 is taken for HTTP that has upgrades.
  it.each(["GET /app/mentorkit?protocol=7 HTTP/1.0", "POST /app/mentorkit?protocol=7 HTTP/1.1"])(
    "answers %s as any request that leads nowhere",
    async (line) => {
      assert.strictEqual(statusOf(await answerTo(host().baseUrl, line)), 404)
      assert.strictEqual((await fetch(`${host().baseUrl}/health/live`)).status, 200)
    }
  )
})
