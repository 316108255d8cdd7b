/** Mails about money, in German; amounts as "80,00 €". */
import type { LettersOf } from "../letters.js"

type Own = LettersOf<
  "payment.received" | "payment.disputed" | "refund.issued" | "subscription.renewal_failed" | "subscription.ended"
>

/** To the mentor. */
export const paymentReceived: Own["paymentReceived"] = (payment) => ({
  subject: `Sie haben eine Zahlung über ${payment.amount} erhalten`,
  name: payment.name,
  paragraphs: [
    "Für eines Ihrer Angebote ist eine Zahlung eingegangen. Der Betrag wird verfügbar, sobald die Leistung erbracht und die Wartezeit abgelaufen ist."
  ],
  facts: [
    ["Wofür", payment.description],
    ["Betrag", payment.amount],
    ["Plattformgebühr", payment.fee],
    ["Ihre Einnahmen", payment.net],
    ["Referenz", payment.reference]
  ],
  action: { label: "Einnahmen ansehen", url: payment.url }
})

/** To the buyer. */
export const refundIssued: Own["refundIssued"] = (refund) => ({
  subject: `Ihre Erstattung über ${refund.amount}`,
  name: refund.name,
  paragraphs: [
    refund.isFull ? "Ihre Zahlung wurde vollständig erstattet." : "Ein Teil Ihrer Zahlung wurde erstattet.",
    "Der Betrag wird innerhalb von 5 Bankarbeitstagen dem Zahlungsmittel gutgeschrieben, mit dem Sie bezahlt haben."
  ],
  facts: [
    ["Wofür", refund.description],
    ["Erstattung", refund.amount],
    ["Referenz", refund.reference]
  ],
  action: { label: "Zahlungen ansehen", url: refund.url }
})

/** To the mentor: a payment is disputed. */
export const chargeDisputed: Own["chargeDisputed"] = (dispute) => ({
  subject: `Eine Zahlung über ${dispute.amount} wurde angefochten`,
  name: dispute.name,
  paragraphs: [
    "Die Bank der zahlenden Person hat eine Zahlung zurückgeholt, bis sie entschieden hat, wer im Recht ist. Ihr Anteil daran zählt so lange nicht zu Ihren Einnahmen.",
    "Sie müssen nichts tun. Wir teilen Ihnen mit, wie es ausgeht."
  ],
  facts: [
    ["Wofür", dispute.description],
    ["Betrag", dispute.amount],
    ["Referenz", dispute.reference]
  ],
  action: { label: "Einnahmen ansehen", url: dispute.url }
})

export const disputeDecided: Own["disputeDecided"] = (dispute) => ({
  subject: dispute.isWon
    ? "Eine Zahlungsanfechtung wurde zu Ihren Gunsten entschieden"
    : "Eine Zahlungsanfechtung wurde zu Ihren Ungunsten entschieden",
  name: dispute.name,
  paragraphs: [
    dispute.isWon
      ? "Die Bank der zahlenden Person hat die Zahlung zurückgegeben. Ihr Anteil daran zählt wieder zu Ihren Einnahmen."
      : "Die Bank hat zugunsten der zahlenden Person entschieden. Die Zahlung kommt nicht zurück, und Ihr Anteil daran entfällt."
  ],
  facts: [
    ["Wofür", dispute.description],
    ["Referenz", dispute.reference]
  ],
  action: { label: "Einnahmen ansehen", url: dispute.url }
})

/** To the buyer of a subscription. */
export const renewalFailed: Own["renewalFailed"] = (renewal) => ({
  subject: `Wir konnten ${renewal.amount} nicht abbuchen`,
  name: renewal.name,
  paragraphs: [
    "Die Zahlung für den nächsten Zeitraum Ihres Abonnements ist fehlgeschlagen. Wir versuchen es in den nächsten Tagen erneut; gelingt es auch dann nicht, endet das Abonnement.",
    "Bitte prüfen Sie, ob Ihre Karte noch gültig und ausreichend gedeckt ist."
  ],
  facts: [
    ["Wofür", renewal.description],
    ["Betrag", renewal.amount]
  ],
  action: { label: "Zahlungen ansehen", url: renewal.url }
})

export const subscriptionEnded: Own["subscriptionEnded"] = (subscription) => ({
  subject: "Ihr Abonnement ist beendet",
  name: subscription.name,
  paragraphs: [
    "Ihr Abonnement ist beendet, und es wird nichts mehr abgebucht. Sie sind jederzeit wieder herzlich willkommen."
  ],
  facts: [["Wofür", subscription.description]],
  action: { label: "Zahlungen ansehen", url: subscription.url }
})
