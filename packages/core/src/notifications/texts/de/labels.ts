import type { Labels } from "../language.js"

/** Names of types, parts and categories in German. */
export const labels: Labels = {
  types: {
    "auth.verify_email": "E-Mail-Adresse bestätigen",
    "auth.two_factor_code": "Anmeldecode per E-Mail",
    "auth.two_factor_sms": "Anmeldecode per SMS",
    "auth.password_reset": "Passwort zurücksetzen",
    "auth.security_alert": "Sicherheitshinweis",
    "session.booked": "Sitzung gebucht",
    "session.confirmed": "Sitzung bestätigt",
    "session.cancelled": "Sitzung abgesagt",
    "session.completed": "Sitzung abgeschlossen",
    "session.reminder_24h": "Sitzung morgen",
    "session.reminder_1h": "Sitzung in einer Stunde",
    "session.paid": "Sitzung bezahlt",
    "session.follow_up_scheduled": "Folgesitzung vereinbart",
    "session.review_received": "Neue Bewertung",
    "booking.followup_reminder": "Folgesitzung zu vereinbaren",
    "slot_hold.expiring": "Reservierung läuft ab",
    "availability.booked_slots_affected": "Gebuchte Sitzungen außerhalb Ihrer Zeiten",
    "payment.received": "Zahlung erhalten",
    "payment.disputed": "Zahlung angefochten",
    "refund.issued": "Erstattung",
    "subscription.renewal_failed": "Verlängerung fehlgeschlagen",
    "subscription.ended": "Abonnement beendet",
    "withdrawal.updated": "Auszahlung",
    "mentor.registered": "Neue Bewerbung",
    "mentor.approved": "Bewerbung angenommen",
    "mentor.rejected": "Bewerbung abgelehnt",
    "mentor.suspended": "Mentorenprofil gesperrt",
    "mentor.reinstated": "Mentorenprofil wieder offen",
    "mentor.document_reviewed": "Dokument geprüft",
    "account.suspended": "Konto gesperrt",
    "account.banned": "Konto ausgeschlossen",
    "account.reinstated": "Konto wieder offen",
    "account.erased": "Konto gelöscht",
    "moderation.decided": "Entscheidung über eine Meldung",
    "chat.message_request": "Nachrichtenanfrage",
    "chat.new_message": "Neue Nachricht",
    "chat.calendar_share": "Geteilte Termine",
    "chat.appointment_request": "Terminanfrage",
    "feed.connection_request": "Kontaktanfrage",
    "feed.connection_accepted": "Kontaktanfrage angenommen",
    "feed.new_follower": "Neuer Follower"
  },
  roles: { mentor: "Mentor", mentee: "Mentee" },
  categories: {
    sessions: { label: "Sitzungen", description: "Buchungen, Änderungen und Erinnerungen zu Ihren Sitzungen." },
    payments: { label: "Zahlungen", description: "Zahlungen, Erstattungen, Auszahlungen und Abonnements." },
    messages: {
      label: "Nachrichten",
      description: "Nachrichtenanfragen und Nachrichten, die Sie noch nicht gelesen haben."
    },
    connections: { label: "Kontakte", description: "Kontaktanfragen, Antworten auf Ihre und neue Follower." },
    posts: { label: "Beiträge", description: "Kommentare, Antworten und Reaktionen zu Ihren Beiträgen." },
    mentions: { label: "Erwähnungen", description: "Beiträge und Kommentare, in denen Sie genannt werden." },
    communities: { label: "Gemeinschaften", description: "Was in Ihren Gemeinschaften geschieht." },
    courses: { label: "Kurse", description: "Lernende, Aufgaben und Zertifikate." },
    user_feedback: { label: "Rückmeldungen", description: "Bewertungen Ihrer Sitzungen." },
    mentor_account: { label: "Mentorenkonto", description: "Bewerbungen und Dokumente von Mentoren." }
  }
}
