/** A whole answer as bytes, for connections on which nothing of Node's or Koa's answers any more. */
import { randomUUID } from "node:crypto"
import { STATUS_CODES } from "node:http"
import type { Reply } from "./envelope.js"
import { envelopeHeaders, securityHeaders } from "./headers.js"

/** It ends its connection. Mostly the headers of the request cannot be read, so its id is a new one. */
export const wireOf = ({ body, headers, status }: Reply, method = "GET"): string => {
  const text = JSON.stringify(body)
  const all = {
    Date: new Date().toUTCString(),
    ...securityHeaders,
    ...envelopeHeaders,
    ...headers,
    "X-Request-Id": randomUUID(),
    "Content-Length": String(Buffer.byteLength(text)),
    Connection: "close"
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${method === "HEAD" ? "" : text}`
}
