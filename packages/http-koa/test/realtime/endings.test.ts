/** Connections that the host has told to go, and that stay as long as they can: they keep their places, and are not read. */
import { once } from "node:events"
import { createServer } from "node:http"
import { type AddressInfo, connect, type Socket } from "node:net"
import { UserId } from "@mentorkit/core/kernel"
import { personChannel } from "@mentorkit/core/kernel/ports"
import { until } from "@mentorkit/test-kit/waiting/until"
import { Effect, Exit, Layer, Scope } from "effect"
import { assert, describe, it } from "vitest"
import { serveRealtime } from "../../src/realtime/endpoint.js"
import type { RealtimeOptions } from "../../src/realtime/options.js"
import { closings } from "../../src/realtime/protocol.js"
import { openSocket } from "../support/realtime.js"
import { withHub } from "../support/realtime-hub.js"
import { newStreams, noPresences, openGuard } from "../support/realtime-stubs.js"

const ada = UserId.make("0198c5a0-0000-7000-8000-000000000001")
const services = () => Layer.mergeAll(openGuard, noPresences, newStreams().layer)

describe("a connection that was told to go", () => {
  // Falls where it counts no more from then on: whoever does not answer would have as many sockets as they like.
  it("counts for its address and its person until it is gone, and is in no channel", async () => {
    await withHub(services(), async ({ registry }, baseUrl) => {
      const counts = () => [
        registry.all.size,
        registry.ofAddress("127.0.0.1").size,
        registry.ofPerson(ada).size,
        registry.ofChannel(personChannel(ada)).size
      ]
      const { closed, next, send, socket } = await openSocket(baseUrl)
      send("pusher:subscribe", { channel: personChannel(ada), auth: ada })
      await next("pusher_internal:subscription_succeeded")
      assert.deepStrictEqual(counts(), [1, 1, 1, 1])
      socket.pause()
      for (const connection of registry.all) connection.close(closings.goAway)
      assert.deepStrictEqual(counts(), [1, 1, 1, 0])
      socket.resume()
      await closed
      await until("its end", async () => (registry.all.size === 0 ? true : undefined))
      assert.deepStrictEqual(counts(), [0, 0, 0, 0])
    })
  })
})

const handshakeOf = (key: string) =>
  [
    `GET /app/${key}?protocol=7 HTTP/1.1`,
    "Host: localhost",
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "",
    ""
  ].join("\r\n")

/** Masked by zeros, which change nothing. */
const frameOf = (size: number) => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(size)
  return Buffer.concat([Buffer.from([0x81, 0x80 + 126]), length, Buffer.alloc(4), Buffer.alloc(size, "x")])
}
const flood = Buffer.concat(Array.from({ length: 6_400 }, () => frameOf(10_000)))

describe("a client that floods, and answers no goodbye", () => {
  /** How much was read of it, once the host has ended it. */
  const bytesReadOf = async (
    options: RealtimeOptions,
    act: (client: Socket, heard: () => string) => Promise<void>,
    key = "mentorkit"
  ) => {
    const scope = Effect.runSync(Scope.make())
    const server = createServer()
    const serving = Effect.provide(serveRealtime(server, options), services())
    await Effect.runPromise(Scope.extend(serving, scope))
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
    try {
      const client = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => undefined)
      const [accepted] = (await once(server, "connection")) as [Socket]
      let text = ""
      client.on("data", (data) => {
        text += String(data)
      })
      client.write(handshakeOf(key))
      await until("the connection", async () => (text.includes("pusher:") ? true : undefined))
      await act(client, () => text)
      await until("its end", async () => (accepted.destroyed ? true : undefined))
      return accepted.bytesRead
    } finally {
      await Effect.runPromise(Scope.close(scope, Exit.void))
      server.close()
    }
  }

  // Falls where it is read until `ws` ends it.
  it("is told why, and not read any more", async () => {
    const read = await bytesReadOf({}, async (client, heard) => {
      client.write(flood)
      await until("the reason", async () => (heard().includes(closings.flooded[1]) ? true : undefined))
    })
    assert.isBelow(read, flood.length / 4)
  })

  // Falls where a refused connection is read for as long as it may take to agree.
  it("although it was refused is not read any more", async () => {
    const read = await bytesReadOf({}, async (client) => void client.write(flood), "another")
    assert.isBelow(read, flood.length / 4)
  })

  // Falls where nothing counts any more once it was told to go.
  it("after it was told to go is cut off", async () => {
    const read = await bytesReadOf({ longestLifeMillis: 50, checkEveryMillis: 20 }, async (client, heard) => {
      await until("the goodbye", async () => (heard().includes(closings.goAway[1]) ? true : undefined))
      client.write(flood)
    })
    assert.isBelow(read, flood.length / 4)
  })
})
