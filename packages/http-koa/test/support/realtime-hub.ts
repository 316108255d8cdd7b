/** A hub behind a bare websocket server, without a storage: tests say what its services do. */
import { once } from "node:events"
import type { AddressInfo } from "node:net"
import type { ChannelGuard, Presences } from "@mentorkit/core/broadcasting/ports"
import type { Realtime } from "@mentorkit/core/kernel/ports"
import { Effect, Exit, type Layer, Scope } from "effect"
import { WebSocketServer } from "ws"
import { makeHub } from "../../src/realtime/hub.js"
import { defaults, type RealtimeOptions } from "../../src/realtime/options.js"

type Hub = Effect.Effect.Success<ReturnType<typeof makeHub>>

export const withHub = async (
  services: Layer.Layer<ChannelGuard | Presences | Realtime>,
  use: (hub: Hub, baseUrl: string) => Promise<void>,
  options: RealtimeOptions = {}
) => {
  const scope = await Effect.runPromise(Scope.make())
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1" })
  try {
    await once(server, "listening")
    const hub = await Effect.runPromise(
      Scope.extend(Effect.provide(makeHub({ ...defaults, ...options }), services), scope)
    )
    server.on("connection", (socket) => hub.open(socket, "127.0.0.1"))
    await use(hub, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    for (const client of server.clients) client.terminate()
    server.close()
  }
}
