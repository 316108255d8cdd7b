/** A Node server in a scope: listens when it opens; when it closes, takes no more and lets finish what is under way. */

import { createServer, type RequestListener, type Server } from "node:http"
import { type AddressInfo, createServer as createTcpServer, type Server as TcpServer } from "node:net"
import { setImmediate, setTimeout } from "node:timers/promises"
import { errorCode } from "@mentorkit/core/kernel/ports"
import { Data, Effect } from "effect"
import { type Connections, newConnections } from "./connections.js"
import { ParsedRequest } from "./parsed-request.js"
import { protocolErrorAnswer } from "./protocol-errors.js"
import { newUpgradeDoor, noUpgrades, type UpgradeDoor, type Upgrades } from "./upgrades.js"

const advices: Readonly<Record<string, string>> = {
  EADDRINUSE: "Set PORT to another one, or to 0 for any.",
  EADDRNOTAVAIL: "Set HOST to an address that this machine has, or to 0.0.0.0 for all of these.",
  EACCES: "Set PORT to one above 1023, or start with the right to use this one."
}

export class CannotListen extends Data.TaggedError("CannotListen")<{ readonly cause: Error }> {
  override get message() {
    const advice = advices[errorCode(this.cause) ?? ""]
    return advice === undefined ? this.cause.message : `${this.cause.message}. ${advice}`
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

/** A request that is on its way has arrived by then. */
const quietMillis = 100
/** A client that still connects after so many looks has not heard that the host stops, and never will. */
const maxLooks = 20

/**
 * Until nobody has connected for a moment. Node takes in one connection a turn, and those that wait for their turn when it
 * listens no longer are cut off, whatever they have sent.
 */
const nobodyConnects = async (server: Server): Promise<void> => {
  let connections = 0
  const count = () => {
    connections += 1
  }
  server.on("connection", count)
  for (let looks = 0, before = -1; looks < maxLooks && connections !== before; looks++) {
    before = connections
    await setTimeout(quietMillis)
    // After a long turn it is over before anybody who waits has been taken in.
    await setImmediate()
    await setImmediate()
  }
  server.off("connection", count)
}

interface Serving {
  readonly server: Server
  readonly connections: Connections
  readonly door: UpgradeDoor
}

/**
 * Idle connections end at once, the others with their answer. With the last answer everything ends, connections on which
 * nobody has asked anything too, and those that were taken over; and whatever there is when the time is up.
 */
const close = ({ connections, door, server }: Serving, seconds: number) =>
  Effect.async<void>((resume) => {
    const closeAll = () => {
      server.closeAllConnections()
      door.end()
    }
    const deadline = globalThis.setTimeout(() => {
      closeAll()
      door.destroy()
    }, seconds * 1000)
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
   * From the same moment to the end of the body. Long, as what is too slow at any moment ends by `MinBodyRate`: this bounds what
   * is just not too slow. Node's own default; ten files of 10 MB may come at 350 KB/s.
   */
  readonly request: number
  /** How long a connection may be kept without a request. Longer than the proxies before the host keep theirs. */
  readonly keepAlive: number
  /** How long an answer may wait for its reader without a byte of it being taken; up to twice that, as sockets count. */
  readonly write: number
  /** How often these time-outs are checked. */
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
const maxWaiting = 100

const newServer = (timeouts: Timeouts, connections: Connections, door: UpgradeDoor): Server => {
  const { check, headers, keepAlive, request, write } = timeouts
  const server = createServer(
    {
      IncomingMessage: class extends ParsedRequest {
        protected override mayUpgrade() {
          return door.isOpenTo(this)
        }
      },
      // Node's own answer would have no envelope: `front` rejects requests without a Host header.
      requireHostHeader: false,
      headersTimeout: headers,
      requestTimeout: request,
      keepAliveTimeout: keepAlive,
      connectionsCheckingInterval: check
    },
    connections.listener
  )
  // The bytes of headers are bounded. Of those behind the 1,000th Node says nothing, and one may be a proxy's.
  server.maxHeadersCount = 0
  server.on("clientError", (error, socket) => {
    const errorAnswer = protocolErrorAnswer(error)
    if (errorAnswer === undefined) socket.destroy()
    else connections.endWith(socket, errorAnswer)
  })
  server.on("upgrade", door.take)
  // `front` rejects these, too.
  server.on("checkExpectation", connections.listener)
  // "100 Continue" is sent when the body begins to be read, unless the request has been answered by then.
  server.on("checkContinue", (request, response) => {
    request.once("resume", () => response.headersSent || response.writeContinue())
    connections.listener(request, response)
  })
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
  readonly upgrades?: Upgrades
  /** Asked before a connection is taken over. */
  readonly mayUpgrade?: () => boolean
}) =>
  Effect.acquireRelease(
    Effect.suspend(() => {
      const { handler, isStopping = () => false, timeouts = defaultTimeouts, upgrades = noUpgrades } = options
      const mayTake = () => !isStopping() && options.mayUpgrade?.() !== false
      const connections = newConnections({ handler, isStopping, maxWaiting: maxWaiting })
      const door = newUpgradeDoor({ upgrades, mayTake, isBusy: connections.isBusy })
      const server = newServer(timeouts, connections, door)
      return Effect.map(listen(server, options.host, options.port), (port) => ({ server, connections, door, port }))
    }),
    (serving) =>
      Effect.sync(serving.connections.endWithAnswers).pipe(
        Effect.zipRight(Effect.sync(serving.door.stop)),
        Effect.zipRight(Effect.promise(() => nobodyConnects(serving.server))),
        Effect.zipRight(close(serving, options.shutdownSeconds))
      )
  ).pipe(Effect.map(({ port }) => port))
