/** Mails about accounts, in German. */
import type { RemovedFactors } from "../../../identity/index.js"
import type { Facts, Occasion } from "../../templates/letter.js"
import type { LettersOf } from "../letters.js"
import { minutesSaid } from "./minutes.js"

type Own = LettersOf<"auth.verify_email" | "auth.password_reset" | "auth.security_alert" | "account.erased">

const validFor = (minutes: number) => `Der Link funktioniert nur einmal und ist ${minutesSaid(minutes)} lang gültig.`

/** Anybody may have typed the address in: no name, and nothing else that a stranger has chosen. */
export const verifyAddress: Own["verifyAddress"] = ({ link, minutes }) => ({
  subject: "Bestätigen Sie Ihre E-Mail-Adresse",
  name: null,
  paragraphs: [
    "Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Sobald das geschehen ist, können Sie sich anmelden."
  ],
  action: { label: "E-Mail-Adresse bestätigen", url: link },
  footnote: `${validFor(minutes)} Wenn Sie kein Konto angelegt haben, können Sie diese E-Mail ignorieren.`
})

export const accountErased: Own["accountErased"] = () => ({
  subject: "Ihr Konto wurde gelöscht",
  name: null,
  paragraphs: [
    "Ihr Konto und die über Sie gespeicherten Daten wurden gelöscht.",
    "Belege über Zahlungen bleiben ohne Ihren Namen in unseren Büchern, wie es das Gesetz verlangt."
  ],
  footnote: "Wenn Sie das nicht waren, schreiben Sie uns bitte sofort: Jemand anderes hatte dann Zugriff auf Ihr Konto."
})

/** The registrant may be a stranger: no name in it. */
export const resetPassword: Own["resetPassword"] = ({ link, minutes }) => ({
  subject: "Setzen Sie Ihr Passwort zurück",
  name: null,
  paragraphs: [
    "Jemand, hoffentlich Sie selbst, möchte für das Konto mit dieser E-Mail-Adresse ein neues Passwort festlegen."
  ],
  action: { label: "Neues Passwort festlegen", url: link },
  footnote: `${validFor(minutes)} Wenn Sie das nicht waren, ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.`
})

const changed = { subject: "Ihr Passwort wurde geändert", name: null } as const

const afterwards = ({ url, when }: Pick<Occasion, "when" | "url">) => ({
  facts: [["Zeitpunkt", when]] satisfies Facts,
  action: { label: "Konto öffnen", url },
  footnote:
    "Wenn Sie das nicht waren, fordern Sie jetzt einen Link zum Zurücksetzen Ihres Passworts an: Dadurch werden alle abgemeldet."
})

export const passwordChange: Own["passwordChange"] = (how, occasion) => ({
  ...changed,
  ...(how === "set" && { subject: "Ihr Konto hat jetzt ein Passwort" }),
  paragraphs: [
    how === "set"
      ? "Ihr Konto hat jetzt ein Passwort. Auf allen anderen Geräten ist eine neue Anmeldung nötig."
      : "Das Passwort Ihres Kontos wurde geändert. Auf allen anderen Geräten ist eine neue Anmeldung nötig."
  ],
  ...afterwards(occasion)
})

/** "2 Passkeys und eine Authenticator-App" */
const counted = ({ apps, passkeys }: RemovedFactors) =>
  [
    ...(passkeys === 0 ? [] : [passkeys === 1 ? "ein Passkey" : `${passkeys} Passkeys`]),
    ...(apps === 0 ? [] : ["eine Authenticator-App"])
  ].join(" und ")

const removal = (removed: RemovedFactors) =>
  `Was kurz zuvor hinzugefügt worden war, haben wir entfernt, da es von jemand anderem stammen könnte: ${counted(removed)}. Falls Sie das waren, fügen Sie es bitte erneut hinzu.`

const amount = (count: number) => (count === 0 ? "keine" : String(count))

/** Only the last digits: the holder recognises the number, and others cannot use it. */
const phoneSaid = (number: string | null) => (number === null ? "keine" : `endet auf ${number.slice(-3)}`)

/** Without device names: whoever was signed in has chosen them. */
export const passwordReset: Own["passwordReset"] = ({ left, removed }, occasion) => {
  const { facts, ...rest } = afterwards(occasion)
  return {
    ...changed,
    paragraphs: [
      "Über einen Link aus diesem Postfach wurde ein neues Passwort für Ihr Konto festgelegt. Auf allen Geräten ist eine neue Anmeldung nötig.",
      ...(removed === undefined ? [] : [removal(removed)]),
      "Sehen Sie bitte nach, was in Ihrem Konto noch hinterlegt ist, und entfernen Sie alles, was nicht von Ihnen stammt."
    ],
    facts: [
      ...facts,
      ["Passkeys", amount(left.passkeys)],
      ["Authenticator-Apps", amount(left.apps)],
      ["Telefonnummer", phoneSaid(left.phoneNumber)],
      ["Backup-Codes", amount(left.backupCodes)],
      ["Verknüpfte Anmeldungen", left.providers.length === 0 ? "keine" : left.providers.join(", ")]
    ],
    ...rest
  }
}
