/** Reads bodies into memory: bounded, whole, and never after the client has gone. */
import { isUtf8 } from "node:buffer"
import type { IncomingMessage } from "node:http"
import { setImmediate } from "node:timers/promises"
import { inputBoundsOf } from "@mentorkit/core/kernel/ports"
import type { Context } from "koa"
import { cutOff, malformed, noRoom, tooLarge, tooManyPieces, unsupported } from "./bad-request.js"
import type { BodyBudget, BodyShare } from "./body-budget.js"
import { type JsonShape, notAnObject, refuseBeyond } from "./json-bounds.js"

export type Fields = Readonly<Record<string, unknown>>

export interface ReceivedFields {
  readonly fields: Fields
  /** Removes the files of the body that the operation has not moved; to be called once it is done. */
  readonly dispose?: () => Promise<void>
}

/** Bytes of a body that are kept in memory; of a form its text. */
export const bodyLimit = 1024 * 1024
/** What still comes of a refused body is let pass, so that the client gets to read the answer; but not for ever. */
const discardLimit = 64 * 1024 * 1024

const declaredLength = ({ headers }: IncomingMessage): number => Number(headers["content-length"] ?? 0)

export const hasBody = (request: IncomingMessage): boolean =>
  request.headers["transfer-encoding"] !== undefined || declaredLength(request) > 0

/** Lets the rest of the body pass unread. */
export const discard = (request: IncomingMessage): void => {
  let size = 0
  request.on("error", () => {})
  request.on("data", (chunk: Buffer) => {
    size += chunk.length
    if (size > discardLimit) request.destroy()
  })
  request.resume()
}

/**
 * Counts what comes, and throws where it comes in pieces so small that each costs more than it brings: a megabyte in chunks
 * of a byte took seconds and hundreds of megabytes. Networks cut bodies into pieces of about a kilobyte, programs now and
 * then into smaller ones.
 */
export const pieceCounter = () => {
  let [bytes, pieces] = [0, 0]
  return (piece: Uint8Array): number => {
    bytes += piece.length
    pieces += 1
    if (pieces > 20_000 + bytes / 512) throw tooManyPieces()
    return bytes
  }
}

/** A body as it grows, of `most` bytes in the end at most; what it has allocated is taken of its share. */
const newGrowing = (share: BodyShare, most: number) => {
  let kept: Buffer = Buffer.alloc(0)
  let size = 0
  const lengthened = (length: number): Buffer => {
    if (!share.take(length)) throw noRoom()
    const longer = Buffer.allocUnsafe(length)
    kept.copy(longer, 0, 0, size)
    return longer
  }
  return {
    add: (piece: Buffer): void => {
      const needed = size + piece.length
      // Most bodies are one piece, which is kept as it is.
      if (size === 0) kept = piece
      else {
        if (kept.length < needed) kept = lengthened(Math.min(2 * needed, most))
        piece.copy(kept, size)
      }
      size = needed
    },
    whole: () => kept.subarray(0, size)
  }
}

const collect = (request: IncomingMessage, budget: BodyBudget): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    if (request.readableEnded) return resolve(Buffer.alloc(0))
    if (request.destroyed) return reject(cutOff())
    const share = budget.newShare()
    // What declares no length comes in chunks.
    const most = declaredLength(request) || bodyLimit
    const body = newGrowing(share, most)
    const count = pieceCounter()
    const leave = () => {
      request.off("data", onData).off("end", onEnd).off("close", onClose).off("error", onClose)
      share.giveBack()
    }
    const onEnd = () => {
      leave()
      resolve(body.whole())
    }
    const onClose = () => {
      leave()
      reject(cutOff())
    }
    const refuse = (error: unknown) => {
      leave()
      discard(request)
      reject(error)
    }
    const onData = (piece: Buffer) => {
      try {
        if (count(piece) > most) throw tooLarge("The request body is too large.")
        body.add(piece)
      } catch (error) {
        refuse(error)
      }
    }
    request.on("data", onData).on("end", onEnd).on("close", onClose).on("error", onClose)
  })

/** Also of forms: a kilobyte could unfold to any size. */
export const refuseEncoded = ({ headers }: IncomingMessage): void => {
  const encoding = headers["content-encoding"] ?? "identity"
  if (encoding.toLowerCase() !== "identity") throw unsupported("The request body must not be compressed.")
}

const readBytes = async (request: IncomingMessage, budget: BodyBudget): Promise<Buffer> => {
  if (declaredLength(request) > bodyLimit) throw tooLarge("The request body is too large.")
  return collect(request, budget)
}

/** The bytes as they came, whatever they are. */
export const readRaw = async (ctx: Context, budget: BodyBudget): Promise<Uint8Array> => {
  refuseEncoded(ctx.req)
  return hasBody(ctx.req) ? readBytes(ctx.req, budget) : new Uint8Array()
}

/** `application/json`, `application/*+json`; of charsets UTF-8 only. */
const jsonType = /^application\/(?:json|[\w.-]+\+json)\s*(?:;|$)/i
const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i

const isJson = (type: string): boolean => jsonType.test(type) && /^utf-?8$/i.test(charset.exec(type)?.[1] ?? "utf-8")

const byteOrderMark = /^\uFEFF/
/** A shorter text cannot be nested deeper than inputs may be, and has few values. */
const shortestBeyond = 128

const parse = (bytes: Buffer): unknown => {
  if (!isUtf8(bytes)) throw malformed("The request body is not valid UTF-8.")
  const text = bytes.toString("utf8").replace(byteOrderMark, "")
  if (text === "") return {}
  try {
    return JSON.parse(text)
  } catch {
    throw malformed("The request body is not valid JSON.")
  }
}

/** In bytes: a megabyte can take a tenth of a second. */
const longToParse = 64 * 1024

let lastTurn: Promise<unknown> = Promise.resolve()
/** Long bodies that end together would else keep everybody waiting until all of them are parsed. */
const oneATurn = (): Promise<unknown> => {
  lastTurn = lastTurn.then(() => setImmediate())
  return lastTurn
}

const asFields = (body: unknown, wrap: string | undefined): Fields => {
  const value = body ?? {}
  if (Array.isArray(value) && wrap !== undefined) return { [wrap]: value }
  if (typeof value !== "object" || Array.isArray(value)) throw notAnObject()
  return value as Fields
}

const usual: JsonShape = { bounds: inputBoundsOf({}) }

/** A JSON object, or with `wrap` an array that stands for that field; no body is an empty object. */
export const readBody = async (ctx: Context, budget: BodyBudget, shape = usual): Promise<Fields> => {
  // A body parser of the host wins.
  if ("body" in ctx.request) return asFields(ctx.request.body, shape.wrap)
  if (!hasBody(ctx.req)) return {}
  refuseEncoded(ctx.req)
  if (!isJson(ctx.req.headers["content-type"] ?? "")) throw unsupported("The request body must be application/json.")
  const bytes = await readBytes(ctx.req, budget)
  if (bytes.length > longToParse) await oneATurn()
  if (bytes.length >= shortestBeyond) refuseBeyond(bytes, shape)
  return asFields(parse(bytes), shape.wrap)
}
