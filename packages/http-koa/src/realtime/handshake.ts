/** Upgrades that are no handshakes of websockets (RFC 6455 4.2.1), answered in plain HTTP. */
import type { IncomingMessage } from "node:http"
import type { Duplex } from "node:stream"

interface Refusal {
  readonly status: string
  readonly headers?: string
}

export const notFound: Refusal = { status: "404 Not Found" }

/** The rest `ws` refuses by itself. */
export const handshakeProblem = ({
  httpVersionMajor,
  httpVersionMinor,
  method
}: IncomingMessage): Refusal | undefined => {
  if (method !== "GET") return { status: "405 Method Not Allowed", headers: "Allow: GET\r\n" }
  // Upgrades begin with 1.1 (RFC 9110 7.8): who speaks 1.0 would not understand the answer.
  const isTooOld = httpVersionMajor < 1 || (httpVersionMajor === 1 && httpVersionMinor < 1)
  return isTooOld ? { status: "426 Upgrade Required", headers: "Upgrade: websocket\r\n" } : undefined
}

/** Does not wait for the other side to end as well, which it may never do. */
export const refuseUpgrade = (socket: Duplex, { headers = "", status }: Refusal): void => {
  // Without a listener a connection that breaks would end the process.
  socket.on("error", () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\n${headers}Content-Length: 0\r\nConnection: close\r\n\r\n`, () => socket.destroy())
}
