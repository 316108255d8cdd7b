/** Answers, in the envelope, to what Node's parser or its time-outs reject before there is a request. */

import { randomUUID } from "node:crypto"
import { STATUS_CODES } from "node:http"
import { errorCode } from "@mentorkit/core/kernel/ports"
import { failure, type Reply } from "../answer/envelope.js"
import { envelopeHeaders, securityHeaders } from "../answer/headers.js"

const malformed = failure(400, "BadRequest", "The request is not valid HTTP.")
const replies: Readonly<Record<string, Reply>> = {
  HPE_HEADER_OVERFLOW: failure(431, "RequestHeaderFieldsTooLarge", "The headers of the request are too large."),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: failure(413, "PayloadTooLarge", "The extensions of a chunk are too large."),
  ERR_HTTP_REQUEST_TIMEOUT: failure(408, "RequestTimeout", "The request did not arrive in time.")
}

const replyOf = (error: Error): Reply | undefined => {
  const code = errorCode(error) ?? ""
  return replies[code] ?? (code.startsWith("HPE_") ? malformed : undefined)
}

/** The bytes of the answer. Mostly the headers of the request cannot be read, so its id is a new one. */
const wireOf = ({ body, headers, status }: Reply): string => {
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
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${text}`
}

/** The whole answer; `undefined` where the connection broke, and nobody is left to read one. */
export const protocolErrorAnswer = (error: Error): string | undefined => {
  const reply = replyOf(error)
  return reply === undefined ? undefined : wireOf(reply)
}
