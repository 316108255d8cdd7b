/** Requests that never reach an operation, because they are no request for one. */
import { failure, type Reply, unavailable } from "../answer/envelope.js"

/** Thrown while a request is read; `reply` is what the client gets. */
export class BadRequest extends Error {
  constructor(readonly reply: Reply) {
    super()
    this.name = "BadRequest"
  }
}

const refusal = (status: number, code: string) => (message: string) => new BadRequest(failure(status, code, message))

export const malformed = refusal(400, "BadRequest")
export const tooLarge = refusal(413, "PayloadTooLarge")
export const unsupported = refusal(415, "UnsupportedMediaType")

/** What still comes of the body is of no use to anybody: the connection ends with the answer. */
const ending = ({ reply }: BadRequest) =>
  new BadRequest({ ...reply, headers: { ...reply.headers, Connection: "close" } })

export const tooSlow = () => ending(refusal(408, "RequestTimeout")("The request body did not arrive in time."))
export const hostless = () => ending(malformed("The request has no Host header."))
export const badHost = () => ending(malformed("The Host header is not valid."))
export const badTransferEncoding = () =>
  ending(malformed("The request body may be sent chunked, and in no other coding."))
/** Of a target that is no path: no method would do there. */
export const noTunnel = () => {
  const { reply } = ending(refusal(405, "MethodNotAllowed")("This server connects to no other one."))
  return new BadRequest({ ...reply, headers: { ...reply.headers, Allow: "" } })
}
export const unknownExpectation = () =>
  ending(refusal(417, "ExpectationFailed")("No expectation can be met but 100-continue."))
export const tooManyPieces = () => ending(tooLarge("The request body comes in too many small pieces."))

/** Other bodies have taken the memory that there is for all. */
export const noRoom = () => new BadRequest(unavailable(1))

/** Nobody is left to read an answer, and nobody needs to hear of it. */
export const cutOff = () => malformed("The request was cut off.")
