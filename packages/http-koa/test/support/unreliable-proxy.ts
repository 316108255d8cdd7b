/** Stands between a client and a host, and does to each request what networks and other proxies do. */
import { once } from "node:events"
import { createServer, type IncomingMessage, request as requestTo, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

const codes = { 413: "PayloadTooLarge", 429: "TooManyBodies", 503: "ServiceUnavailable" }

/**
 * - `reset`: the connection is reset in the middle of the request's body.
 * - `lost`: the host does its part, and then the connection is reset.
 * - `silent`: the host does its part, and nothing comes of it.
 * - `damaged`: a bit of the body is another one.
 * - A status: an answer without the host, in the host's form.
 */
export type Fate = "passed" | "reset" | "lost" | "silent" | "damaged" | Status
type Status = keyof typeof codes

interface Seen {
  readonly method: string
  readonly url: string
  readonly token: string | undefined
  readonly fate: Fate
}

const refuse = (status: Status, request: IncomingMessage, response: ServerResponse) => {
  request.resume().once("end", () => {
    response.writeHead(status, {
      "content-type": "application/json",
      "x-error-code": codes[status],
      "retry-after": "0"
    })
    response.end(JSON.stringify({ status: "error", message: "Not now.", data: {} }))
  })
}

const damaged = (piece: Buffer): Buffer => {
  const copy = Buffer.from(piece)
  copy[0] = (copy[0] ?? 0) ^ 1
  return copy
}

const pass = (target: string, fate: Fate, request: IncomingMessage, response: ServerResponse) => {
  const { headers, method, socket, url } = request
  const onward = requestTo(new URL(url ?? "/", target), { method, headers, agent: false })
  // Whoever goes takes the other one along.
  onward.on("error", () => socket.destroy())
  response.once("close", () => onward.destroy())
  const half = Number(headers["content-length"]) / 2
  let passed = 0
  request.on("data", (piece: Buffer) => {
    onward.write(fate === "damaged" && passed === 0 ? damaged(piece) : piece)
    passed += piece.length
    if (fate === "reset" && passed >= half) socket.resetAndDestroy()
  })
  request.once("end", () => onward.end())
  onward.once("response", (answer) => {
    if (fate === "lost") socket.resetAndDestroy()
    if (fate === "lost" || fate === "silent") return answer.resume()
    response.writeHead(answer.statusCode ?? 500, answer.headers)
    return answer.pipe(response)
  })
}

/** `fateOf` is asked about each request. To be closed by whoever opens it. */
export const openUnreliableProxy = async (target: string, fateOf: (method: string, url: string) => Fate) => {
  const seen: Array<Seen> = []
  const server = createServer((request, response) => {
    const { headers, method = "", url = "" } = request
    const fate = fateOf(method, url)
    seen.push({ method, url, token: headers.authorization, fate })
    request.on("error", () => {})
    if (typeof fate === "number") refuse(fate, request, response)
    else pass(target, fate, request, response)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    close: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}
