/** What is written about money; amounts as people read them, "$80.00". */
import type { Letter } from "./letter.js"

/** To the mentor. */
export const paymentReceived = (payment: {
  readonly name: string
  readonly description: string
  readonly reference: string
  readonly amount: string
  readonly fee: string
  readonly net: string
  readonly home: string
}): Letter => ({
  subject: `You received a payment of ${payment.amount}`,
  name: payment.name,
  paragraphs: [
    "A payment for something you offer has arrived. It becomes available once it has been delivered and has cleared."
  ],
  facts: [
    ["For", payment.description],
    ["Amount", payment.amount],
    ["Platform fee", payment.fee],
    ["You earn", payment.net],
    ["Reference", payment.reference]
  ],
  action: { label: "View your earnings", url: payment.home }
})

/** To whoever has paid. */
export const refundIssued = (refund: {
  readonly name: string
  readonly description: string
  readonly reference: string
  readonly amount: string
  readonly isFull: boolean
  readonly home: string
}): Letter => ({
  subject: `Your refund of ${refund.amount}`,
  name: refund.name,
  paragraphs: [
    refund.isFull ? "Your payment has been refunded in full." : "A part of your payment has been refunded.",
    "The funds arrive within 5 working days, on the card or account that you have paid with."
  ],
  facts: [
    ["For", refund.description],
    ["Refund", refund.amount],
    ["Reference", refund.reference]
  ],
  action: { label: "View your payments", url: refund.home }
})
