/** Mails about booked sessions, in German. */
import type { Letter } from "../../templates/letter.js"
import type { Terms } from "../en/session-letters.js"
import type { LettersOf } from "../letters.js"
import { fact, factsOf, meet, openFacts, outcomeFacts, titleOf, viewSessions } from "./session-facts.js"

type Own = LettersOf<
  | "session.booked"
  | "session.confirmed"
  | "session.cancelled"
  | "session.completed"
  | "session.paid"
  | "session.follow_up_scheduled"
>

const written = (label: string, text: string | null): Pick<Letter, "quote"> =>
  text === null ? {} : { quote: { label, text } }

const requests: { readonly [T in Terms]: string } = {
  paid: "Ein Mentee hat bei Ihnen eine Sitzung gebucht und bezahlt.",
  paid_later: "Ein Mentee hat bei Ihnen eine Sitzung angefragt, die nach Ihrer Zusage bezahlt wird.",
  free: "Ein Mentee hat bei Ihnen eine Sitzung angefragt."
}

const waiting: { readonly [T in Terms]: { readonly paragraph: string; readonly footnote: string } } = {
  paid: {
    paragraph: "Sie findet statt, sobald Sie sie annehmen.",
    footnote: "Ohne rechtzeitige Antwort wird die Sitzung abgelehnt, und Ihr Mentee erhält das Geld zurück."
  },
  paid_later: {
    paragraph:
      "Sie ist noch nicht bezahlt: Sie findet statt, sobald Sie sie angenommen haben und Ihr Mentee bezahlt hat.",
    footnote: "Ohne rechtzeitige Antwort wird die Anfrage abgelehnt."
  },
  free: {
    paragraph: "Sie findet statt, sobald Sie sie annehmen.",
    footnote: "Ohne rechtzeitige Antwort wird die Anfrage abgelehnt."
  }
}

/** To the mentor. */
export const sessionBooked: Own["sessionBooked"] = (session, request) => {
  const { isAnswered, note, price, respondBy, terms } = request
  const { footnote, paragraph } = waiting[terms]
  return {
    subject: `Neue Sitzungsanfrage: ${titleOf(session)}`,
    name: session.name,
    paragraphs: [`${requests[terms]} ${isAnswered ? "Sie haben bereits geantwortet." : paragraph}`],
    facts: [...factsOf(session), ...fact("Preis", price), ...fact("Bitte antworten bis", respondBy)],
    ...written("Nachricht Ihres Mentees", note),
    action: isAnswered ? viewSessions(session) : { label: "Annehmen oder ablehnen", url: session.links.booking },
    ...(!isAnswered && { footnote })
  }
}

/** To the mentee. `note` is the mentor's. */
export const sessionConfirmed: Own["sessionConfirmed"] = (session, note) => ({
  subject: `Ihre Sitzung ist bestätigt: ${titleOf(session)}`,
  name: session.name,
  paragraphs: ["Ihr Mentor hat die Sitzung angenommen. Wir wünschen Ihnen ein gutes Gespräch."],
  facts: factsOf(session),
  ...written("Nachricht Ihres Mentors", note),
  action: meet(session)
})

/** To the mentee, who must pay now. */
export const sessionAccepted: Own["sessionAccepted"] = (session, { note, payBy, price }) => ({
  subject: `Ihre Sitzung ist angenommen, bitte bezahlen Sie sie: ${titleOf(session)}`,
  name: session.name,
  paragraphs: [
    "Ihr Mentor hat die Sitzung angenommen. Sie findet statt, sobald Sie sie bezahlt haben.",
    "Geht die Zahlung nicht rechtzeitig ein, wird die Sitzung abgesagt, und die Zeit ist wieder für andere frei."
  ],
  facts: [...factsOf(session), ["Preis", price], ...fact("Bitte bezahlen bis", payBy)],
  ...written("Nachricht Ihres Mentors", note),
  action: { label: "Sitzung bezahlen", url: session.links.booking }
})

/** To the mentee: an accepted appointment was paid. */
export const appointmentPaid: Own["appointmentPaid"] = (session, paid) => ({
  subject: `Ihre Sitzung ist bezahlt: ${titleOf(session)}`,
  name: session.name,
  paragraphs: ["Ihre Zahlung ist eingegangen, die Sitzung findet also statt. Wir wünschen Ihnen ein gutes Gespräch."],
  facts: [...factsOf(session), ...fact("Bezahlt", paid)],
  action: meet(session)
})

/** To the mentee. */
export const sessionDeclined: Own["sessionDeclined"] = (session, { outcome, reason, wasAnswered }) => ({
  subject: `Ihre Sitzung wurde abgelehnt: ${titleOf(session)}`,
  name: session.name,
  paragraphs: [
    wasAnswered
      ? "Ihr Mentor kann die Sitzung nicht annehmen."
      : "Ihr Mentor hat nicht rechtzeitig geantwortet, deshalb findet die Sitzung nicht statt.",
    ...(outcome === null ? [] : ["Sie erhalten den gezahlten Betrag vollständig zurück."])
  ],
  facts: [...factsOf(session), ...fact("Begründung", reason), ...outcomeFacts(outcome, "Nicht erstattet")],
  action: { label: "Anderen Termin suchen", url: session.links.mentor }
})

/** To the mentee. `summary` is the mentor's. */
export const sessionCompletedForMentee: Own["sessionCompletedForMentee"] = (session, summary) => ({
  subject: `Wie war Ihre Sitzung? ${titleOf(session)}`,
  name: session.name,
  paragraphs: [
    "Ihre Sitzung ist abgeschlossen. Wie war sie? Eine Bewertung hilft Ihrem Mentor und allen, die einen Mentor suchen."
  ],
  facts: factsOf(session),
  ...written("Zusammenfassung Ihres Mentors", summary),
  action: { label: "Bewertung schreiben", url: session.links.booking }
})

/** To the mentor. `earned` is null if nothing was paid. */
export const sessionCompletedForMentor: Own["sessionCompletedForMentor"] = (session, earned) => ({
  subject: `Ihre Sitzung ist abgeschlossen: ${titleOf(session)}`,
  name: session.name,
  paragraphs: [
    "Ihre Sitzung ist abgeschlossen. Wir haben Ihren Mentee um eine Bewertung gebeten.",
    ...(earned === null
      ? []
      : ["Ihre Einnahmen daraus können Sie sich nach einer Wartezeit von einigen Tagen auszahlen lassen."])
  ],
  facts: [
    ...factsOf(session),
    ...(earned === null
      ? []
      : [["Ihre Einnahmen", earned.amount] as const, ...fact("Verfügbar ab", earned.availableFrom)])
  ],
  action: earned === null ? viewSessions(session) : { label: "Einnahmen ansehen", url: session.links.earnings }
})

const scheduled = {
  mentee: "Für die nächste Sitzung Ihres Pakets gibt es jetzt einen Termin. Wir wünschen Ihnen ein gutes Gespräch.",
  mentor:
    "Ihr Mentee hat einen Termin für die nächste Sitzung des Pakets gewählt. Sie haben sie mit der ersten Sitzung bereits angenommen."
} as const

/** To both; `session` is the follow-up. */
export const followUpScheduled: Own["followUpScheduled"] = (session, open) => ({
  subject: `Nächste Sitzung: ${titleOf(session)}`,
  name: session.name,
  paragraphs: [scheduled[session.side]],
  facts: [...factsOf(session), ...openFacts(open)],
  action: meet(session)
})
