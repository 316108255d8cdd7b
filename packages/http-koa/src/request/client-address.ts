/** Where a request comes from, believing no more of `X-Forwarded-For` than our own proxies have written. */
import type { IncomingMessage } from "node:http"
import { isIP } from "node:net"

/** IPv4 inside of IPv6 is one client, not two. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "")

/** Some proxies write the port too: "203.0.113.7:4711", "[2001:db8::1]:4711". */
const withoutPort = (text: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, "$1")

/**
 * Each of our `proxies` appends the address it was called from, so the client's is that many from the right; whatever
 * stands left of it is the client's own invention. A header with fewer entries did not come through all of them.
 */
export const clientAddress = (request: IncomingMessage, proxies: number): string => {
  const peer = plain(request.socket.remoteAddress ?? "")
  const header = request.headers["x-forwarded-for"]
  if (proxies < 1 || header === undefined) return peer
  const entry = [header].flat().join(",").split(",").at(-proxies)?.trim() ?? ""
  const address = plain(withoutPort(entry))
  return isIP(address) === 0 ? peer : address
}
