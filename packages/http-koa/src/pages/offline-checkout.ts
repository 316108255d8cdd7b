/** The checkout page of the offline gateway: what is bought, what it costs, and two buttons. */
import { moneyOf } from "@mentorkit/core/kernel"
import type { OfflineCheckout } from "@mentorkit/core/payments"
import { DateTime } from "effect"
import { escapeHtml, page, timeTag } from "./layout.js"

/** Relative to the page itself, whatever a proxy has put before its path. */
const action = (id: string, verb: "pay" | "cancel") => escapeHtml(`${encodeURIComponent(id)}/${verb}`)

const buttons = ({ expiresAt, sessionId }: OfflineCheckout, price: string) => `
<form class="choice" method="post" action="${action(sessionId, "pay")}"><button type="submit">Pay ${price}</button></form>
<form class="choice" method="post" action="${action(sessionId, "cancel")}">
<button class="quiet" type="submit">Cancel</button></form>
<p class="meta">Open until ${timeTag(DateTime.formatIso(expiresAt))}.
No money moves: this gateway exists to try things out.</p>`

const ended = ({ cancelUrl, state, successUrl }: OfflineCheckout) =>
  state === "paid"
    ? `<p class="good" role="status">This checkout is paid.</p>
<p><a class="button" href="${escapeHtml(successUrl)}">Go on</a></p>`
    : `<p role="status">This checkout is closed. Nothing was charged.</p>
<p><a class="button" href="${escapeHtml(cancelUrl)}">Go back</a></p>`

export const offlineCheckoutPage = (checkout: OfflineCheckout): string => {
  const price = escapeHtml(moneyOf(checkout.amount).formatted)
  return page({
    title: "Checkout",
    narrow: true,
    body: `<section class="card"><p class="meta">Offline checkout</p>
<h1>${escapeHtml(checkout.description)}</h1>
<p class="price">${price}</p>
${checkout.state === "open" ? buttons(checkout, price) : ended(checkout)}</section>`
  })
}

export const unknownCheckoutPage = (): string =>
  page({
    title: "No such checkout",
    narrow: true,
    body: `<section class="card"><h1>No such checkout</h1>
<p class="lead">The link is incomplete, or was never made.</p></section>`
  })
