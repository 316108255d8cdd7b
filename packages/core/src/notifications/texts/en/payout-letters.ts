/** Mail templates about withdrawals; amounts as "$80.00", methods by their masked titles. */
import type { Letter } from "../../templates/letter.js"

/** To an admin. */
export const withdrawalRequested = (
  admin: string,
  asked: { readonly mentor: string; readonly amount: string; readonly method: string; readonly url: string }
): Letter => ({
  subject: `${asked.mentor} asks for ${asked.amount}`,
  name: admin,
  paragraphs: ["A mentor has requested a withdrawal, which waits for a decision."],
  facts: [
    ["Mentor", asked.mentor],
    ["Amount", asked.amount],
    ["Payout method", asked.method]
  ],
  action: { label: "Review the withdrawal", url: asked.url }
})

/** A withdrawal, for its mentor. */
export interface Payout {
  readonly name: string
  readonly amount: string
  readonly method: string
  readonly url: string
}

const letter = (
  { amount, url, method, name }: Payout,
  subject: string,
  paragraph: string,
  ...more: ReadonlyArray<readonly [label: string, value: string]>
): Letter => ({
  subject,
  name,
  paragraphs: [paragraph],
  facts: [["Amount", amount], ["Payout method", method], ...more],
  action: { label: "View your withdrawals", url }
})

export const withdrawalApproved = (payout: Payout): Letter =>
  letter(
    payout,
    `Your withdrawal of ${payout.amount} is approved`,
    "We have approved your withdrawal and are going to send the money."
  )

export const withdrawalRejected = (payout: Payout, reason: string): Letter =>
  letter(
    payout,
    `Your withdrawal of ${payout.amount} was not approved`,
    "We cannot approve your withdrawal. The money is available again, and you may request another withdrawal.",
    ["Reason", reason]
  )

export const withdrawalPaid = (payout: Payout, reference: string): Letter =>
  letter(payout, `We have sent you ${payout.amount}`, "Your withdrawal has been paid out.", ["Reference", reference])

export const withdrawalFailed = (payout: Payout, reason: string): Letter =>
  letter(
    payout,
    `Your withdrawal of ${payout.amount} has failed`,
    "We could not send the money. It is available again, and you may request another withdrawal.",
    ["Reason", reason]
  )
