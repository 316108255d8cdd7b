/** Mails about mentor applications, in German. */
import type { LettersOf } from "../letters.js"

type Own = LettersOf<"mentor.registered" | "mentor.approved" | "mentor.rejected">

export const mentorApplied: Own["mentorApplied"] = (admin, { applicant, headline, url }) => ({
  subject: "Eine neue Bewerbung als Mentor",
  name: admin,
  paragraphs: ["Jemand hat sich als Mentor beworben und wartet auf eine Entscheidung."],
  facts: [
    ["Name", applicant],
    ["Kurzprofil", headline]
  ],
  action: { label: "Bewerbung prüfen", url }
})

export const mentorApproved: Own["mentorApproved"] = (mentor, url) => ({
  subject: "Ihre Bewerbung als Mentor wurde angenommen",
  name: mentor,
  paragraphs: [
    "Ihre Bewerbung wurde angenommen. Mentees können Sie ab jetzt finden.",
    "Legen Sie Ihre Sitzungen an und geben Sie an, wann Sie verfügbar sind, damit man bei Ihnen buchen kann."
  ],
  action: { label: "Sitzungen einrichten", url }
})

export const mentorRejected: Own["mentorRejected"] = (mentor, reason, url) => ({
  subject: "Zu Ihrer Bewerbung als Mentor",
  name: mentor,
  paragraphs: [
    "Wir haben Ihre Bewerbung geprüft und können sie in dieser Form nicht annehmen. Sie können sie ändern und sich erneut bewerben."
  ],
  facts: [["Begründung", reason]],
  action: { label: "Bewerbung öffnen", url }
})
