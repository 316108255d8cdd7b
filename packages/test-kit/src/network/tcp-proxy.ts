/** A way to the server that a test can break. */
import { type AddressInfo, connect, createServer, type Socket } from "node:net"
import { Effect } from "effect"

/** What becomes of what is sent: `lost` is never answered, and nobody is told. */
export type Fate = "sent" | "lost" | "broken"

/** The URL of it; `fateOf` is asked about all that comes from our side. */
export const wireTo = (target: string, fateOf: (bytes: Buffer) => Fate) =>
  Effect.gen(function* () {
    const url = new URL(target)
    const { hostname, port } = url
    const clients = new Set<Socket>()
    const wire = createServer((client) => {
      clients.add(client)
      const server = connect(Number(port), hostname)
      for (const socket of [client, server]) socket.on("error", () => {})
      client.on("data", (bytes) => {
        const fate = fateOf(bytes)
        if (fate === "broken") client.destroy()
        if (fate === "sent") server.write(bytes)
      })
      client.once("close", () => server.destroy())
      server.pipe(client)
    })
    yield* Effect.promise(() => new Promise<void>((resolve) => wire.listen(0, "127.0.0.1", resolve)))
    yield* Effect.addFinalizer(() =>
      Effect.sync(() => {
        wire.close()
        for (const client of clients) client.destroy()
      })
    )
    const own = wire.address() as AddressInfo
    url.hostname = "127.0.0.1"
    url.port = String(own.port)
    return url.href
  })
