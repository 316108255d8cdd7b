/** Serves the offline gateway's page and its buttons; whatever is clicked, the answer leads on (303). */
import { CheckoutSessionId } from "@mentorkit/core/payments"
import type { OfflineCheckout } from "@mentorkit/core/payments/ports"
import { Option } from "effect"
import type { Context, Middleware } from "koa"
import { readingMethods, unmatched } from "../answer/unmatched.js"
import { policyOf } from "../pages/layout.js"
import { type Button, buttons, offlineCheckoutPage, unknownCheckoutPage } from "../pages/offline-checkout.js"

type Found = Promise<Option.Option<OfflineCheckout>>

export interface OfflineCheckouts {
  readonly view: (id: CheckoutSessionId) => Found
  readonly press: Readonly<Record<Button, (id: CheckoutSessionId) => Found>>
}

const route = /^\/gateway\/offline\/([\w-]{1,100})(?:\/([a-z-]{1,20}))?$/
const isButton = (text: string): text is Button => buttons.some((button) => button === text)

const show = (ctx: Context, status: number, body: string) => {
  // The forms' answer redirects to the front end, which `form-action` would have to name.
  ctx.set("Content-Security-Policy", policyOf())
  ctx.status = status
  ctx.type = "text/html; charset=utf-8"
  ctx.body = body
}

/** Back to the page while there is something to press, relative to the button's own address. */
const nextOf = ({ cancelUrl, sessionId, state, successUrl }: OfflineCheckout, button: Button): string => {
  if (state === "open") return `../${encodeURIComponent(sessionId)}${button === "decline" ? "?declined" : ""}`
  return state === "paid" || state === "processing" ? successUrl : cancelUrl
}

const leadOn = (ctx: Context, checkout: OfflineCheckout, button: Button) => {
  ctx.status = 303
  ctx.set("Location", nextOf(checkout, button))
}

export const offlineCheckoutRoutes = (checkouts: OfflineCheckouts): Middleware => {
  return async (ctx, next) => {
    const [, text, button] = route.exec(ctx.path) ?? []
    if (text === undefined || (button !== undefined && !isButton(button))) return next()
    const methods = button === undefined ? readingMethods : ["POST"]
    if (!methods.includes(ctx.method)) return unmatched(ctx, methods)
    const id = CheckoutSessionId.make(text)
    const found = await (button === undefined ? checkouts.view(id) : checkouts.press[button](id))
    ctx.set("Cache-Control", "no-store")
    if (Option.isNone(found)) show(ctx, 404, unknownCheckoutPage())
    else if (button !== undefined) leadOn(ctx, found.value, button)
    else show(ctx, 200, offlineCheckoutPage(found.value, { isDeclined: ctx.querystring === "declined" }))
  }
}
