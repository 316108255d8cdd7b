/** A websocket endpoint behind the whole host: `ws` on both ends. */
import { once } from "node:events"
import type { IncomingMessage } from "node:http"
import { newHost, type TestHost } from "@mentorkit/test-kit/hosts/host"
import { until } from "@mentorkit/test-kit/waiting/until"
import { Effect, Exit, Scope } from "effect"
import { afterAll, afterEach, assert, beforeAll, describe, it } from "vitest"
import { WebSocket, WebSocketServer } from "ws"
import type { HostConfig } from "../../src/host/host-config.js"
import type { Upgrades } from "../../src/host/upgrades.js"
import { ask } from "../support/raw-client.js"

const upgrade = [["Connection", "Upgrade"] as const, ["Upgrade", "websocket"] as const]

/** Sends back what it is sent, below "/app/"; falls over "/app/broken". */
const newEcho = (): Upgrades => {
  const server = new WebSocketServer({ noServer: true })
  server.on("connection", (socket) => socket.on("message", (data) => socket.send(String(data))))
  return {
    find: ({ url = "" }) => {
      const { pathname } = new URL(url, "http://localhost")
      if (pathname === "/app/broken") throw new Error("a mistake in the endpoint")
      return pathname.startsWith("/app/")
        ? (request, socket, head) =>
            server.handleUpgrade(request, socket, head, (client) => server.emit("connection", client, request))
        : undefined
    },
    stop: () => {
      for (const client of server.clients) client.close(1001, "The host stops.")
    }
  }
}

const startHost = async (config: Partial<HostConfig> = {}) => {
  const scope = await Effect.runPromise(Scope.make())
  const host = await newHost("PGlite", scope, { demoMarket: false, ...config }, { upgrades: newEcho() })
  return { host, stop: () => Effect.runPromise(Scope.close(scope, Exit.void)) }
}

describe("a websocket endpoint", () => {
  const clients: Array<WebSocket> = []
  afterEach(() => {
    for (const client of clients.splice(0)) client.terminate()
  })

  const connect = (host: TestHost, path: string, headers: Readonly<Record<string, string>> = {}) => {
    const client = new WebSocket(host.baseUrl.replace("http", "ws") + path, { headers })
    // Whoever waits for one hears of it.
    client.on("error", () => undefined)
    clients.push(client)
    return client
  }
  const opened = async (host: TestHost, path = "/app/key?protocol=7") => {
    const client = connect(host, path)
    await once(client, "open")
    return client
  }
  const echoOf = async (client: WebSocket, text: string) => {
    client.send(text)
    return String((await once(client, "message"))[0])
  }
  const refusalOf = async (host: TestHost, path: string, headers: Readonly<Record<string, string>> = {}) => {
    const [, answer] = (await once(connect(host, path, headers), "unexpected-response")) as [unknown, IncomingMessage]
    const chunks: Array<Buffer> = []
    for await (const chunk of answer) chunks.push(chunk)
    const { headers: told, statusCode } = answer
    const body = JSON.parse(Buffer.concat(chunks).toString())
    assert.deepStrictEqual(Object.keys(body), ["status", "message", "data"])
    return [statusCode, told["x-error-code"], told.connection, told["retry-after"]]
  }

  describe("behind a host at work", () => {
    let running: Awaited<ReturnType<typeof startHost>>
    beforeAll(async () => {
      running = await startHost()
    })
    afterAll(() => running.stop())

    it("is given the connections of its path, and the host serves on beside them", async () => {
      const { host } = running
      const [one, other] = [await opened(host), await opened(host)]
      assert.deepStrictEqual([await echoOf(one, "one"), await echoOf(other, "two")], ["one", "two"])
      assert.strictEqual((await fetch(`${host.baseUrl}/health/live`)).status, 200)
      one.close(1000)
      assert.strictEqual((await once(one, "close"))[0], 1000)
      assert.strictEqual(await echoOf(other, "three"), "three")
    })

    // Falls where a listener for upgrades is given all of them, as Node does.
    it("is given no others: an upgrade that nobody serves is answered as a request", async () => {
      assert.deepStrictEqual(await refusalOf(running.host, "/elsewhere"), [404, "NotFound", "close", undefined])
      const answer = await refusalOf(running.host, "/api/v1/me")
      assert.deepStrictEqual(answer, [401, "Unauthenticated", "close", undefined])
    })

    // Falls where what is no URL is asked for: parsing it would throw within Node's parser, and end the process.
    it.each([
      ["GET", "//", 404],
      ["GET", "/\\", 404],
      ["GET", "//[", 404],
      ["POST", "/app/key", 404],
      ["GET", "/app/broken", 500]
    ])("is not asked, or not heard, and the host goes on: %s %s", async (method, target, status) => {
      const { baseUrl } = running.host
      assert.strictEqual((await ask(baseUrl, { method, target, headers: upgrade })).status, status)
      assert.strictEqual((await fetch(`${baseUrl}/health/live`)).status, 200)
    })

    it.each(["a/b", "a b"])("is given none with the Host header %j", async (host) => {
      assert.deepStrictEqual(await refusalOf(running.host, "/app/key", { host }), [
        400,
        "BadRequest",
        "close",
        undefined
      ])
    })
  })

  it("is given none while the host has too much to do", async () => {
    const { host, stop } = await startHost({ maxInFlight: 0 })
    assert.deepStrictEqual(await refusalOf(host, "/app/key"), [503, "ServiceUnavailable", "close", "1"])
    await stop()
  })

  it("is given no more while the host drains, keeps those it has, and says goodbye in the end", async () => {
    const { host, stop } = await startHost({ shutdownDelaySeconds: 3 })
    const client = await opened(host)
    const isStopped = stop()
    await until("the drain", async () =>
      (await fetch(`${host.baseUrl}/health/ready`)).status === 503 ? true : undefined
    )
    assert.deepStrictEqual(await refusalOf(host, "/app/key"), [503, "ServiceUnavailable", "close", "1"])
    assert.strictEqual(await echoOf(client, "still here"), "still here")
    const [code, reason] = await once(client, "close")
    assert.deepStrictEqual([code, String(reason)], [1001, "The host stops."])
    await isStopped
  })
})
