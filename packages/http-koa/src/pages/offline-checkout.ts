/** The checkout page of the offline gateway: what is bought, what it costs, and a button for all that may happen. */
import { moneyOf } from "@mentorkit/core/kernel"
import type { OfflineCheckout } from "@mentorkit/core/payments/ports"
import { DateTime } from "effect"
import { escapeHtml, page, timeTag } from "./layout.js"

/** Each posts to an address of its own. */
export const buttons = ["pay", "cancel", "decline", "pay-later", "arrive", "fail"] as const
export type Button = (typeof buttons)[number]

/** Relative to the page itself, whatever a proxy has put before its path. */
const form = (id: string, button: Button, text: string) => {
  const isQuiet = button !== "pay" && button !== "arrive"
  return `<form class="choice" method="post" action="${escapeHtml(`${encodeURIComponent(id)}/${button}`)}">
<button${isQuiet ? ' class="quiet"' : ""} type="submit">${text}</button></form>`
}

const open = ({ expiresAt, sessionId }: OfflineCheckout, price: string, isDeclined: boolean) => `
${isDeclined ? `<p class="bad" role="status">The card was declined. Another one may be tried.</p>` : ""}
${form(sessionId, "pay", `Pay ${price}`)}
${form(sessionId, "cancel", "Cancel")}
${form(sessionId, "decline", "Pay with a card that is declined")}
${form(sessionId, "pay-later", "Pay by a method that takes days")}
<p class="meta">Open until ${timeTag(DateTime.formatIso(expiresAt))}.
No money moves: this gateway exists to try things out.</p>`

const waiting = ({ sessionId }: OfflineCheckout) => `
<p role="status">The payment is on its way. What becomes of it?</p>
${form(sessionId, "arrive", "The money arrives")}
${form(sessionId, "fail", "The money never arrives")}`

const ended = ({ cancelUrl, state, successUrl }: OfflineCheckout) =>
  state === "paid"
    ? `<p class="good" role="status">This checkout is paid.</p>
<p><a class="button" href="${escapeHtml(successUrl)}">Go on</a></p>`
    : `<p role="status">This checkout is closed. Nothing was charged.</p>
<p><a class="button" href="${escapeHtml(cancelUrl)}">Go back</a></p>`

const bodyOf = (checkout: OfflineCheckout, price: string, isDeclined: boolean): string => {
  if (checkout.state === "open") return open(checkout, price, isDeclined)
  return checkout.state === "processing" ? waiting(checkout) : ended(checkout)
}

export const offlineCheckoutPage = (
  checkout: OfflineCheckout,
  { isDeclined = false }: { readonly isDeclined?: boolean } = {}
): string => {
  const { amount, description, interval } = checkout
  const price = escapeHtml(moneyOf(amount).formatted)
  return page({
    title: "Checkout",
    narrow: true,
    body: `<section class="card"><p class="meta">Offline checkout</p>
<h1>${escapeHtml(description)}</h1>
<p class="price">${price}${interval === null ? "" : ` <span class="meta">every ${interval}, until cancelled</span>`}</p>
${bodyOf(checkout, price, isDeclined)}</section>`
  })
}

export const unknownCheckoutPage = (): string =>
  page({
    title: "No such checkout",
    narrow: true,
    body: `<section class="card"><h1>No such checkout</h1>
<p class="lead">The link is incomplete, or was never made.</p></section>`
  })
