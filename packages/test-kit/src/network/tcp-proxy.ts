/** Stands between somebody and a server, mostly a database: what is sent can be lost, and all of it can be taken away. */
import { once } from "node:events"
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net"
import { Effect } from "effect"

/** What becomes of what is sent: `lost` is never answered, and nobody is told. */
export type Fate = "sent" | "lost" | "broken"

export interface TcpProxy {
  /** The server's URL with the proxy's place in it. */
  readonly url: string
  /** Nobody listens any more, and all connections end. */
  readonly cut: () => Promise<void>
  /** At the same place again. */
  readonly mend: () => Promise<void>
  /** Nothing passes any more, either way, and neither side is told: a pulled cable, or a server that was put to sleep. */
  readonly hold: () => void
  /** What was sent meanwhile arrives. */
  readonly release: () => void
}

/** Held back where it is read, so that an end that comes meanwhile is not seen either. */
const newGate = () => {
  const pairs = new Map<Socket, Socket>()
  let isHeld = false
  const close = (client: Socket, server: Socket) => {
    server.unpipe(client)
    for (const socket of [client, server]) socket.pause()
  }
  const open = (client: Socket, server: Socket) => {
    server.pipe(client)
    client.resume()
  }
  return {
    hold: () => {
      isHeld = true
      for (const [client, server] of pairs) close(client, server)
    },
    release: () => {
      isHeld = false
      for (const [client, server] of pairs) open(client, server)
    },
    add: (client: Socket, server: Socket) => {
      pairs.set(client, server)
      client.once("close", () => pairs.delete(client))
      if (isHeld) close(client, server)
      else open(client, server)
    }
  }
}
type Gate = ReturnType<typeof newGate>

const newServer = (target: URL, fateOf: (bytes: Buffer) => Fate, sockets: Set<Socket>, gate: Gate): Server =>
  createServer((client) => {
    const server = connect(Number(target.port), target.hostname)
    for (const socket of [client, server]) {
      sockets.add(socket)
      socket.on("error", () => {}).once("close", () => sockets.delete(socket))
    }
    client.on("data", (bytes) => {
      const fate = fateOf(bytes)
      if (fate === "broken") client.destroy()
      if (fate === "sent") server.write(bytes)
    })
    client.once("close", () => server.destroy())
    // One that ends in order is ended in order by the pipe.
    server.once("close", (isBroken) => isBroken && client.destroy())
    gate.add(client, server)
  })

/** Ends with the scope. `fateOf` is asked about all that comes from our side. */
export const tcpProxyTo = (target: string, fateOf: (bytes: Buffer) => Fate = () => "sent") =>
  Effect.acquireRelease(
    Effect.promise(async (): Promise<TcpProxy> => {
      const url = new URL(target)
      const sockets = new Set<Socket>()
      const gate = newGate()
      const listen = async (port: number) => {
        const server = newServer(new URL(target), fateOf, sockets, gate).listen(port, "127.0.0.1")
        await once(server, "listening")
        return server
      }
      let server = await listen(0)
      const { port } = server.address() as AddressInfo
      Object.assign(url, { hostname: "127.0.0.1", port: String(port) })
      return {
        url: url.href,
        cut: async () => {
          if (!server.listening) return
          const closed = once(server, "close")
          server.close()
          for (const socket of sockets) socket.destroy()
          await closed
        },
        mend: async () => {
          server = await listen(port)
        },
        hold: gate.hold,
        release: gate.release
      }
    }),
    ({ cut }) => Effect.promise(cut)
  )
