/** Requests that are answered with an error before they reach an operation. */
import { failure, type Reply, unavailable } from "../answer/envelope.js"

/** Thrown while a request is read; `reply` is what the client gets. */
export class BadRequest extends Error {
  constructor(readonly reply: Reply) {
    super()
    this.name = "BadRequest"
  }
}

const badRequest = (status: number, code: string) => (message: string) => new BadRequest(failure(status, code, message))

export const malformed = badRequest(400, "BadRequest")
export const tooLarge = badRequest(413, "PayloadTooLarge")
export const bodyTooLarge = (maxBytes: number) =>
  tooLarge(`The request body is too large: it may have ${maxBytes} bytes at most.`)
export const unsupported = badRequest(415, "UnsupportedMediaType")

/** The connection ends with the answer: nobody reads the rest of the body. */
const ending = ({ reply }: BadRequest) =>
  new BadRequest({ ...reply, headers: { ...reply.headers, Connection: "close" } })

export const tooSlow = () => ending(badRequest(408, "RequestTimeout")("The request body did not arrive in time."))
export const missingHost = () => ending(malformed("The request has no Host header."))
export const badHost = () => ending(malformed("The Host header is not valid."))
export const badTransferEncoding = () =>
  ending(malformed("The request body may be sent chunked, and in no other coding."))
/** The target of a CONNECT is no path, so no method is allowed for it. */
export const noTunnel = () => {
  const { reply } = ending(badRequest(405, "MethodNotAllowed")("This server connects to no other one."))
  return new BadRequest({ ...reply, headers: { ...reply.headers, Allow: "" } })
}
export const unknownExpectation = () =>
  ending(badRequest(417, "ExpectationFailed")("No expectation can be met but 100-continue."))
export const tooManyPieces = () => ending(tooLarge("The request body comes in too many small pieces."))

export const tooManyBodies = () => {
  const { reply } = ending(
    badRequest(429, "TooManyBodies")("Too many requests from your address are still being sent. Try again in a moment.")
  )
  return new BadRequest({ ...reply, headers: { ...reply.headers, "Retry-After": "5" } })
}

/** Other bodies have taken the memory that there is for all. */
export const noRoom = () => new BadRequest(unavailable(1))

/** Nobody is left to read an answer, and nobody needs to hear of it. */
export const cutOff = () => malformed("The request was cut off.")
