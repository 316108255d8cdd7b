/** Paths nobody serves and methods that a path does not have, in the envelope like everything else. */
import type { Context } from "koa"
import { failure } from "./envelope.js"
import { write } from "./write.js"

export const notFound = failure(404, "NotFound", "The path could not be found.")
export const notAllowed = failure(405, "MethodNotAllowed", "The method is not allowed for this path.")

/** The methods of a page that is only looked at; Koa answers HEAD with what GET would say. */
export const readingMethods: ReadonlyArray<string> = ["GET", "HEAD"]

const allowOf = (methods: ReadonlyArray<string>): string => [...new Set([...methods, "OPTIONS"])].join(", ")

/** For a path that has these methods and was asked with another one; none: nobody serves the path. */
export const unmatched = (ctx: Context, methods: ReadonlyArray<string>): void => {
  if (methods.length > 0) ctx.set("Allow", allowOf(methods))
  if (methods.length > 0 && ctx.method === "OPTIONS") ctx.status = 204
  else write(ctx, methods.length > 0 ? notAllowed : notFound)
}
