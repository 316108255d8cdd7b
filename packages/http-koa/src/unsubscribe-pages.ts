/** `/unsubscribe/{token}`: where mails lead whoever wants no more of their kind, and where mail programs post for them (RFC 8058). */
import { type MailSwitch, MailSwitches } from "@mentorkit/core/notifications"
import { Effect, type ManagedRuntime, Option } from "effect"
import type { Context, Middleware } from "koa"
import { readingMethods, unmatched } from "./answer/unmatched.js"
import { policyOf } from "./pages/layout.js"
import { brokenSwitchPage, mailSwitchPage, stopField } from "./pages/mail-switch.js"
import { pageLanguages } from "./pages/mail-switch-words.js"
import { bodyTooLarge, malformed, unsupported } from "./request/bad-request.js"
import { newFlatForm } from "./request/form.js"
import { isMultipart, type MultipartOptions, readMultipart } from "./request/multipart.js"
import { declaredLength } from "./request/raw-body.js"
import { type BodyOptions, bodyOptionsOf, receiveBody } from "./request/receive-body.js"
import type { Fields, ReceivedFields } from "./request/received-fields.js"
import { readUrlencoded } from "./request/urlencoded-body.js"

export interface UnsubscribeOptions extends Partial<BodyOptions> {
  readonly kit: { readonly runtime: ManagedRuntime.ManagedRuntime<MailSwitches, unknown> }
}

const route = /^\/unsubscribe\/([^/]*)$/

const maxBytes = 16 * 1024
const multipart: MultipartOptions = {
  fileFields: new Set(),
  fileBytes: 0,
  totalBytes: maxBytes,
  maxFields: 50,
  newForm: newFlatForm
}

/** Mail programs name no type, or a charset of old: all of them write the field in ASCII. */
const isForm = (type: string): boolean => type === "" || /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)

const readForm = async (ctx: Context, bodies: BodyOptions): Promise<ReceivedFields> => {
  const type = ctx.req.headers["content-type"] ?? ""
  if (declaredLength(ctx.req) > maxBytes) throw bodyTooLarge(maxBytes)
  if (isMultipart(type)) return readMultipart(ctx.req, multipart, bodies)
  if (isForm(type)) return { fields: await readUrlencoded(ctx.req, bodies.budget, newFlatForm()) }
  throw unsupported("The request body must be application/x-www-form-urlencoded or multipart/form-data.")
}

/** A body parser of the host wins. */
const fieldsOf = async (ctx: Context, bodies: BodyOptions): Promise<Fields> => {
  const parsed: unknown = "body" in ctx.request ? ctx.request.body : undefined
  if (typeof parsed === "object" && parsed !== null) return parsed as Fields
  const { dispose, fields } = await receiveBody(ctx, bodies, () => readForm(ctx, bodies))
  await dispose?.()
  return fields
}

/** Some end the body with a line break. */
const isOneClick = (fields: Fields) =>
  textsOf(fields, "List-Unsubscribe").some((text) => typeof text === "string" && text.trim() === "One-Click")

const textsOf = (fields: Fields, name: string): ReadonlyArray<unknown> =>
  Object.hasOwn(fields, name) ? [fields[name]].flat() : []

const isPressed = (fields: Fields) => textsOf(fields, stopField.name).includes(stopField.value)

const show = (ctx: Context, status: number, body: string) => {
  ctx.status = status
  ctx.type = "text/html; charset=utf-8"
  ctx.body = body
}

const showBroken = (ctx: Context) => show(ctx, 404, brokenSwitchPage(ctx.acceptsLanguages([...pageLanguages]) || "en"))

/**
 * Serves the links of mails, outside of any prefix, for `LinkBase.appUrl` leads here. Comes behind `front`. GET changes nothing,
 * as mail programs open links by themselves; POST asks for no cookie and no origin, as the token is all the proof there is.
 */
export const unsubscribePages = ({ kit, ...told }: UnsubscribeOptions): Middleware => {
  const bodies = bodyOptionsOf(told)
  const ask = (use: (switches: typeof MailSwitches.Service) => Effect.Effect<Option.Option<MailSwitch>>) =>
    kit.runtime.runPromise(Effect.flatMap(MailSwitches, use))

  const stop = async (ctx: Context, token: string) => {
    const fields = await fieldsOf(ctx, bodies)
    if (!isOneClick(fields) && !isPressed(fields)) throw malformed("The form has no field of this page.")
    const after = await ask((switches) => switches.stop(token))
    if (Option.isNone(after)) return showBroken(ctx)
    // A program is answered at once; a browser is led on, so that reloading the page sends nothing again.
    if (isOneClick(fields)) return show(ctx, 200, mailSwitchPage(after.value, true))
    ctx.status = 303
    ctx.set("Location", "?saved")
  }

  return async (ctx, next) => {
    const [, token] = route.exec(ctx.path) ?? []
    if (token === undefined) return next()
    if (![...readingMethods, "POST"].includes(ctx.method)) return unmatched(ctx, [...readingMethods, "POST"])
    ctx.set("Cache-Control", "no-store")
    ctx.set("Content-Security-Policy", policyOf("form-action 'self'"))
    const found = await ask((switches) => switches.read(token))
    if (Option.isNone(found)) return showBroken(ctx)
    if (ctx.method === "POST") return stop(ctx, token)
    show(ctx, 200, mailSwitchPage(found.value, ctx.querystring === "saved"))
  }
}
