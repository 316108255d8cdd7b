/** Puts the exit of an operation into the envelope. */
import { AccessDenied, InvalidInput } from "@mentorkit/core/kernel"
import { Cause, Exit, Option, Schema, Struct } from "effect"
import type { Endpoint } from "../endpoint.js"
import type { Fields } from "../request/received-fields.js"
import { type CookiePlace, cookieSetter } from "./cookie.js"
import { failure, type Reply, refused, serverError, success, unprocessable } from "./envelope.js"
import { strongETag } from "./etag.js"
import { failuresOf } from "./failures.js"
import { fileReplier } from "./file.js"
import { pager } from "./page.js"
import { type Asked, streamReplier } from "./stream.js"
import { textReplier } from "./text.js"

const isRefusal = Schema.is(AccessDenied)
const isInvalid = Schema.is(InvalidInput)

const retryAfter = (error: object): Readonly<Record<string, string>> =>
  "retryAfterSeconds" in error && typeof error.retryAfterSeconds === "number"
    ? { "Retry-After": String(Math.max(1, Math.ceil(error.retryAfterSeconds))) }
    : {}

const failureReplier = (endpoint: Endpoint) => {
  const known = new Map(
    failuresOf(endpoint).map(({ failure: failureClass, status }) => [
      failureClass._tag,
      { status, is: Schema.is(failureClass), encode: Schema.encodeUnknownSync(failureClass) }
    ])
  )
  return (error: unknown): Reply | undefined => {
    if (!(error instanceof Error) || !("_tag" in error) || typeof error._tag !== "string") return undefined
    const found = known.get(error._tag)
    if (found === undefined || !found.is(error)) return undefined
    const reply = failure(found.status, error._tag, error.message, Struct.omit(found.encode(error), "_tag"))
    return { ...reply, headers: { ...reply.headers, ...retryAfter(error) } }
  }
}

export interface Request extends Asked {
  /** The one that clients see. */
  readonly url: () => URL
}

/** Serialised here, as the tag is of its very text; weak, as it names the text in whatever coding it leaves. */
const publicly = ({ body, headers, ...reply }: Reply, seconds: number): Reply => {
  const text = JSON.stringify(body)
  const cached = { "Cache-Control": `public, max-age=${seconds}`, ETag: `W/${strongETag(text)}` }
  return { ...reply, body: undefined, text, headers: { ...headers, ...cached } }
}

const successReplier = (endpoint: Endpoint, place: CookiePlace) => {
  const { download, file, isBare, message, operation, publicFor, status, stream, text, variants } = endpoint
  const attachment = download === undefined ? {} : { "Content-Disposition": `attachment; filename="${download}"` }
  const paginate = pager(operation)
  const withCookie = cookieSetter(endpoint, place)
  const asText = text === undefined ? undefined : textReplier(text)
  const asFile = file === undefined ? undefined : fileReplier(file)
  const asStream = stream === undefined ? undefined : streamReplier(stream, status)
  return (data: unknown, input: Fields, { url, ...asked }: Request): Reply => {
    if (asText !== undefined) {
      const { headers, text } = asText(data)
      return { status, headers: { ...headers, ...attachment }, body: undefined, text }
    }
    if (asFile !== undefined) return { status, body: undefined, ...asFile(data) }
    if (asStream !== undefined) return asStream(data, asked)
    if (isBare) return { status, headers: {}, body: data }
    // `bind` has matched the question with what the operation answers.
    const variant = variants.find(({ when }) => when(data as never))
    const { headers, rest } = withCookie(data)
    const reply = success(variant?.status ?? status, variant?.message ?? message, paginate(rest, input, url))
    if (publicFor !== undefined) return publicly(reply, publicFor)
    return { ...reply, headers: { ...reply.headers, ...attachment, ...headers } }
  }
}

/** A bad value of some fields names nothing, and is answered as every unknown one is. */
const unknownReplier = ({ operation, unknownBy }: Endpoint, ofFailure: (error: unknown) => Reply | undefined) => {
  const replies = new Map(
    operation.failures.map((one) => [one._tag, () => ofFailure(Schema.decodeUnknownSync(one)({ _tag: one._tag }))])
  )
  return ({ problems }: InvalidInput): Reply | undefined => {
    const tags = problems.map(({ path }) => unknownBy[String(path[0])]).filter((tag) => tag !== undefined)
    return tags[0] === undefined ? undefined : replies.get(tags[0])?.()
  }
}

export interface Replier {
  /** `undefined` for a defect, which no binding can foresee. */
  readonly ofExit: (exit: Exit.Exit<unknown, unknown>, input: Fields, request: Request) => Reply | undefined
  readonly ofInvalid: (error: InvalidInput) => Reply
}

export const replier = (endpoint: Endpoint, place: CookiePlace): Replier => {
  const { brokenBy, fieldErrors, serverError: text } = endpoint
  const ofSuccess = successReplier(endpoint, place)
  const ofFailure = failureReplier(endpoint)
  const broken = failuresOf(endpoint).find(({ status }) => status === 500)
  const ofUnknown = unknownReplier(endpoint, ofFailure)

  /** A 500 that the spec wants is no fault of ours, and nobody is told of it. */
  const ofInvalid = (error: InvalidInput): Reply =>
    error.problems.some(({ path }) => brokenBy.includes(String(path[0])))
      ? failure(500, broken?.failure._tag ?? "ServerError", text)
      : (ofUnknown(error) ?? unprocessable(error, fieldErrors))

  return {
    ofInvalid,
    ofExit: (exit, input, request) => {
      if (Exit.isSuccess(exit)) return ofSuccess(exit.value, input, request)
      // The client has gone; nobody reads this. A failure beside which other work was broken off is none of that kind.
      if (Cause.isInterruptedOnly(exit.cause)) return serverError(text)
      const error = Option.getOrUndefined(Cause.failureOption(exit.cause))
      if (isInvalid(error)) return ofInvalid(error)
      if (isRefusal(error)) return refused(error)
      return ofFailure(error)
    }
  }
}
