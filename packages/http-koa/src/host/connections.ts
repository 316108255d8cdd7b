/** What a connection may ask of the host: one answer after the other, each taken before the next is begun. */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http"
import type { Duplex } from "node:stream"
import onHeaders from "on-headers"
import { ParsedRequest } from "./parsed-request.js"

type Exchange = readonly [IncomingMessage, ServerResponse]

export interface ConnectionOptions {
  readonly handler: RequestListener
  /** From then on every answer ends its connection. */
  readonly isStopping: () => boolean
  /** Requests that may wait on one connection for the answer before them; with one more it is cut off. */
  readonly mostWaiting: number
}

export interface Connections {
  readonly listener: RequestListener
  /** Whether the connection has a request that nothing has been answered to yet. */
  readonly isAwaitingAnswer: (socket: Duplex) => boolean
  /**
   * Nothing more can be read on the connection. It ends once the answers that are due on it have been taken; `refusal`, a
   * whole answer, comes after these, unless what is wrong is wrong with a request whose answer has begun.
   */
  readonly refuse: (socket: Duplex, refusal: string) => void
  /** From now on connections end with their answers, of requests that are under way too. */
  readonly endWithAnswers: () => void
  /** Calls back when every request that has arrived is answered, which may be at once. */
  readonly finish: (server: Server, done: () => void) => void
}

interface State extends ConnectionOptions {
  /** First the request that is being answered, then those behind it. */
  readonly queues: Map<Duplex, Array<Exchange>>
  /** The last request that has begun to arrive, until it is there and answered. */
  readonly latest: WeakMap<Duplex, Exchange>
  readonly refusals: WeakMap<Duplex, string>
  isEnding: boolean
  onAnswered: () => void
}

const endRefused = ({ refusals }: State, socket: Duplex): void => {
  const refusal = refusals.get(socket)
  if (refusal !== undefined && socket.writable) socket.end(refusal, () => socket.destroy())
}

const begin = (state: State, socket: Duplex, queue: Array<Exchange>, exchange: Exchange): void => {
  const [request, response] = exchange
  const isBeingTaken = () => queue[0]?.[1] === response && !response.writableFinished
  onHeaders(response, () => {
    // Only now, as what was sent together with this request has been read by then.
    if ((state.isEnding || state.isStopping()) && queue.length === 1) response.shouldKeepAlive = false
    // Most answers have been taken by then. Until the others are, nothing is read: bytes that come in would start the
    // write time-out anew, and so keep an answer alive that nobody takes.
    setImmediate(() => isBeingTaken() && socket.pause())
  })
  // Comes when the whole answer has been taken, or when the connection is gone.
  response.once("close", () => goOn(state, socket, queue, request))
  state.handler(request, response)
}

/** After an answer: with the next request, or with the end of the connection. */
const goOn = (state: State, socket: Duplex, queue: Array<Exchange>, answered: IncomingMessage): void => {
  queue.shift()
  const [next] = queue
  // Of an answer that ends its connection comes nothing after it, and Node would never say that it had.
  const isOver = socket.destroyed || socket.writableEnded
  // Whoever has a request behind the next one has sent all of the next one.
  if (!isOver && queue.length <= 1) socket.resume()
  if (next === undefined || isOver) {
    state.queues.delete(socket)
    if (answered.complete) state.latest.delete(socket)
    endRefused(state, socket)
  } else begin(state, socket, queue, next)
  state.onAnswered()
}

const receive = (state: State, exchange: Exchange): void => {
  const [request, response] = exchange
  const { socket } = request
  const queue = state.queues.get(socket)
  state.latest.set(socket, exchange)
  if (request instanceof ParsedRequest && request.isLast) response.shouldKeepAlive = false
  if (queue === undefined) {
    const first = [exchange]
    state.queues.set(socket, first)
    begin(state, socket, first, exchange)
    return
  }
  if (queue.length > state.mostWaiting) {
    socket.destroy()
    return
  }
  queue.push(exchange)
  // What has been read is enough to go on with: headers and bodies of a hundred requests would fill the memory. Not at
  // once, as Node goes on reading at the end of each request.
  process.nextTick(() => queue.length > 1 && socket.pause())
}

const refuse = (state: State, socket: Duplex, refusal: string): void => {
  // Whatever comes behind it is wrong, too.
  if (state.refusals.has(socket)) return
  const queue = state.queues.get(socket) ?? []
  const [request, response] = state.latest.get(socket) ?? []
  const isInside = request?.complete === false
  const isToldAlready = isInside && response?.headersSent === true
  state.refusals.set(socket, isToldAlready ? "" : refusal)
  // The refusal is its answer.
  if (isInside && !isToldAlready) queue.pop()
  if (queue.length === 0) endRefused(state, socket)
}

const finish = (state: State, server: Server, done: () => void): void => {
  state.onAnswered = () => {
    // Those whose answer had left before it could say that it is the last.
    server.closeIdleConnections()
    if (state.queues.size === 0) done()
  }
  state.onAnswered()
}

export const newConnections = (options: ConnectionOptions): Connections => {
  const state: State = {
    ...options,
    queues: new Map(),
    latest: new WeakMap(),
    refusals: new WeakMap(),
    isEnding: false,
    onAnswered: () => {}
  }
  return {
    listener: (request, response) => receive(state, [request, response]),
    refuse: (socket, refusal) => refuse(state, socket, refusal),
    isAwaitingAnswer: (socket) => state.queues.get(socket)?.[0]?.[1].headersSent === false,
    endWithAnswers: () => {
      state.isEnding = true
    },
    finish: (server, done) => finish(state, server, done)
  }
}
