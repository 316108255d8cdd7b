/** Bodies of JSON. */
import { isUtf8 } from "node:buffer"
import { setImmediate } from "node:timers/promises"
import { inputBoundsOf } from "@mentorkit/core/kernel/ports"
import type { Context } from "koa"
import { malformed, unsupported } from "./bad-request.js"
import type { BodyBudget } from "./body-budget.js"
import { longJsonBytes } from "./body-limits.js"
import { type JsonShape, notAnObject, rejectBeyondBounds } from "./json-bounds.js"
import { hasContent, readBytes, rejectCompressed } from "./raw-body.js"
import type { Fields } from "./received-fields.js"

/** `application/json`, `application/*+json`; of charsets UTF-8 only. */
const jsonType = /^application\/(?:json|[\w.-]+\+json)\s*(?:;|$)/i
const charset = /;\s*charset\s*=\s*"?([^\s;"]+)/i

export const isJson = (type: string): boolean =>
  jsonType.test(type) && /^utf-?8$/i.test(charset.exec(type)?.[1] ?? "utf-8")

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

let lastTurn: Promise<unknown> = Promise.resolve()
/** One long body a turn of the event loop: parsed at once, several of them would keep all other requests waiting. */
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
export const readJson = async (ctx: Context, budget: BodyBudget, shape = usual): Promise<Fields> => {
  // A body parser of the host wins.
  if ("body" in ctx.request) return asFields(ctx.request.body, shape.wrap)
  if (!(await hasContent(ctx.req, budget))) return {}
  rejectCompressed(ctx.req)
  if (!isJson(ctx.req.headers["content-type"] ?? "")) throw unsupported("The request body must be application/json.")
  const bytes = await readBytes(ctx.req, budget)
  if (bytes.length > longJsonBytes) await oneATurn()
  if (bytes.length >= shortestBeyond) rejectBeyondBounds(bytes, shape)
  return asFields(parse(bytes), shape.wrap)
}
