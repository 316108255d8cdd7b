/** A Node server in a scope: listens when it opens; when it closes, takes no more and lets finish what is under way. */
import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { Data, Effect } from "effect"

export class CannotListen extends Data.TaggedError("CannotListen")<{ readonly cause: Error }> {
  override get message() {
    return `The host cannot listen: ${this.cause.message}`
  }
}

const listen = (server: Server, host: string, port: number) =>
  Effect.async<number, CannotListen>((resume) => {
    server.once("error", (cause) => resume(Effect.fail(new CannotListen({ cause }))))
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo
      resume(Effect.succeed(address.port))
    })
  })

/** For those who do not care which; links have to name it before anybody listens. */
export const freePort = Effect.acquireUseRelease(
  Effect.sync(() => createServer()),
  (server) => listen(server, "127.0.0.1", 0),
  (server) => Effect.async<void>((resume) => void server.close(() => resume(Effect.void)))
)

/** Idle connections end at once; the others when their answer is out, or when the time is up. */
const close = (server: Server, seconds: number) =>
  Effect.async<void>((resume) => {
    const deadline = setTimeout(() => server.closeAllConnections(), seconds * 1000)
    server.close(() => {
      clearTimeout(deadline)
      resume(Effect.void)
    })
    server.closeIdleConnections()
  })

export const serve = (options: {
  readonly handler: RequestListener
  readonly host: string
  readonly port: number
  readonly shutdownSeconds: number
}) =>
  Effect.acquireRelease(
    Effect.suspend(() => {
      const server = createServer(
        // Slow headers and bodies are cut off; a kept connection may idle for a while.
        {
          headersTimeout: 15_000,
          requestTimeout: 60_000,
          keepAliveTimeout: 10_000,
          connectionsCheckingInterval: 5_000
        },
        options.handler
      )
      return Effect.map(listen(server, options.host, options.port), (port) => ({ server, port }))
    }),
    ({ server }) => close(server, options.shutdownSeconds)
  ).pipe(Effect.map(({ port }) => port))
