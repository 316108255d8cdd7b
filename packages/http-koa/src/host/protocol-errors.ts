/** Answers, in the envelope, to what Node's parser or its time-outs reject before there is a request. */
import { errorCode } from "@mentorkit/core/kernel/ports"
import { failure, type Reply } from "../answer/envelope.js"
import { wireOf } from "../answer/wire.js"

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

/** The whole answer; `undefined` where the connection broke, and nobody is left to read one. */
export const protocolErrorAnswer = (error: Error): string | undefined => {
  const reply = replyOf(error)
  return reply === undefined ? undefined : wireOf(reply)
}
