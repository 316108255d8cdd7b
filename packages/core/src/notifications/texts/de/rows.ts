/** The inbox in German. */
import type { FactsOf } from "../../facts.js"
import type { RowText, RowTexts, Told } from "../row-texts.js"

type Session = Pick<FactsOf<"session.completed">, "title" | "starts_at">

/** "Ada Lovelace, Sonntag, 14. März 2027, 15:00 Uhr" */
const withAt = ({ facts, moment, role, sender }: Told<Session>) => {
  const other = sender ?? (role === "mentor" ? "Ihrem Mentee" : "Ihrem Mentor")
  return `${facts.title} mit ${other}, ${moment(facts.starts_at)} Uhr.`
}

type Purchase = Told<Pick<FactsOf<"payment.received">, "purpose" | "title">>

const kinds = { booking: "eine Sitzung", course: "ein Kurs", community: "eine Mitgliedschaft" } as const
const bought = ({ facts }: Pick<Purchase, "facts">) => facts.title ?? kinds[facts.purpose]
/** For its buyer: "Karriereplanung mit Ada Lovelace" */
const boughtFrom = ({ facts, sender }: Pick<Purchase, "facts" | "sender">) => {
  if (sender === null) return bought({ facts })
  return `${bought({ facts })} ${facts.purpose === "booking" ? "mit" : "von"} ${sender}`
}

const securityTitles: Readonly<Record<string, string>> = {
  password_changed: "Ihr Passwort wurde geändert",
  password_set: "Ein Passwort wurde festgelegt",
  password_reset: "Ihr Passwort wurde zurückgesetzt",
  passkey_added: "Ein Passkey wurde hinzugefügt",
  passkey_removed: "Ein Passkey wurde entfernt",
  provider_linked: "Eine Anmeldung wurde verknüpft",
  enabled: "Die Zwei-Faktor-Authentifizierung ist aktiviert",
  disabled: "Die Zwei-Faktor-Authentifizierung ist deaktiviert",
  method_added: "Eine Zwei-Faktor-Methode wurde hinzugefügt",
  method_removed: "Eine Zwei-Faktor-Methode wurde entfernt",
  default_changed: "Ihre Zwei-Faktor-Methode wurde geändert",
  authenticator_replaced: "Ihre Authenticator-App wurde ersetzt",
  backup_codes_replaced: "Sie haben neue Backup-Codes",
  backup_code_used: "Ein Backup-Code wurde verwendet",
  device_trusted: "Ein Gerät gilt jetzt als vertrauenswürdig",
  device_revoked: "Ein Gerät gilt nicht mehr als vertrauenswürdig",
  phone_verified: "Ihre Telefonnummer wurde bestätigt",
  locked_out: "Zu viele falsche Codes"
}

const bookedTerms = {
  paid: "Die Sitzung ist bezahlt und findet statt, sobald Sie sie annehmen.",
  paid_later: "Die Sitzung findet statt, sobald Sie sie angenommen haben und sie bezahlt ist.",
  free: "Die Sitzung findet statt, sobald Sie sie annehmen."
}

const waiting = ({ facts, moment }: Told<FactsOf<"session.booked">>) =>
  `${bookedTerms[facts.terms]}${
    facts.respond_by === null ? "" : ` Bitte antworten Sie bis ${moment(facts.respond_by)} Uhr.`
  }`

const off = {
  declined: ["Sitzung abgelehnt", (at: string) => `Ihre Sitzung am ${at} Uhr wurde abgelehnt.`],
  unanswered: [
    "Sitzung abgelehnt",
    (at: string) => `Die Anfrage für Ihre Sitzung am ${at} Uhr wurde nicht rechtzeitig beantwortet.`
  ],
  cancelled: ["Sitzung abgesagt", (at: string) => `Ihre Sitzung am ${at} Uhr findet nicht statt.`]
} as const

const unanswered = ({ facts, moment, money }: Told<FactsOf<"session.cancelled">>): RowText => ({
  title: `Anfrage nicht rechtzeitig beantwortet: ${facts.title}`,
  body: `Sie haben die Anfrage für ${moment(facts.starts_at)} Uhr nicht rechtzeitig beantwortet, deshalb findet die Sitzung nicht statt.${
    facts.refund === null ? "" : ` Ihr Mentee erhält ${money(facts.refund)} zurück.`
  }`
})

const disputes = {
  open: [
    "Eine Zahlung wurde angefochten",
    "Die Bank der zahlenden Person hat den Betrag zurückgeholt, bis sie entschieden hat."
  ],
  won: ["Eine Zahlungsanfechtung wurde zu Ihren Gunsten entschieden", "Die Zahlung zählt wieder zu Ihren Einnahmen."],
  lost: [
    "Eine Zahlungsanfechtung wurde zu Ihren Ungunsten entschieden",
    "Die Bank hat zugunsten der zahlenden Person entschieden, und die Zahlung kommt nicht zurück."
  ]
} as const

/** "Ada Lovelace und 4 weitere" */
const senders = ({ others, sender }: Told) => {
  const one = sender ?? "Jemand"
  if (others < 1) return one
  return `${one} und ${others === 1 ? "eine weitere Person" : `${others} weitere`}`
}

export const rows: RowTexts = {
  "session.booked": (told) => ({
    title: `Neue Sitzungsanfrage: ${told.facts.title}`,
    body: `${withAt(told)} ${told.facts.is_answered === true ? "Sie haben bereits geantwortet." : waiting(told)}`
  }),
  "session.confirmed": (told) =>
    told.facts.pay_by === null
      ? { title: `Sitzung bestätigt: ${told.facts.title}`, body: withAt(told) }
      : {
          title: `Sitzung angenommen, bitte bezahlen: ${told.facts.title}`,
          body: `${withAt(told)} Bitte bezahlen Sie bis ${told.moment(told.facts.pay_by)} Uhr.`
        },
  "session.cancelled": (told) => {
    const { facts, moment, money, role } = told
    if (role === "mentor" && facts.was === "unanswered") return unanswered(told)
    const [title, sentence] = off[facts.was]
    const refund = facts.refund === null || role === "mentor" ? "" : ` Sie erhalten ${money(facts.refund)} zurück.`
    return { title: `${title}: ${facts.title}`, body: `${sentence(moment(facts.starts_at))}${refund}` }
  },
  "session.completed": ({ facts, role, sender }) => ({
    title: `Sitzung abgeschlossen: ${facts.title}`,
    body:
      role === "mentor"
        ? `Ihre Sitzung mit ${sender ?? "Ihrem Mentee"} ist abgeschlossen.`
        : `Wie war Ihre Sitzung mit ${sender ?? "Ihrem Mentor"}? Eine Bewertung hilft anderen, die einen Mentor suchen.`
  }),
  "session.reminder_24h": (told) => ({ title: `Ihre Sitzung steht bevor: ${told.facts.title}`, body: withAt(told) }),
  "session.reminder_1h": (told) => ({ title: `Ihre Sitzung beginnt bald: ${told.facts.title}`, body: withAt(told) }),
  "session.paid": (told) => ({
    title: `Sitzung bezahlt: ${told.facts.title}`,
    body: `${withAt(told)} Die Sitzung findet statt.`
  }),
  "session.follow_up_scheduled": (told) => ({ title: `Nächste Sitzung: ${told.facts.title}`, body: withAt(told) }),
  "booking.followup_reminder": ({ facts, moment }) => ({
    title: `Wählen Sie einen Termin für Ihre nächste Sitzung: ${facts.title}`,
    body: `Zu Ihrem Paket gehören Sitzungen ohne Termin. Sie müssen vor ${moment(facts.until)} Uhr beginnen.`
  }),
  "slot_hold.expiring": ({ facts, time }) => ({
    title: "Ihre Reservierung läuft bald ab",
    body: `Schließen Sie Ihre Buchung bis ${time(facts.expires_at)} Uhr ab, sonst ist der Platz wieder für andere frei.`
  }),
  "availability.booked_slots_affected": ({ facts, moment }) =>
    facts.sessions === 1
      ? {
          title: "Eine gebuchte Sitzung liegt außerhalb Ihrer Zeiten",
          body: `Die Sitzung am ${moment(facts.starts_at)} Uhr liegt außerhalb Ihrer neuen Zeiten. Es wurde nichts abgesagt.`
        }
      : {
          title: "Gebuchte Sitzungen liegen außerhalb Ihrer Zeiten",
          body: `${facts.sessions} Sitzungen liegen außerhalb Ihrer neuen Zeiten, die nächste am ${moment(facts.starts_at)} Uhr. Es wurde nichts abgesagt.`
        },
  "payment.received": ({ facts, money, sender }) => ({
    title: `Sie haben ${money(facts.amount)} erhalten`,
    body: `${sender ?? "Jemand"} hat bezahlt: ${bought({ facts })}.`
  }),
  "refund.issued": ({ facts, money, sender }) => ({
    title: `Ihre Erstattung über ${money(facts.amount)}`,
    body: facts.is_full
      ? `Ihre Zahlung wird vollständig erstattet: ${boughtFrom({ facts, sender })}.`
      : `Ein Teil Ihrer Zahlung wird erstattet: ${boughtFrom({ facts, sender })}.`
  }),
  "payment.disputed": ({ facts, money }) => ({
    title: disputes[facts.state][0],
    body: `${money(facts.amount)}: ${bought({ facts })}. ${disputes[facts.state][1]}`
  }),
  "subscription.renewal_failed": ({ facts, money, sender }) => ({
    title: `Wir konnten ${money(facts.amount)} nicht abbuchen`,
    body: `Die Zahlung für Ihr Abonnement ist fehlgeschlagen und wird erneut versucht: ${boughtFrom({ facts, sender })}.`
  }),
  "subscription.ended": ({ facts, sender }) => ({
    title: "Ihr Abonnement ist beendet",
    body: `Es wird nichts mehr abgebucht: ${boughtFrom({ facts, sender })}.`
  }),
  "withdrawal.updated": ({ facts, money, sender }) => {
    const amount = money(facts.amount)
    const to = `Auszahlungsmethode: ${facts.method}.`
    switch (facts.status) {
      case "requested":
        return {
          title: `${sender ?? "Ein Mentor"} möchte ${amount} ausgezahlt bekommen`,
          body: `Die Auszahlung wartet auf eine Entscheidung. ${to}`
        }
      case "approved":
        return {
          title: `Ihre Auszahlung über ${amount} ist genehmigt`,
          body: `Wir senden Ihnen das Geld in Kürze. ${to}`
        }
      case "rejected":
        return {
          title: `Ihre Auszahlung über ${amount} wurde nicht genehmigt`,
          body: `Das Geld ist wieder verfügbar. ${to}`
        }
      case "paid":
        return { title: `Wir haben Ihnen ${amount} gesendet`, body: `Ihre Auszahlung wurde ausgeführt. ${to}` }
      case "failed":
        return {
          title: `Ihre Auszahlung über ${amount} ist fehlgeschlagen`,
          body: `Das Geld ist wieder verfügbar. ${to}`
        }
    }
  },
  "feed.connection_request": ({ sender }) => ({
    title: `${sender ?? "Jemand"} möchte sich mit Ihnen vernetzen`,
    body: "Nehmen Sie die Anfrage an oder lehnen Sie sie ab. Wenn Sie ablehnen, erfährt das niemand."
  }),
  "feed.connection_accepted": ({ sender }) => ({
    title: `${sender ?? "Jemand"} hat Ihre Kontaktanfrage angenommen`,
    body: "Sie sind jetzt vernetzt."
  }),
  "feed.new_follower": (told) => ({
    title: `${senders(told)} ${told.others < 1 ? "folgt" : "folgen"} Ihnen`,
    body: "Vielleicht möchten Sie zurückfolgen."
  }),
  "feed.post_commented": (told) => ({
    title: `${senders(told)} ${told.others < 1 ? "hat" : "haben"} Ihren Beitrag kommentiert`,
    body: "Lesen Sie, was dort steht, und antworten Sie."
  }),
  "feed.post_reacted": (told) => ({
    title: `${senders(told)} ${told.others < 1 ? "hat" : "haben"} auf Ihren Beitrag reagiert`,
    body: "Sehen Sie, wie er aufgenommen wurde."
  }),
  "feed.post_mentioned": ({ sender }) => ({
    title: `${sender ?? "Jemand"} hat Sie in einem Beitrag erwähnt`,
    body: "Lesen Sie, was dort steht."
  }),
  "feed.comment_mentioned": ({ sender }) => ({
    title: `${sender ?? "Jemand"} hat Sie in einem Kommentar erwähnt`,
    body: "Lesen Sie, was dort steht, und antworten Sie."
  }),
  "feed.comment_replied": (told) => ({
    title: `${senders(told)} ${told.others < 1 ? "hat" : "haben"} auf Ihren Kommentar geantwortet`,
    body: "Lesen Sie die Antworten."
  }),
  "mentor.registered": ({ sender }) => ({
    title: "Eine neue Bewerbung als Mentor",
    body: `${sender ?? "Jemand"} hat sich als Mentor beworben.`
  }),
  "mentor.approved": () => ({
    title: "Ihre Bewerbung als Mentor wurde angenommen",
    body: "Legen Sie Ihre Sitzungen an und geben Sie an, wann Sie verfügbar sind, damit Mentees bei Ihnen buchen können."
  }),
  "mentor.rejected": ({ facts }) => ({
    title: "Zu Ihrer Bewerbung als Mentor",
    body: `Wir können Ihre Bewerbung in dieser Form nicht annehmen. Begründung: ${facts.reason}`
  }),
  "mentor.suspended": ({ facts }) => ({
    title: "Ihr Mentorenprofil wurde gesperrt",
    body: `Bis die Sperre aufgehoben wird, kann Sie niemand finden oder bei Ihnen buchen. Begründung: ${facts.reason}`
  }),
  "mentor.reinstated": () => ({
    title: "Ihr Mentorenprofil ist wieder freigegeben",
    body: "Mentees können Sie wieder finden und bei Ihnen buchen."
  }),
  "mentor.document_reviewed": ({ facts }) =>
    facts.status === "approved"
      ? {
          title: "Ihr Dokument wurde anerkannt",
          body: `Für die Datei ${facts.file_name} müssen Sie nichts weiter tun.`
        }
      : {
          title: "Bitte senden Sie Ihr Dokument erneut",
          body: `Die Datei ${facts.file_name} können wir in dieser Form nicht anerkennen.`
        },
  "auth.security_alert": ({ facts }) => ({
    title: securityTitles[facts.change] ?? "Eine Änderung an Ihrem Konto",
    body:
      facts.provider === null
        ? "Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort: Dadurch werden alle anderen abgemeldet."
        : `Sie können sich mit ${facts.provider} anmelden. Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort.`
  })
}
