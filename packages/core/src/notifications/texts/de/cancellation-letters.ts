/** Mails about cancelled sessions, in German. */
import type { Outcome } from "../../templates/session-facts.js"
import type { CancelledBecause } from "../en/cancellation-letters.js"
import type { LettersOf } from "../letters.js"
import { fact, factsOf, outcomeFacts, titleOf, viewSessions } from "./session-facts.js"

type Own = LettersOf<"session.cancelled">

const whyForMentee: { readonly [B in CancelledBecause<"mentee">]: string } = {
  payment_lapsed:
    "Die Zahlung ist nicht rechtzeitig eingegangen, deshalb ist der Platz wieder für andere frei. Sollte Ihre Zahlung noch eingehen, erhalten Sie die Sitzung, falls sie dann noch verfügbar ist, und sonst den gesamten Betrag zurück.",
  capacity_conflict:
    "Als Ihre Zahlung einging, war die Sitzung nicht mehr verfügbar. Sie erhalten den gezahlten Betrag vollständig zurück.",
  refunded: "Die Sitzung findet nicht statt, und Ihre Zahlung wurde erstattet.",
  cancelled_by_mentor: "Ihr Mentor hat die Sitzung abgesagt, sie findet also nicht statt.",
  mentor_unavailable: "Ihr Mentor steht nicht mehr zur Verfügung, deshalb findet die Sitzung nicht statt."
}

/** The others say themselves what becomes of the money. */
const isCalledOff = (because: CancelledBecause) =>
  because !== "payment_lapsed" && because !== "capacity_conflict" && because !== "refunded"

const moneyForMentee = (outcome: Outcome | null): ReadonlyArray<string> =>
  outcome !== null && outcome.kept === null ? ["Sie erhalten den gezahlten Betrag vollständig zurück."] : []

export const sessionCancelledForMentee: Own["sessionCancelledForMentee"] = (session, cancelled) => {
  const { because, reason } = cancelled
  const outcome = isCalledOff(because) ? cancelled.outcome : null
  return {
    subject: `Ihre Sitzung ist abgesagt: ${titleOf(session)}`,
    name: session.name,
    paragraphs: [whyForMentee[because], ...moneyForMentee(outcome)],
    facts: [...factsOf(session), ...fact("Begründung", reason), ...outcomeFacts(outcome, "Nicht erstattet")],
    action: { label: "Anderen Termin suchen", url: session.links.mentor }
  }
}

const whyForMentor: { readonly [B in CancelledBecause<"mentor">]: string } = {
  payment_lapsed:
    "Ihr Mentee hat nicht rechtzeitig bezahlt, deshalb findet die Sitzung nicht statt. Die Zeit ist wieder frei.",
  capacity_conflict: "Die Zahlung Ihres Mentees kam zu spät, deshalb findet die Sitzung nicht statt.",
  refunded: "Die Zahlung für diese Sitzung wurde erstattet, deshalb findet sie nicht statt. Die Zeit ist wieder frei.",
  cancelled_by_mentee: "Ihr Mentee hat die Sitzung abgesagt, sie findet also nicht statt. Die Zeit ist wieder frei.",
  mentee_unavailable:
    "Ihr Mentee steht nicht mehr zur Verfügung, deshalb findet die Sitzung nicht statt. Die Zeit ist wieder frei."
}

const withdrawn =
  "Ihr Mentee hat die Anfrage zurückgezogen, Sie müssen sie nicht mehr beantworten. Die Zeit ist wieder frei."

const allGoesBack = "Ihr Mentee erhält den gezahlten Betrag vollständig zurück."

const moneyForMentor = (outcome: Outcome | null): ReadonlyArray<string> => {
  if (outcome === null) return []
  if (outcome.kept === null) return [allGoesBack]
  return [
    outcome.back === null
      ? "Für eine Erstattung war es zu spät, die Zahlung verbleibt daher bei Ihnen."
      : "Ihr Mentee erhält den gezahlten Betrag abzüglich der Stornogebühr zurück, die bei Ihnen verbleibt.",
    "Was bei Ihnen verbleibt, wird abzüglich der Plattformgebühr nach einer Wartezeit verfügbar, die mit dem geplanten Ende der Sitzung beginnt."
  ]
}

export const sessionCancelledForMentor: Own["sessionCancelledForMentor"] = (session, cancelled) => {
  const { because, reason, wasAccepted } = cancelled
  const isWithdrawn = because === "cancelled_by_mentee" && !wasAccepted
  const outcome = isCalledOff(because) ? cancelled.outcome : null
  return {
    subject: `${isWithdrawn ? "Eine Anfrage wurde zurückgezogen" : "Eine Sitzung wurde abgesagt"}: ${titleOf(session)}`,
    name: session.name,
    paragraphs: [isWithdrawn ? withdrawn : whyForMentor[because], ...moneyForMentor(outcome)],
    facts: [...factsOf(session), ...fact("Begründung", reason), ...outcomeFacts(outcome, "Verbleibt bei Ihnen")],
    action: viewSessions(session)
  }
}

/** To the mentor, who has let the time for an answer pass. */
export const sessionUnanswered: Own["sessionUnanswered"] = (session, outcome) => ({
  subject: `Eine Anfrage wurde nicht rechtzeitig beantwortet: ${titleOf(session)}`,
  name: session.name,
  paragraphs: [
    "Sie haben die Anfrage nicht rechtzeitig beantwortet, deshalb findet die Sitzung nicht statt. Die Zeit ist wieder frei.",
    ...(outcome !== null && outcome.kept === null ? [allGoesBack] : [])
  ],
  facts: [...factsOf(session), ...outcomeFacts(outcome, "Verbleibt bei Ihnen")],
  action: viewSessions(session)
})
