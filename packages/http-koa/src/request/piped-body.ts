/** The bytes of a body on their way into something that reads them piece by piece. */
import type { IncomingMessage } from "node:http"
import type { Writable } from "node:stream"
import { bodyTooLarge, cutOff } from "./bad-request.js"
import { discard, pieceCounter } from "./raw-body.js"

/** Rejects with what the step throws: listeners of a stream must not throw. */
export const orReject = (reject: (error: unknown) => void, step: () => void): void => {
  try {
    step()
  } catch (error) {
    reject(error)
  }
}

/**
 * Pipes a body of at most `maxBytes` into `sink`, and settles as `work` does, or fails with what is wrong with the body. The
 * request itself stays whole, so that the client can be answered.
 */
export const pipeBody = async <A>(
  request: IncomingMessage,
  sink: Writable,
  maxBytes: number,
  work: (reject: (error: unknown) => void) => Promise<A>
): Promise<A> => {
  try {
    return await new Promise<A>((resolve, reject) => {
      const gone = () => request.readableEnded || reject(cutOff())
      const count = pieceCounter()
      work(reject).then(resolve, reject)
      request.on("data", (piece: Buffer) =>
        orReject(reject, () => {
          if (count(piece) > maxBytes) throw bodyTooLarge(maxBytes)
        })
      )
      request.once("close", gone).once("error", gone)
      if (request.destroyed) gone()
      request.pipe(sink)
    })
  } catch (error) {
    request.unpipe(sink)
    sink.destroy()
    discard(request)
    throw error
  }
}
