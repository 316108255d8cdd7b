/** The Host header (RFC 9112 3.2). */
import type { IncomingMessage } from "node:http"
import { isIPv6 } from "node:net"

const name = /^(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})+(?::\d*)?$/i
const literal = /^\[([\da-f:.]+)\](?::\d*)?$/i

/** A name or an address, IPv6 in brackets, and maybe a port (RFC 3986 3.2.2). */
export const isHost = (text: string): boolean => name.test(text) || isIPv6(literal.exec(text)?.[1] ?? "")

/** Node keeps the first of them and tells nobody of the others; a proxy may have gone by another one. */
export const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) if (rawHeaders[index]?.toLowerCase() === "host") hosts += 1
  return hosts > 1
}
