/** Upgrades that are no handshakes of websockets (RFC 6455 4.2), answered in plain HTTP. */
import type { IncomingMessage } from "node:http"
import type { Duplex } from "node:stream"
import { failure, type Reply } from "../answer/envelope.js"
import { notAllowed, notFound } from "../answer/unmatched.js"
import { wireOf } from "../answer/wire.js"
import { knowsUpgrades } from "../request/http-version.js"

/** Others, such as that to "h2c", are not ours to refuse. */
export const wantsWebSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === "websocket"

const withHeaders = (reply: Reply, headers: Reply["headers"]): Reply => ({
  ...reply,
  headers: { ...reply.headers, ...headers }
})

export const noSuchPath = notFound
const onlyGet = withHeaders(notAllowed, { Allow: "GET" })
const upgradeRequired = withHeaders(
  failure(426, "UpgradeRequired", "A websocket begins with a request of HTTP/1.1 and version 13 of its protocol."),
  { Upgrade: "websocket", "Sec-WebSocket-Version": "13, 8" }
)
export const tooManyOpenings = (retryAfterSeconds: number): Reply =>
  withHeaders(
    failure(429, "TooManyRequests", "Too many connections were opened from your address. Try again in a moment."),
    { "Retry-After": String(retryAfterSeconds) }
  )
/** Whatever else `ws` does not take. */
export const malformedHandshake = failure(400, "BadRequest", "The handshake of the websocket is not valid.")

export const handshakeProblem = (request: IncomingMessage): Reply | undefined => {
  if (request.method !== "GET") return onlyGet
  const isKnownVersion = ["13", "8"].includes(request.headers["sec-websocket-version"] ?? "")
  return knowsUpgrades(request) && isKnownVersion ? undefined : upgradeRequired
}

/** Does not wait for the other side to end as well, which it may never do. */
export const refuseUpgrade = ({ method }: IncomingMessage, socket: Duplex, reply: Reply): void => {
  // Without a listener a connection that breaks would end the process.
  socket.on("error", () => socket.destroy())
  socket.end(wireOf(reply, method), () => socket.destroy())
}
