/** The requests of a connection, one after the other: each answer is taken before the next is begun. */
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
  readonly maxWaiting: number
}

export interface Connections {
  readonly listener: RequestListener
  /** Whether any answer is due on the connection, or not taken yet. */
  readonly isBusy: (socket: Duplex) => boolean
  /** Whether the connection has a request that nothing has been answered to yet. */
  readonly isAwaitingAnswer: (socket: Duplex) => boolean
  /**
   * For a connection on which nothing more can be read. It ends once the answers that are due on it have been taken, with
   * `errorAnswer` as the last one. That is left out where the error is in a request whose answer has begun.
   */
  readonly endWith: (socket: Duplex, errorAnswer: string) => void
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
  readonly errorAnswers: WeakMap<Duplex, string>
  isEnding: boolean
  onAnswered: () => void
}

const endWithErrorAnswer = ({ errorAnswers }: State, socket: Duplex): void => {
  const errorAnswer = errorAnswers.get(socket)
  if (errorAnswer !== undefined && socket.writable) socket.end(errorAnswer, () => socket.destroy())
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
  // Nothing follows an answer that ends its connection, and Node would never say that it had.
  const isOver = socket.destroyed || socket.writableEnded
  // With another request behind it, all of the next one has been sent.
  if (!isOver && queue.length <= 1) socket.resume()
  if (next === undefined || isOver) {
    state.queues.delete(socket)
    if (answered.complete) state.latest.delete(socket)
    endWithErrorAnswer(state, socket)
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
  if (queue.length > state.maxWaiting) {
    socket.destroy()
    return
  }
  queue.push(exchange)
  // Reads no more for now: headers and bodies of a hundred requests would fill the memory. Not at
  // once, as Node goes on reading at the end of each request.
  process.nextTick(() => queue.length > 1 && socket.pause())
}

const endWith = (state: State, socket: Duplex, errorAnswer: string): void => {
  // The first error counts: whatever comes behind it is wrong, too.
  if (state.errorAnswers.has(socket)) return
  const queue = state.queues.get(socket) ?? []
  const [request, response] = state.latest.get(socket) ?? []
  const isInside = request?.complete === false
  const isToldAlready = isInside && response?.headersSent === true
  state.errorAnswers.set(socket, isToldAlready ? "" : errorAnswer)
  // The error answer is the answer to this request.
  if (isInside && !isToldAlready) queue.pop()
  if (queue.length === 0) endWithErrorAnswer(state, socket)
}

const finish = (state: State, server: Server, done: () => void): void => {
  state.onAnswered = () => {
    // Connections whose answer had left before it could say that it is the last.
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
    errorAnswers: new WeakMap(),
    isEnding: false,
    onAnswered: () => {}
  }
  return {
    listener: (request, response) => receive(state, [request, response]),
    endWith: (socket, errorAnswer) => endWith(state, socket, errorAnswer),
    isBusy: (socket) => state.queues.has(socket),
    isAwaitingAnswer: (socket) => state.queues.get(socket)?.[0]?.[1].headersSent === false,
    endWithAnswers: () => {
      state.isEnding = true
    },
    finish: (server, done) => finish(state, server, done)
  }
}
