/** Mails about cancelled sessions, in German. */
import type { Cancelled, CancelledBecause } from "../en/cancellation-letters.js"
import type { LettersOf } from "../letters.js"
import { fact, factsOf, outcomeFacts, titleOf, viewSessions } from "./session-facts.js"

type Own = LettersOf<"session.cancelled">

const whyForMentee: { readonly [B in CancelledBecause]: string } = {
  payment_lapsed:
    "Die Zahlung ist nicht rechtzeitig eingegangen, deshalb ist der Platz wieder für andere frei. Sollte Ihre Zahlung noch eingehen, erhalten Sie die Sitzung, falls sie dann noch verfügbar ist, und sonst den gesamten Betrag zurück.",
  capacity_conflict:
    "Als Ihre Zahlung einging, war die Sitzung nicht mehr verfügbar. Sie erhalten den gezahlten Betrag vollständig zurück.",
  refunded: "Die Sitzung findet nicht statt, und Ihre Zahlung wurde erstattet.",
  cancelled_by_mentee: "Sie haben die Sitzung abgesagt, sie findet also nicht statt.",
  cancelled_by_mentor: "Ihr Mentor hat die Sitzung abgesagt, sie findet also nicht statt.",
  mentor_unavailable: "Ihr Mentor steht nicht mehr zur Verfügung, deshalb findet die Sitzung nicht statt.",
  mentee_unavailable: "Ihr Konto ist geschlossen, deshalb findet die Sitzung nicht statt."
}

const isCalledOff = (because: CancelledBecause) =>
  because !== "payment_lapsed" && because !== "capacity_conflict" && because !== "refunded"

/** The others say so themselves. */
const moneyForMentee = ({ because, outcome }: Cancelled): ReadonlyArray<string> => {
  if (outcome === null || !isCalledOff(because)) return []
  if (outcome.kept === null) return ["Sie erhalten den gezahlten Betrag vollständig zurück."]
  return outcome.back === null
    ? ["Für eine Erstattung war es zu spät, Ihre Zahlung verbleibt daher bei Ihrem Mentor."]
    : ["Sie erhalten den gezahlten Betrag abzüglich der Stornogebühr zurück."]
}

export const sessionCancelledForMentee: Own["sessionCancelledForMentee"] = (session, cancelled) => {
  const { because, outcome, reason } = cancelled
  return {
    subject: `Ihre Sitzung ist abgesagt: ${titleOf(session)}`,
    name: session.name,
    paragraphs: [whyForMentee[because], ...moneyForMentee(cancelled)],
    facts: [
      ...factsOf(session),
      ...fact(because === "cancelled_by_mentee" ? "Ihre Begründung" : "Begründung", reason),
      ...outcomeFacts(isCalledOff(because) ? outcome : null, "Nicht erstattet")
    ],
    action: { label: "Anderen Termin suchen", url: session.links.mentor }
  }
}

const whyForMentor: { readonly [B in CancelledBecause]: string } = {
  payment_lapsed:
    "Ihr Mentee hat nicht rechtzeitig bezahlt, deshalb findet die Sitzung nicht statt. Die Zeit ist wieder frei.",
  capacity_conflict: "Die Zahlung Ihres Mentees kam zu spät, deshalb findet die Sitzung nicht statt.",
  refunded: "Die Zahlung für diese Sitzung wurde erstattet, deshalb findet sie nicht statt. Die Zeit ist wieder frei.",
  cancelled_by_mentee: "Ihr Mentee hat die Sitzung abgesagt, sie findet also nicht statt. Die Zeit ist wieder frei.",
  cancelled_by_mentor: "Sie haben die Sitzung abgesagt, und wir haben Ihren Mentee informiert.",
  mentor_unavailable:
    "Ihr Mentorenprofil ist geschlossen, deshalb findet die Sitzung nicht statt. Wir haben Ihren Mentee informiert.",
  mentee_unavailable:
    "Ihr Mentee steht nicht mehr zur Verfügung, deshalb findet die Sitzung nicht statt. Die Zeit ist wieder frei."
}

const withdrawn =
  "Ihr Mentee hat die Anfrage zurückgezogen, Sie müssen sie nicht mehr beantworten. Die Zeit ist wieder frei."

const moneyForMentor = ({ because, outcome }: Cancelled): ReadonlyArray<string> => {
  if (outcome === null || !isCalledOff(because)) return []
  if (outcome.kept === null) return ["Ihr Mentee erhält den gezahlten Betrag vollständig zurück."]
  return [
    outcome.back === null
      ? "Für eine Erstattung war es zu spät, die Zahlung verbleibt daher bei Ihnen."
      : "Ihr Mentee erhält den gezahlten Betrag abzüglich der Stornogebühr zurück, die bei Ihnen verbleibt.",
    "Was bei Ihnen verbleibt, wird abzüglich der Plattformgebühr nach einer Wartezeit verfügbar, die mit dem geplanten Ende der Sitzung beginnt."
  ]
}

const subjectForMentor = ({ because, wasAccepted }: Cancelled) => {
  if (because === "cancelled_by_mentor") return "Sie haben eine Sitzung abgesagt"
  return wasAccepted || because !== "cancelled_by_mentee"
    ? "Eine Sitzung wurde abgesagt"
    : "Eine Anfrage wurde zurückgezogen"
}

export const sessionCancelledForMentor: Own["sessionCancelledForMentor"] = (session, cancelled) => {
  const { because, outcome, reason, wasAccepted } = cancelled
  const why = because === "cancelled_by_mentee" && !wasAccepted ? withdrawn : whyForMentor[because]
  return {
    subject: `${subjectForMentor(cancelled)}: ${titleOf(session)}`,
    name: session.name,
    paragraphs: [why, ...moneyForMentor(cancelled)],
    facts: [
      ...factsOf(session),
      ...fact(because === "cancelled_by_mentor" ? "Ihre Begründung" : "Begründung", reason),
      ...outcomeFacts(isCalledOff(because) ? outcome : null, "Verbleibt bei Ihnen")
    ],
    action: viewSessions(session)
  }
}
