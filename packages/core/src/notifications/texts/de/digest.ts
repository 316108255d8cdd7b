import type { DigestTexts } from "../language.js"

/** The mail that gathers others, in German. */
export const digest: DigestTexts = {
  letter: (name, sections, { inboxUrl, told, untold }) => {
    const count = told + untold
    const things = count === 1 ? "Eine Neuigkeit" : `${count} Neuigkeiten`
    return {
      subject: `${things}, die Sie noch nicht gelesen haben`,
      name,
      paragraphs: [
        count === 1
          ? "Es gibt eine Neuigkeit, die Sie noch nicht gelesen haben."
          : `Es gibt ${count} Neuigkeiten, die Sie noch nicht gelesen haben.`
      ],
      sections,
      ...(untold > 0 && {
        footnote:
          untold === 1 ? "Eine weitere steht in Ihrem Posteingang." : `${untold} weitere stehen in Ihrem Posteingang.`
      }),
      action: { label: "Posteingang öffnen", url: inboxUrl }
    }
  },
  why: "Sie bekommen diese E-Mail, weil Sie E-Mails, die nicht eilen, gesammelt bekommen möchten.",
  stop: "Ändern, was Sie bekommen"
}
