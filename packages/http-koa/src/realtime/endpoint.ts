/** The realtime endpoint: takes websockets at `/app/{key}` and serves them the Pusher protocol. */
import type { IncomingMessage, Server } from "node:http"
import type { Duplex } from "node:stream"
import { ChannelGuard } from "@mentorkit/core/broadcasting/ports"
import { networkOf } from "@mentorkit/core/kernel/ports"
import { Effect, Schedule } from "effect"
import { type WebSocket, WebSocketServer } from "ws"
import type { Reply } from "../answer/envelope.js"
import type { TakeOver, Upgrades } from "../host/upgrades.js"
import { clientAddress } from "../request/client-address.js"
import {
  handshakeProblem,
  malformedHandshake,
  noSuchPath,
  refuseUpgrade,
  tooManyOpenings,
  wantsWebSocket
} from "./handshake.js"
import { makeHub } from "./hub.js"
import { defaults, type RealtimeOptions } from "./options.js"
import { type Closing, closings, encodeError, maxMessageBytes, newestProtocol, oldestProtocol } from "./protocol.js"
import type { RealtimeStatistics } from "./statistics.js"
import { newTokenBuckets, rateOf } from "./token-bucket.js"

export interface RealtimeEndpoint extends Upgrades {
  readonly statistics: RealtimeStatistics
}

const appPath = /^\/app\/([^/]+)\/?$/

const keyOf = ({ url = "" }: IncomingMessage): string | undefined =>
  appPath.exec(new URL(url, "http://localhost").pathname)?.[1]

const protocolProblem = ({ url = "" }: IncomingMessage): Closing | undefined => {
  const given = new URL(url, "http://localhost").searchParams.get("protocol")
  if (given === null) return closings.noProtocol
  if (!/^\d{1,4}$/.test(given)) return closings.malformedProtocol
  const version = Number(given)
  return version >= oldestProtocol && version <= newestProtocol ? undefined : closings.unsupportedProtocol
}

/** Whoever has been told to go keeps a place until they have gone: `ws` alone would give them half a minute. */
const closeTimeoutMillis = 5_000

/** Each piece of a message keeps what it was read with in memory, however small it is. */
const serverOptions = {
  noServer: true,
  closeTimeout: closeTimeoutMillis,
  clientTracking: false,
  maxPayload: maxMessageBytes,
  maxFragments: 16,
  maxBufferedChunks: 256,
  perMessageDeflate: false
}

/** They count nowhere, so they do not stay. */
const refusedStayMillis = 1_000

const refuse = (socket: WebSocket, [code, reason]: Closing) => {
  // Whoever answers with anything but a goodbye is not read any more.
  for (const event of ["message", "ping", "pong"]) socket.once(event, () => socket.pause())
  socket.send(encodeError(code, reason))
  socket.close(code, reason)
  setTimeout(() => socket.terminate(), refusedStayMillis).unref()
}

/** For as long as the scope is open. Nothing is read from the storage before somebody subscribes. */
export const realtimeEndpoint = (options: RealtimeOptions = {}) =>
  Effect.gen(function* () {
    const limits = { ...defaults, ...options }
    const { key } = yield* ChannelGuard
    const hub = yield* makeHub(limits)
    const { places, recorder, registry } = hub
    let isStopping = false
    const server = new WebSocketServer(serverOptions)
    const openings = rateOf(limits.maxOpeningsPerAddress, 60)
    const openingsOfAddress = newTokenBuckets<string>(openings)

    const problemOf = (request: IncomingMessage, address: string): Closing | undefined => {
      if (isStopping) return closings.goAway
      if (keyOf(request) !== key) return closings.unknownKey
      return protocolProblem(request) ?? (places.find(address) ? undefined : closings.crowded)
    }

    const accept = (socket: WebSocket, request: IncomingMessage, address: string) => {
      // Whatever it is, the connection is over then.
      socket.on("error", () => socket.terminate())
      const problem = problemOf(request, address)
      if (problem === undefined) return hub.open(socket, address)
      recorder.count("refused")
      refuse(socket, problem)
    }

    const refuseHandshake = (request: IncomingMessage, socket: Duplex, reply: Reply) => {
      recorder.count("refused")
      refuseUpgrade(request, socket, reply)
    }
    // By itself `ws` answers in HTML, and tells nobody.
    server.on("wsClientError", (_, socket, request) => refuseHandshake(request, socket, malformedHandshake))

    const take: TakeOver = (request, socket, head) => {
      // An IPv6 network is one address, as for requests.
      const address = networkOf(clientAddress(request, limits.trustedProxies))
      // Before anything is computed for it.
      const isInRate = openingsOfAddress.take(address, performance.now())
      const problem = isInRate ? handshakeProblem(request) : tooManyOpenings(Math.ceil(1 / openings.perSecond))
      if (problem === undefined) {
        server.handleUpgrade(request, socket, head, (opened) => accept(opened, request, address))
      } else refuseHandshake(request, socket, problem)
    }
    const endpoint: RealtimeEndpoint = {
      find: (request) => (wantsWebSocket(request) && keyOf(request) !== undefined ? take : undefined),
      stop: () => {
        isStopping = true
        for (const connection of registry.all) connection.close(closings.goAway)
      },
      statistics: {
        connections: () => registry.all.size,
        channels: registry.channelCount,
        counts: recorder.counts,
        onLag: recorder.onLag,
        readerSilenceSeconds: recorder.readerSilenceSeconds
      }
    }
    yield* Effect.addFinalizer(() => Effect.sync(endpoint.stop))
    return endpoint
  })

/**
 * Serves realtime on a Node server of one's own, beside what it serves already: `kit.runInBackground(serveRealtime(server))`.
 * Its other upgrades are left to their listeners. Once the server does not listen any more the connections are told to go.
 * What it answers is for metrics.
 */
export const serveRealtime = (server: Server, options: RealtimeOptions = {}) =>
  Effect.gen(function* () {
    const { find, statistics, stop } = yield* realtimeEndpoint(options)
    const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const take = URL.canParse(request.url ?? "", "http://localhost") ? find(request) : undefined
      if (take !== undefined) take(request, socket, head)
      // With a listener for upgrades Node leaves all of them open.
      else if (server.listenerCount("upgrade") === 1) refuseUpgrade(request, socket, noSuchPath)
    }
    // `server.close()` waits for these connections, and tells nobody before the last one has ended.
    let hasListened = server.listening
    server.once("listening", () => {
      hasListened = true
    })
    const stopWithServer = Effect.sync(() => {
      if (hasListened && !server.listening) stop()
    })
    yield* Effect.forkScoped(Effect.repeat(stopWithServer, Schedule.spaced("250 millis")))
    yield* Effect.acquireRelease(
      Effect.sync(() => server.on("upgrade", onUpgrade)),
      () => Effect.sync(() => server.off("upgrade", onUpgrade))
    )
    return statistics
  })
