/** The realtime endpoint on a bare Node server, without the host around it. */
import { once } from "node:events"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { ChannelSigner } from "@mentorkit/core/broadcasting/ports"
import { type Frame, Realtime, UnitOfWork } from "@mentorkit/core/kernel/ports"
import { type Engine, pglite } from "@mentorkit/test-kit/databases/engines"
import { type World, world } from "@mentorkit/test-kit/worlds/world"
import { Effect, Exit, ManagedRuntime, Scope } from "effect"
import { serveRealtime } from "../../src/realtime/endpoint.js"
import type { RealtimeOptions } from "../../src/realtime/options.js"
import type { openSocket } from "./realtime.js"

type Socket = Awaited<ReturnType<typeof openSocket>>

const serving = (runtime: ManagedRuntime.ManagedRuntime<World, never>, server: Server) => {
  /** In one transaction. */
  const publish = (...frames: ReadonlyArray<Frame>) =>
    runtime.runPromise(
      Effect.flatMap(Effect.all([Realtime, UnitOfWork]), ([realtime, { transact }]) =>
        transact(Effect.forEach(frames, (frame) => realtime.publish(frame), { discard: true }))
      )
    )
  /** As a back end that knows the secret signs it. */
  const signed = async ({ socketId }: Socket, channel: string, member?: object) => {
    const data = member === undefined ? undefined : JSON.stringify(member)
    const text = [await socketId(), channel, ...(data === undefined ? [] : [data])].join(":")
    const { key, signature } = await runtime.runPromise(
      Effect.flatMap(ChannelSigner, ({ key, sign }) => Effect.map(sign(text), (signature) => ({ key, signature })))
    )
    return { channel, auth: `${key}:${signature}`, channel_data: data }
  }
  return {
    server,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    run: runtime.runPromise,
    /** Sockets, of connections that were told to go as well. */
    openSockets: () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count))),
    publish,
    /** Until the connection has joined the channel; a thread's as this member. */
    subscribe: async (socket: Socket, channel: string, member?: object) => {
      socket.send("pusher:subscribe", await signed(socket, channel, member))
      await socket.next("pusher_internal:subscription_succeeded")
    }
  }
}
export type OwnServer = ReturnType<typeof serving>

export const withServer = async (
  options: RealtimeOptions,
  use: (own: OwnServer) => Promise<void>,
  engine: Engine = pglite
) => {
  const runtime = ManagedRuntime.make(world(engine))
  const scope = await Effect.runPromise(Scope.make())
  const server = createServer((_, response) => response.end("mine"))
  try {
    await runtime.runPromise(Scope.extend(serveRealtime(server, options), scope))
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
    await use(serving(runtime, server))
  } finally {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    server.close()
    await runtime.dispose()
  }
}
