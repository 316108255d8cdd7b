/** Mail templates about money; amounts as "$80.00". */
import type { Letter } from "../../templates/letter.js"

/** To the mentor. */
export const paymentReceived = (payment: {
  readonly name: string
  readonly description: string
  readonly reference: string
  readonly amount: string
  readonly fee: string
  readonly net: string
  readonly url: string
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
  action: { label: "View your earnings", url: payment.url }
})

/** To the buyer. */
export const refundIssued = (refund: {
  readonly name: string
  readonly description: string
  readonly reference: string
  readonly amount: string
  readonly isFull: boolean
  readonly url: string
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
  action: { label: "View your payments", url: refund.url }
})

/** To the mentor: a payment is disputed. */
export const chargeDisputed = (dispute: {
  readonly name: string
  readonly description: string
  readonly reference: string
  readonly amount: string
  readonly url: string
}): Letter => ({
  subject: `A payment of ${dispute.amount} is disputed`,
  name: dispute.name,
  paragraphs: [
    "The buyer's bank has taken a payment back until it has decided who is right. Your share of it is not part of your earnings meanwhile.",
    "You need not do anything. We will tell you how it ends."
  ],
  facts: [
    ["For", dispute.description],
    ["Amount", dispute.amount],
    ["Reference", dispute.reference]
  ],
  action: { label: "View your earnings", url: dispute.url }
})

export const disputeDecided = (dispute: {
  readonly name: string
  readonly description: string
  readonly reference: string
  readonly isWon: boolean
  readonly url: string
}): Letter => ({
  subject: dispute.isWon ? "A dispute was decided for you" : "A dispute was lost",
  name: dispute.name,
  paragraphs: [
    dispute.isWon
      ? "The buyer's bank has returned the payment. Your share of it is part of your earnings again."
      : "The buyer's bank has decided for the buyer. The payment does not come back, and your share of it is gone."
  ],
  facts: [
    ["For", dispute.description],
    ["Reference", dispute.reference]
  ],
  action: { label: "View your earnings", url: dispute.url }
})

/** To the buyer of a subscription. */
export const renewalFailed = (renewal: {
  readonly name: string
  readonly description: string
  readonly amount: string
  readonly url: string
}): Letter => ({
  subject: `We could not charge ${renewal.amount}`,
  name: renewal.name,
  paragraphs: [
    "The payment for the next period of your subscription has failed. It is tried again during the next days; if it keeps failing, the subscription ends.",
    "Please see whether your card is still valid and covers the amount."
  ],
  facts: [
    ["For", renewal.description],
    ["Amount", renewal.amount]
  ],
  action: { label: "View your payments", url: renewal.url }
})

export const subscriptionEnded = (subscription: {
  readonly name: string
  readonly description: string
  readonly url: string
}): Letter => ({
  subject: "Your subscription has ended",
  name: subscription.name,
  paragraphs: ["Your subscription has ended and is not charged any more. You are welcome to join again at any time."],
  facts: [["For", subscription.description]],
  action: { label: "View your payments", url: subscription.url }
})
