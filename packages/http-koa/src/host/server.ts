/** A Node server in a scope: listens when it opens; when it closes, takes no more and lets finish what is under way. */
import { createServer, type RequestListener, type Server } from "node:http"
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from "node:net"
import { Data, Effect } from "effect"
import { type Connections, newConnections } from "./connections.js"
import { errorCode } from "./error-code.js"
import { refusalOf } from "./refusals.js"

export class CannotListen extends Data.TaggedError("CannotListen")<{ readonly cause: Error }> {
  override get message() {
    const isTaken = errorCode(this.cause) === "EADDRINUSE"
    return isTaken ? `${this.cause.message}. Set PORT to another one, or to 0 for any.` : this.cause.message
  }
}

const listen = (server: TcpServer, host: string, port: number) =>
  Effect.async<number, CannotListen>((resume) => {
    server.once("error", (cause) => resume(Effect.fail(new CannotListen({ cause }))))
    server.listen(port, host, () => {
      const address = server.address() as AddressInfo
      resume(Effect.succeed(address.port))
    })
  })

/**
 * The port, or a free one for 0, after listening on it for a moment: links have to name it, and whoever starts has to hear
 * that it is taken, before anything else is done. Who connects in that moment is hung up on.
 */
export const usablePort = (host: string, port: number) =>
  Effect.acquireUseRelease(
    Effect.sync(() => createTcpServer((socket) => socket.destroy())),
    (server) => listen(server, host, port),
    (server) => Effect.async<void>((resume) => void server.close(() => resume(Effect.void)))
  )

/** A request that is on its way is there by then. */
const quietMillis = 100
/** Who goes on connecting has not heard that the host stops, and never will. */
const mostQuietMillis = 2000

/**
 * Until nobody has connected for a moment. Node takes in one connection a turn, and those that wait for their turn when it
 * listens no longer are cut off, whatever they have sent.
 */
const nobodyConnects = (server: Server) =>
  Effect.async<void>((resume) => {
    const end = () => {
      server.off("connection", onConnection)
      clearTimeout(quiet)
      clearTimeout(deadline)
      resume(Effect.void)
    }
    const onConnection = () => void quiet.refresh()
    const quiet = setTimeout(end, quietMillis)
    const deadline = setTimeout(end, mostQuietMillis)
    server.on("connection", onConnection)
  })

/**
 * Idle connections end at once, the others with their answer. With the last answer everything ends, connections on which
 * nobody has asked anything too; and whatever there is when the time is up.
 */
const close = (server: Server, connections: Connections, seconds: number) =>
  Effect.async<void>((resume) => {
    const closeAll = () => server.closeAllConnections()
    const deadline = setTimeout(closeAll, seconds * 1000)
    server.close(() => {
      clearTimeout(deadline)
      resume(Effect.void)
    })
    connections.finish(server, closeAll)
  })

/** In milliseconds. What is too slow is answered with a 408. */
export interface Timeouts {
  /** From the connection, or the first byte of a later request, to the end of the headers. */
  readonly headers: number
  /**
   * From the same moment to the end of the body. Long, as what is too slow at any moment ends by `Patience`: this bounds what
   * is just not too slow. Node's own default; 10 MB, the largest file, may come at 35 KB/s.
   */
  readonly request: number
  /** How long a connection may be kept without a request. Longer than the proxies before the host keep theirs. */
  readonly keepAlive: number
  /** How long an answer may wait for its reader without a byte of it being taken. */
  readonly write: number
  /** How often somebody looks. */
  readonly check: number
}
export const defaultTimeouts: Timeouts = {
  headers: 15_000,
  request: 300_000,
  keepAlive: 75_000,
  write: 30_000,
  check: 5_000
}

/** No browser sends one request before the answer to another; programs send ten or twenty. */
const mostWaiting = 100

const newServer = ({ check, headers, keepAlive, request, write }: Timeouts, connections: Connections): Server => {
  const server = createServer(
    {
      // Whose refusal has no envelope; the handler tells those who name no host.
      requireHostHeader: false,
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: keepAlive,
      connectionsCheckingInterval: check
    },
    connections.listener
  )
  server.on("clientError", (error, socket) => {
    const refusal = refusalOf(error)
    if (refusal === undefined) socket.destroy()
    else connections.refuse(socket, refusal)
  })
  // The handler's to refuse, too.
  server.on("checkExpectation", connections.listener)
  // Nothing has come or gone on this connection for so long; who waits for us is not to blame.
  return server.setTimeout(write, (socket) =>
    connections.isAwaitingAnswer(socket) ? socket.setTimeout(write) : socket.destroy()
  )
}

export const serve = (options: {
  readonly handler: RequestListener
  readonly host: string
  readonly port: number
  /** How long a stop waits for answers. */
  readonly shutdownSeconds: number
  /** From then on every answer ends its connection; it does in any case once the scope closes. */
  readonly isStopping?: () => boolean
  readonly timeouts?: Timeouts
}) =>
  Effect.acquireRelease(
    Effect.suspend(() => {
      const { handler, isStopping = () => false, timeouts = defaultTimeouts } = options
      const connections = newConnections({ handler, isStopping, mostWaiting })
      const server = newServer(timeouts, connections)
      return Effect.map(listen(server, options.host, options.port), (port) => ({ server, connections, port }))
    }),
    ({ connections, server }) =>
      Effect.sync(connections.endWithAnswers).pipe(
        Effect.zipRight(nobodyConnects(server)),
        Effect.zipRight(close(server, connections, options.shutdownSeconds))
      )
  ).pipe(Effect.map(({ port }) => port))
