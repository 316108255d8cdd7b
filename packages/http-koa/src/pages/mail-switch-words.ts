/** What the page that stops mails says, in the languages that we have. */

interface Words {
  readonly title: string
  readonly savedTitle: string
  readonly saved: string
  /** `category` is markup. */
  readonly heading: (category: string) => string
  readonly areOn: string
  readonly areOff: string
  readonly stop: string
  /** Links to all that somebody can choose: where they are off, and where they are on. */
  readonly again: string
  readonly others: string
  readonly whatStays: string
  readonly brokenTitle: string
  readonly broken: string
}

const en: Words = {
  title: "Your mails",
  savedTitle: "Saved: your mails",
  saved: "Saved.",
  heading: (category) => `Mails about “${category}”`,
  areOn: "These mails are on.",
  areOff: "These mails are off. You get no more of them.",
  stop: "Stop these mails",
  again: "Sign in to turn them on again, or to change others",
  others: "Sign in to change other mails",
  whatStays:
    "Notifications in your inbox stay as they are. Mails about your account and its security cannot be turned off.",
  brokenTitle: "This link does not work",
  broken: "It is incomplete, or the account is no longer there. Please open it from the mail again."
}

const de: Words = {
  title: "Ihre E-Mails",
  savedTitle: "Gespeichert: Ihre E-Mails",
  saved: "Gespeichert.",
  heading: (category) => `E-Mails zu „${category}“`,
  areOn: "Diese E-Mails sind eingeschaltet.",
  areOff: "Diese E-Mails sind abbestellt. Sie bekommen keine mehr davon.",
  stop: "Diese E-Mails abbestellen",
  again: "Anmelden, um sie wieder einzuschalten oder andere zu ändern",
  others: "Anmelden, um andere E-Mails zu ändern",
  whatStays:
    "Benachrichtigungen in Ihrem Posteingang bleiben, wie sie sind. E-Mails zu Ihrem Konto und dessen Sicherheit lassen sich nicht abbestellen.",
  brokenTitle: "Dieser Link funktioniert nicht",
  broken: "Er ist unvollständig, oder das Konto gibt es nicht mehr. Bitte öffnen Sie ihn noch einmal aus der E-Mail."
}

const words = { en, de } as const
type PageLanguage = keyof typeof words

export const pageLanguages = Object.keys(words) as ReadonlyArray<PageLanguage>

/** Those of "de" for "de-AT", English where there are none. */
export const wordsOf = (language: string): { readonly language: PageLanguage; readonly words: Words } => {
  const found = pageLanguages.find((one) => `${language.toLowerCase()}-`.startsWith(`${one}-`)) ?? "en"
  return { language: found, words: words[found] }
}
