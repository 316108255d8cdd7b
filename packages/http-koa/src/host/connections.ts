/** What a connection may ask of the host: one answer after the other, each taken before the next is begun. */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http"
import type { Socket } from "node:net"

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
  /** Calls back when every request that has arrived is answered, which may be at once; connections end with their answers. */
  readonly finish: (server: Server, done: () => void) => void
}

/** Nothing that Node has not read yet follows on this connection. */
const endAfter = (answer: ServerResponse): void => {
  answer.shouldKeepAlive = false
}

export const newConnections = ({ handler, isStopping, mostWaiting }: ConnectionOptions): Connections => {
  /** First the request that is being answered, then those behind it. */
  const lines = new Map<Socket, Array<Exchange>>()
  let isFinishing = false
  let onAnswered = () => {}

  const begin = (socket: Socket, line: Array<Exchange>, [request, response]: Exchange): void => {
    if ((isFinishing || isStopping()) && line.length === 1) endAfter(response)
    // Comes when the whole answer has been taken, or when the connection is gone.
    response.once("close", () => {
      line.shift()
      const [next] = line
      if (next === undefined || socket.destroyed) lines.delete(socket)
      else begin(socket, line, next)
      onAnswered()
    })
    handler(request, response)
  }

  const listener: RequestListener = (request, response) => {
    const { socket } = request
    const exchange: Exchange = [request, response]
    const line = lines.get(socket)
    if (line === undefined) {
      const first = [exchange]
      lines.set(socket, first)
      return begin(socket, first, exchange)
    }
    if (line.length > mostWaiting) return void socket.destroy()
    line.push(exchange)
  }

  return {
    listener,
    isAwaitingAnswer: (socket) => lines.get(socket)?.[0]?.[1].headersSent === false,
    finish: (server, done) => {
      isFinishing = true
      for (const line of lines.values()) {
        const [, last] = line.at(-1) ?? []
        if (last !== undefined && !last.headersSent) endAfter(last)
      }
      onAnswered = () => {
        // Those whose answer had left before it could say that it is the last.
        server.closeIdleConnections()
        if (lines.size === 0) done()
      }
      onAnswered()
    }
  }
}
