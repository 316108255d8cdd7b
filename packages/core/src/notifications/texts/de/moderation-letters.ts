/** Mails about an admin's decision on a user, in German. */
import type { Occasion } from "../../templates/letter.js"
import type { LettersOf } from "../letters.js"

type Own = LettersOf<
  "account.suspended" | "account.banned" | "account.reinstated" | "mentor.suspended" | "mentor.reinstated"
>

const facts = (reason: string, { when }: Pick<Occasion, "when">) =>
  [
    ["Begründung", reason],
    ["Zeitpunkt", when]
  ] as const

const appeal = "Wenn Sie das für einen Irrtum halten, wenden Sie sich bitte an unseren Support."

export const userSuspended: Own["userSuspended"] = (reason, occasion) => ({
  subject: "Ihr Konto wurde gesperrt",
  name: occasion.name,
  paragraphs: [
    "Ihr Konto wurde gesperrt. Bis die Sperre aufgehoben wird, können Sie sich nicht anmelden, und Sie wurden überall abgemeldet.",
    "Sitzungen, denen beide Seiten zugestimmt hatten, bleiben im Kalender. Falls Sie Mentor sind, wurden Anfragen abgelehnt, die Sie noch nicht beantwortet hatten."
  ],
  facts: facts(reason, occasion),
  footnote: appeal
})

export const userBanned: Own["userBanned"] = (reason, occasion) => ({
  subject: "Ihr Konto wurde dauerhaft gesperrt",
  name: occasion.name,
  paragraphs: [
    "Ihr Konto wurde dauerhaft gesperrt. Sie können sich nicht mehr anmelden und wurden überall abgemeldet.",
    "Ihre Buchungen, die noch nicht begonnen haben, werden abgesagt, ebenso alles, was Sie als Mentor noch zu leisten hatten. Wer dafür bezahlt hat, erhält den gesamten Betrag zurück."
  ],
  facts: facts(reason, occasion),
  footnote: appeal
})

export const userReinstated: Own["userReinstated"] = (reason, { url, ...occasion }) => ({
  subject: "Ihr Konto ist wieder freigegeben",
  name: occasion.name,
  paragraphs: ["Sie können sich wieder anmelden. Was in der Zwischenzeit abgesagt wurde, bleibt abgesagt."],
  facts: facts(reason, occasion),
  action: { label: "Anmelden", url }
})

export const mentorSuspended: Own["mentorSuspended"] = (reason, occasion) => ({
  subject: "Ihr Mentorenprofil wurde gesperrt",
  name: occasion.name,
  paragraphs: [
    "Ihr Mentorenprofil wurde gesperrt: Bis die Sperre aufgehoben wird, kann Sie niemand finden oder bei Ihnen buchen. Anmelden können Sie sich weiterhin.",
    "Sitzungen, die Sie angenommen hatten, finden statt. Anfragen, die Sie noch nicht beantwortet hatten, wurden abgelehnt, und wer bezahlt hatte, erhält den gesamten Betrag zurück."
  ],
  facts: facts(reason, occasion),
  footnote: appeal
})

export const mentorReinstated: Own["mentorReinstated"] = ({ url, name }) => ({
  subject: "Ihr Mentorenprofil ist wieder freigegeben",
  name,
  paragraphs: ["Mentees können Sie wieder finden und bei Ihnen buchen."],
  action: { label: "Kalender ansehen", url }
})
