import type { DigestTexts } from "../language.js"

/** The mail that gathers others, in English. */
export const digest: DigestTexts = {
  letter: (name, sections, { inboxUrl, told, untold }) => {
    const count = told + untold
    const things = count === 1 ? "One thing" : `${count} things`
    return {
      subject: `${things} you have not read`,
      name,
      paragraphs: [`${things} happened that you have not read yet.`],
      sections,
      ...(untold > 0 && {
        footnote: untold === 1 ? "One more is in your inbox." : `${untold} more are in your inbox.`
      }),
      action: { label: "Open your inbox", url: inboxUrl }
    }
  },
  why: "You get this mail because you have chosen to get mails that are not urgent as one.",
  stop: "Change what you are sent"
}
