/** Connections that are nobody's: they make room for others where there is none. */
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { UserId } from "@mentorkit/core/kernel"
import { personChannel } from "@mentorkit/core/kernel/ports"
import { Effect, Exit, Layer, Scope } from "effect"
import { assert, describe, it, onTestFinished } from "vitest"
import { serveRealtime } from "../../src/realtime/endpoint.js"
import type { RealtimeOptions } from "../../src/realtime/options.js"
import { closings } from "../../src/realtime/protocol.js"
import { openSocket } from "../support/realtime.js"
import { newStreams, noPresences, openGuard } from "../support/realtime-stubs.js"

const [ada, bo] = ["1", "2"].map((n) => UserId.make(`0198c5a0-0000-7000-8000-00000000000${n}`))
const services = () => Layer.mergeAll(openGuard, noPresences, newStreams().layer)

const serving = async (options: RealtimeOptions) => {
  const scope = Effect.runSync(Scope.make())
  const server = createServer()
  const statistics = await Effect.runPromise(
    Scope.extend(Effect.provide(serveRealtime(server, options), services()), scope)
  )
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    server.close()
  })
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    statistics,
    open: () => openSocket(baseUrl),
    openAs: async (userId: UserId | undefined) => {
      const socket = await openSocket(baseUrl)
      socket.send("pusher:subscribe", { channel: personChannel(userId as UserId), auth: userId })
      await socket.next("pusher_internal:subscription_succeeded")
      return socket
    }
  }
}
const crowded = { code: 4100, reason: closings.crowded[1] }

describe("where all places are taken", () => {
  // Falls where whoever opens enough connections keeps out all others, and where somebody is cut off who has signed in.
  it.each([{ maxConnections: 2 }, { maxConnectionsPerAddress: 2 }])(
    "a connection that is nobody's makes room (%j), and nobody else's does",
    async (options) => {
      const { open, openAs, statistics } = await serving({ ...options, guestStayMillis: 0 })
      const one = await openAs(ada)
      const guest = await open()
      await guest.socketId()
      const other = await openAs(bo)
      assert.deepStrictEqual(await guest.closed, crowded)
      assert.strictEqual(statistics.connections(), 2)
      assert.deepStrictEqual(await (await open()).closed, crowded)
      for (const { next, send } of [one, other]) {
        send("pusher:ping", {})
        await next("pusher:pong")
      }
      assert.deepStrictEqual([statistics.connections(), statistics.counts().refused], [2, 1])
    }
  )

  // Falls where nobody has the time to sign in.
  it("one that has just come makes no room", async () => {
    const { open } = await serving({ maxConnections: 1, guestStayMillis: 3_600_000 })
    const guest = await open()
    await guest.socketId()
    assert.deepStrictEqual(await (await open()).closed, crowded)
    guest.send("pusher:ping", {})
    await guest.next("pusher:pong")
  })
})
