/** The bytes of a body: bounded, whole, and never after the client has gone. */
import type { IncomingMessage } from "node:http"
import type { Context } from "koa"
import { bodyTooLarge, cutOff, noRoom, tooManyPieces, unsupported } from "./bad-request.js"
import type { BodyBudget, BodyShare } from "./body-budget.js"
import { bodyLimit, discardLimit, maxPieces } from "./body-limits.js"

export const declaredLength = ({ headers }: IncomingMessage): number => Number(headers["content-length"] ?? 0)

export const hasBody = (request: IncomingMessage): boolean =>
  request.headers["transfer-encoding"] !== undefined || declaredLength(request) > 0

/** Reads and drops the rest of the body. */
export const discard = (request: IncomingMessage): void => {
  let size = 0
  request.on("error", () => {})
  request.on("data", (chunk: Buffer) => {
    size += chunk.length
    if (size > discardLimit) request.destroy()
  })
  request.resume()
}

/** Counts the bytes of a body, and throws where they come in too many pieces. */
export const pieceCounter = () => {
  let [bytes, pieces] = [0, 0]
  return (piece: Uint8Array): number => {
    bytes += piece.length
    pieces += 1
    if (pieces > maxPieces(bytes)) throw tooManyPieces()
    return bytes
  }
}

/** Of that length at least. */
type Allocate = (length: number) => Buffer

/** A body as it grows, by `leastBytes` or twice, up to `maxBytes`; what it allocates is taken from its share of the budget. */
const newGrowing = (share: BodyShare, allocate: Allocate, leastBytes: number, maxBytes: number) => {
  let kept: Buffer = Buffer.alloc(0)
  let size = 0
  const lengthened = (length: number): Buffer => {
    if (!share.take(length)) throw noRoom()
    const longer = allocate(length)
    kept.copy(longer, 0, 0, size)
    return longer
  }
  return {
    add: (piece: Buffer): void => {
      const needed = size + piece.length
      // Most bodies are one piece, which is kept as it is.
      if (size === 0) kept = piece
      else {
        if (kept.length < needed) kept = lengthened(Math.min(Math.max(leastBytes, 2 * needed), maxBytes))
        piece.copy(kept, size)
      }
      size = needed
    },
    whole: () => kept.subarray(0, size)
  }
}

/** The whole body. What it allocates, `leastBytes` or more, is the share's, which the caller gives back. */
export const collect = (
  request: IncomingMessage,
  share: BodyShare,
  { allocate = Buffer.allocUnsafe, leastBytes = 0 }: { readonly allocate?: Allocate; readonly leastBytes?: number } = {}
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    if (request.readableEnded) return resolve(Buffer.alloc(0))
    if (request.destroyed) return reject(cutOff())
    // A body without a declared length is chunked.
    const maxBytes = declaredLength(request) || bodyLimit
    const body = newGrowing(share, allocate, leastBytes, maxBytes)
    const count = pieceCounter()
    const leave = () => {
      request.off("data", onData).off("end", onEnd).off("close", onClose).off("error", onClose)
    }
    const onEnd = () => {
      leave()
      resolve(body.whole())
    }
    const onClose = () => {
      leave()
      reject(cutOff())
    }
    const fail = (error: unknown) => {
      leave()
      discard(request)
      reject(error)
    }
    const onData = (piece: Buffer) => {
      try {
        if (count(piece) > maxBytes) throw bodyTooLarge(maxBytes)
        body.add(piece)
      } catch (error) {
        fail(error)
      }
    }
    request.on("data", onData).on("end", onEnd).on("close", onClose).on("error", onClose)
  })

/** Forms too: a kilobyte could unfold to any size. */
export const rejectCompressed = ({ headers }: IncomingMessage): void => {
  const encoding = headers["content-encoding"] ?? "identity"
  if (encoding.toLowerCase() !== "identity") throw unsupported("The request body must not be compressed.")
}

export const readBytes = async (request: IncomingMessage, budget: BodyBudget): Promise<Buffer> => {
  if (declaredLength(request) > bodyLimit) throw bodyTooLarge(bodyLimit)
  const share = budget.newShare()
  return collect(request, share).finally(share.giveBack)
}

/**
 * Whether there is a body that has to be of some type. Without a length only its end tells that it is empty, and proxies write
 * requests without a body so; what is not empty and has no type is refused by whoever asks.
 */
export const hasContent = async (request: IncomingMessage, budget: BodyBudget): Promise<boolean> => {
  if (!hasBody(request)) return false
  const isUntold = declaredLength(request) === 0 && request.headers["content-type"] === undefined
  return !isUntold || (await readBytes(request, budget)).length > 0
}

/** The bytes as they came, whatever they are. */
export const readRaw = async (ctx: Context, budget: BodyBudget): Promise<Uint8Array> => {
  rejectCompressed(ctx.req)
  return hasBody(ctx.req) ? readBytes(ctx.req, budget) : new Uint8Array()
}
