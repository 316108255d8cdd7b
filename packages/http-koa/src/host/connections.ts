/** What a connection may ask of the host: one answer after the other, each taken before the next is begun. */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http"
import type { Socket } from "node:net"
import onHeaders from "on-headers"

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
  readonly isAwaitingAnswer: (socket: Socket) => boolean
  /** From now on connections end with their answers, of requests that are under way too. */
  readonly endWithAnswers: () => void
  /** Calls back when every request that has arrived is answered, which may be at once. */
  readonly finish: (server: Server, done: () => void) => void
}

/** The last answer of its connection, and says so. */
const markLast = (answer: ServerResponse): void => {
  if (!answer.headersSent) answer.shouldKeepAlive = false
}

export const newConnections = ({ handler, isStopping, mostWaiting }: ConnectionOptions): Connections => {
  /** First the request that is being answered, then those behind it. */
  const queues = new Map<Socket, Array<Exchange>>()
  let isEnding = false
  let onAnswered = () => {}

  const begin = (socket: Socket, queue: Array<Exchange>, [request, response]: Exchange): void => {
    if ((isEnding || isStopping()) && queue.length === 1) markLast(response)
    const isBeingTaken = () => queue[0]?.[1] === response && !response.writableFinished
    // Most answers have been taken by then. Of others, whatever comes meanwhile would pass for a sign that they are.
    onHeaders(response, () => void setImmediate(() => isBeingTaken() && socket.pause()))
    // Comes when the whole answer has been taken, or when the connection is gone.
    response.once("close", () => {
      queue.shift()
      const [next] = queue
      if (!socket.destroyed) socket.resume()
      if (next === undefined || socket.destroyed) queues.delete(socket)
      else begin(socket, queue, next)
      onAnswered()
    })
    handler(request, response)
  }

  const listener: RequestListener = (request, response) => {
    const { socket } = request
    const exchange: Exchange = [request, response]
    const queue = queues.get(socket)
    if (queue === undefined) {
      const first = [exchange]
      queues.set(socket, first)
      return begin(socket, first, exchange)
    }
    if (queue.length > mostWaiting) return void socket.destroy()
    queue.push(exchange)
  }

  return {
    listener,
    isAwaitingAnswer: (socket) => queues.get(socket)?.[0]?.[1].headersSent === false,
    endWithAnswers: () => {
      isEnding = true
      for (const queue of queues.values()) {
        const [, last] = queue.at(-1) ?? []
        if (last !== undefined) markLast(last)
      }
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
