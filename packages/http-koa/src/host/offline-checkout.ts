/** Serves the offline gateway's page and its two buttons; whatever is clicked, the answer leads on (303). */
import { CheckoutSessionId, type OfflineCheckout } from "@mentorkit/core/payments"
import { Option } from "effect"
import type { Context, Middleware } from "koa"
import { unmatched } from "../answer/unmatched.js"
import { policyOf } from "../pages/layout.js"
import { offlineCheckoutPage, unknownCheckoutPage } from "../pages/offline-checkout.js"

type Found = Promise<Option.Option<OfflineCheckout>>

export interface OfflineCheckouts {
  readonly view: (id: CheckoutSessionId) => Found
  readonly pay: (id: CheckoutSessionId) => Found
  readonly cancel: (id: CheckoutSessionId) => Found
}

const route = /^\/gateway\/offline\/([\w-]{1,100})(?:\/(pay|cancel))?$/

const show = (ctx: Context, status: number, body: string) => {
  // The forms' answer redirects to the front end, which `form-action` would have to name.
  ctx.set("Content-Security-Policy", policyOf())
  ctx.status = status
  ctx.type = "text/html; charset=utf-8"
  ctx.body = body
}

const leadOn = (ctx: Context, { cancelUrl, state, successUrl }: OfflineCheckout) => {
  ctx.status = 303
  ctx.set("Location", state === "paid" ? successUrl : cancelUrl)
}

export const offlineCheckout = (checkouts: OfflineCheckouts): Middleware => {
  return async (ctx, next) => {
    const [, text, verb] = route.exec(ctx.path) ?? []
    if (text === undefined) return next()
    const wanted = verb === undefined ? "GET" : "POST"
    if (ctx.method !== wanted && !(wanted === "GET" && ctx.method === "HEAD")) return unmatched(ctx, [wanted])
    const id = CheckoutSessionId.make(text)
    const found = await (verb === "pay"
      ? checkouts.pay(id)
      : verb === "cancel"
        ? checkouts.cancel(id)
        : checkouts.view(id))
    ctx.set("Cache-Control", "no-store")
    if (Option.isNone(found)) show(ctx, 404, unknownCheckoutPage())
    else if (verb === undefined) show(ctx, 200, offlineCheckoutPage(found.value))
    else leadOn(ctx, found.value)
  }
}
