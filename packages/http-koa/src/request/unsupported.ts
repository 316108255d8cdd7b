/** What Node would reject without our envelope, or lets pass although the rules of HTTP reject it. */
import type { IncomingMessage } from "node:http"
import { BadRequest, badHost, badTransferEncoding, missingHost, noTunnel, unknownExpectation } from "./bad-request.js"
import { hasSeveralHosts, isHost } from "./host-header.js"

const continueFirst = /^\s*100-continue\s*$/i

/** HTTP/1.0 needs no Host header. */
const rejectBadHost = (request: IncomingMessage): void => {
  const { host } = request.headers
  if (host === undefined && request.httpVersion === "1.1") throw missingHost()
  if (host !== undefined && (!isHost(host) || hasSeveralHosts(request))) throw badHost()
}

/** Throws the answer. */
export const rejectUnsupported = (request: IncomingMessage): void => {
  const { headers, method } = request
  if (method === "CONNECT") throw noTunnel()
  rejectBadHost(request)
  // Of "gzip, chunked" Node undoes the chunks only, and what is left would pass for the body.
  if ((headers["transfer-encoding"] ?? "chunked").toLowerCase() !== "chunked") throw badTransferEncoding()
  if (headers.expect !== undefined && !continueFirst.test(headers.expect)) throw unknownExpectation()
}

export const isSupported = (request: IncomingMessage): boolean => {
  try {
    rejectUnsupported(request)
    return true
  } catch (error) {
    if (error instanceof BadRequest) return false
    throw error
  }
}
