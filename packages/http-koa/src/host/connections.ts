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

export const newConnections = ({ handler, isStopping, mostWaiting }: ConnectionOptions): Connections => {
  /** First the request that is being answered, then those behind it. */
  const queues = new Map<Duplex, Array<Exchange>>()
  /** The last request that has begun to arrive, until it is there and answered. */
  const latest = new WeakMap<Duplex, Exchange>()
  const refusals = new WeakMap<Duplex, string>()
  let isEnding = false
  let onAnswered = () => {}

  const endRefused = (socket: Duplex): void => {
    const refusal = refusals.get(socket)
    if (refusal !== undefined && socket.writable) socket.end(refusal, () => socket.destroy())
  }

  const begin = (socket: Duplex, queue: Array<Exchange>, [request, response]: Exchange): void => {
    const isBeingTaken = () => queue[0]?.[1] === response && !response.writableFinished
    onHeaders(response, () => {
      // Only now, as what was sent together with this request has been read by then.
      if ((isEnding || isStopping()) && queue.length === 1) response.shouldKeepAlive = false
      // Most answers have been taken by then. Until the others are, nothing is read: bytes that come in would start the
      // write time-out anew, and so keep an answer alive that nobody takes.
      setImmediate(() => isBeingTaken() && socket.pause())
    })
    // Comes when the whole answer has been taken, or when the connection is gone.
    response.once("close", () => {
      queue.shift()
      const [next] = queue
      // Of an answer that ends its connection comes nothing after it, and Node would never say that it had.
      const isOver = socket.destroyed || socket.writableEnded
      // Whoever has a request behind the next one has sent all of the next one.
      if (!isOver && queue.length <= 1) socket.resume()
      if (next === undefined || isOver) {
        queues.delete(socket)
        if (request.complete) latest.delete(socket)
        endRefused(socket)
      } else begin(socket, queue, next)
      onAnswered()
    })
    handler(request, response)
  }

  const listener: RequestListener = (request, response) => {
    const { socket } = request
    const exchange: Exchange = [request, response]
    const queue = queues.get(socket)
    latest.set(socket, exchange)
    if (request instanceof ParsedRequest && request.isLast) response.shouldKeepAlive = false
    if (queue === undefined) {
      const first = [exchange]
      queues.set(socket, first)
      return begin(socket, first, exchange)
    }
    if (queue.length > mostWaiting) return void socket.destroy()
    queue.push(exchange)
    // What has been read is enough to go on with: headers and bodies of a hundred requests would fill the memory. Not at
    // once, as Node goes on reading at the end of each request.
    process.nextTick(() => queue.length > 1 && socket.pause())
  }

  const refuse = (socket: Duplex, refusal: string): void => {
    // Whatever comes behind it is wrong, too.
    if (refusals.has(socket)) return
    const queue = queues.get(socket) ?? []
    const [request, response] = latest.get(socket) ?? []
    const isInside = request?.complete === false
    const isToldAlready = isInside && response?.headersSent === true
    refusals.set(socket, isToldAlready ? "" : refusal)
    // The refusal is its answer.
    if (isInside && !isToldAlready) queue.pop()
    if (queue.length === 0) endRefused(socket)
  }

  return {
    listener,
    refuse,
    isAwaitingAnswer: (socket) => queues.get(socket)?.[0]?.[1].headersSent === false,
    endWithAnswers: () => {
      isEnding = true
    },
    finish: (server, done) => {
      onAnswered = () => {
        // Those whose answer had left before it could say that it is the last.
        server.closeIdleConnections()
        if (queues.size === 0) done()
      }
      onAnswered()
    }
  }
}
