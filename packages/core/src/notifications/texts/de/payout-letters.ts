/** Mails about withdrawals, in German; amounts as "80,00 €", methods by their masked titles. */
import type { Letter } from "../../templates/letter.js"
import type { Payout } from "../en/payout-letters.js"
import type { LettersOf } from "../letters.js"

type Own = LettersOf<"withdrawal.updated">

/** To an admin. */
export const withdrawalRequested: Own["withdrawalRequested"] = (admin, asked) => ({
  subject: `${asked.mentor} möchte ${asked.amount} ausgezahlt bekommen`,
  name: admin,
  paragraphs: ["Ein Mentor hat eine Auszahlung beantragt, die auf eine Entscheidung wartet."],
  facts: [
    ["Mentor", asked.mentor],
    ["Betrag", asked.amount],
    ["Auszahlungsmethode", asked.method]
  ],
  action: { label: "Auszahlung prüfen", url: asked.url }
})

const letter = (
  { amount, url, method, name }: Payout,
  subject: string,
  paragraph: string,
  ...more: ReadonlyArray<readonly [label: string, value: string]>
): Letter => ({
  subject,
  name,
  paragraphs: [paragraph],
  facts: [["Betrag", amount], ["Auszahlungsmethode", method], ...more],
  action: { label: "Auszahlungen ansehen", url }
})

export const withdrawalApproved: Own["withdrawalApproved"] = (payout) =>
  letter(
    payout,
    `Ihre Auszahlung über ${payout.amount} ist genehmigt`,
    "Wir haben Ihre Auszahlung genehmigt und senden Ihnen das Geld in Kürze."
  )

export const withdrawalRejected: Own["withdrawalRejected"] = (payout, reason) =>
  letter(
    payout,
    `Ihre Auszahlung über ${payout.amount} wurde nicht genehmigt`,
    "Wir können Ihre Auszahlung nicht genehmigen. Das Geld ist wieder verfügbar, und Sie können eine neue Auszahlung beantragen.",
    ["Begründung", reason]
  )

export const withdrawalPaid: Own["withdrawalPaid"] = (payout, reference) =>
  letter(payout, `Wir haben Ihnen ${payout.amount} gesendet`, "Ihre Auszahlung wurde ausgeführt.", [
    "Referenz",
    reference
  ])

export const withdrawalFailed: Own["withdrawalFailed"] = (payout, reason) =>
  letter(
    payout,
    `Ihre Auszahlung über ${payout.amount} ist fehlgeschlagen`,
    "Wir konnten das Geld nicht senden. Es ist wieder verfügbar, und Sie können eine neue Auszahlung beantragen.",
    ["Begründung", reason]
  )
