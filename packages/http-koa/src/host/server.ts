/** A Node server in a scope: listens when it opens; when it closes, takes no more and lets finish what is under way. */
import { createServer, type RequestListener, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { Data, Effect } from "effect"

export class CannotListen extends Data.TaggedError("CannotListen")<{ readonly cause: Error }> {
  override get message() {
    const isTaken = "code" in this.cause && this.cause.code === "EADDRINUSE"
    return isTaken ? `${this.cause.message}. Set PORT to another one, or to 0 for any.` : this.cause.message
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

/** In milliseconds. Slow headers and bodies are cut off with a 408; a kept connection may idle for a while. */
export interface Timeouts {
  /** From the connection, or the first byte of a later request, to the end of the headers. */
  readonly headers: number
  /** To the end of the body. */
  readonly request: number
  readonly keepAlive: number
  /** How often somebody looks. */
  readonly check: number
}
const patience: Timeouts = { headers: 15_000, request: 60_000, keepAlive: 10_000, check: 5_000 }

export const serve = (options: {
  readonly handler: RequestListener
  readonly host: string
  readonly port: number
  readonly shutdownSeconds: number
  readonly timeouts?: Timeouts
}) =>
  Effect.acquireRelease(
    Effect.suspend(() => {
      const { check, headers, keepAlive, request } = options.timeouts ?? patience
      const server = createServer(
        {
          headersTimeout: headers,
          requestTimeout: request,
          keepAliveTimeout: keepAlive,
          connectionsCheckingInterval: check
        },
        options.handler
      )
      return Effect.map(listen(server, options.host, options.port), (port) => ({ server, port }))
    }),
    ({ server }) => close(server, options.shutdownSeconds)
  ).pipe(Effect.map(({ port }) => port))
