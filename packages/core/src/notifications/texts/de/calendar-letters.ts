/** Mails about a mentor's calendar, in German. */
import type { LettersOf } from "../letters.js"

/** Maximum in a mail; the rest is counted. */
const maxListed = 20

export const bookedSlotsAffected: LettersOf<"availability.booked_slots_affected">["bookedSlotsAffected"] = (
  name,
  sessions,
  url
) => {
  const more = sessions.length - maxListed
  return {
    subject:
      sessions.length === 1
        ? "Eine gebuchte Sitzung liegt außerhalb Ihrer Zeiten"
        : "Gebuchte Sitzungen liegen außerhalb Ihrer Zeiten",
    name,
    paragraphs: [
      sessions.length === 1
        ? "Ihre Verfügbarkeit hat sich geändert. Eine gebuchte Sitzung liegt außerhalb Ihrer jetzigen Zeiten."
        : `Ihre Verfügbarkeit hat sich geändert. ${sessions.length} gebuchte Sitzungen liegen außerhalb Ihrer jetzigen Zeiten.`,
      "Es wurde nichts abgesagt: Gebuchte Sitzungen finden statt, sofern Sie sie nicht absagen."
    ],
    facts: [
      // User text is a value, never a label: only values are kept on one line.
      ...sessions.slice(0, maxListed).map(({ title, when }) => [when, title] as const),
      ...(more > 0 ? ([["Außerdem", more === 1 ? "1 weitere Sitzung" : `${more} weitere Sitzungen`]] as const) : [])
    ],
    action: { label: "Sitzungen ansehen", url }
  }
}
