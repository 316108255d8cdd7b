/** The bodies of an endpoint that takes its fields as JSON or as a form, by the Content-Type. */
import type { InputBounds } from "@mentorkit/core/kernel/ports"
import type { Context } from "koa"
import { unsupported } from "./bad-request.js"
import { isJson, readJson } from "./json-body.js"
import { isMultipart, type MultipartOptions, readMultipart } from "./multipart.js"
import { newNestedForm } from "./nested-form.js"
import { hasContent } from "./raw-body.js"
import type { BodyOptions } from "./receive-body.js"
import type { Fields, ReceivedFields } from "./received-fields.js"
import { isUrlencoded, readUrlencoded } from "./urlencoded-body.js"

interface FormBodyOptions {
  readonly bounds: InputBounds
  readonly multipart: MultipartOptions
  /** What a form says is text, whatever the input asks for. */
  readonly coerce: (raw: Fields) => Fields
}

const unknownType = () =>
  unsupported("The request body must be application/json, multipart/form-data or application/x-www-form-urlencoded.")

export const readForm = async (
  ctx: Context,
  { bounds, coerce, multipart }: FormBodyOptions,
  bodies: BodyOptions
): Promise<ReceivedFields> => {
  const type = ctx.req.headers["content-type"] ?? ""
  // A body parser of the host wins.
  if ("body" in ctx.request || isJson(type) || !(await hasContent(ctx.req, bodies.budget))) {
    return { fields: await readJson(ctx, bodies.budget, { bounds }) }
  }
  if (isMultipart(type)) {
    const received = await readMultipart(ctx.req, multipart, bodies)
    return { ...received, fields: coerce(received.fields) }
  }
  if (!isUrlencoded(type)) throw unknownType()
  return { fields: coerce(await readUrlencoded(ctx.req, bodies.budget, newNestedForm(bounds))) }
}
