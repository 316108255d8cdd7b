/** Mails and texts about second factors, in German. */
import type { FactorChange, OneTimeCode } from "../../../two-factor/index.js"
import type { LettersOf } from "../letters.js"
import { minutesSaid } from "./minutes.js"

type Own = LettersOf<"auth.two_factor_code" | "auth.two_factor_sms" | "auth.security_alert">

const somebodyElse =
  "Wenn Sie ihn nicht angefordert haben, ist jemand anderes in Ihrem Konto angemeldet: Melden Sie das fremde Gerät dann bitte ab."

/** Warnings about a code that the user did not request. */
const warnings: { readonly [P in OneTimeCode["purpose"]]: string } = {
  sign_in:
    "Wenn Sie ihn nicht angefordert haben, versucht jemand, sich in Ihrem Konto anzumelden: Ändern Sie dann bitte Ihr Passwort.",
  settings: somebodyElse,
  phone: somebodyElse,
  confirmation: somebodyElse
}

export const oneTimeCode: Own["oneTimeCode"] = (code, minutes, purpose) => ({
  subject: purpose === "sign_in" ? "Ihr Anmeldecode" : "Ihr Bestätigungscode",
  name: null,
  paragraphs: [
    `Ihr Code lautet ${code}.`,
    "Geben Sie ihn dort ein, wo Sie danach gefragt wurden. Verraten Sie ihn niemandem, auch uns nicht."
  ],
  footnote: `Der Code funktioniert nur einmal und ist ${minutesSaid(minutes)} lang gültig. ${warnings[purpose]}`
})

export const oneTimeCodeText: Own["oneTimeCodeText"] = (code, minutes) =>
  `${code} ist Ihr Code. Er funktioniert nur einmal und ist ${minutesSaid(minutes)} lang gültig. Verraten Sie ihn niemandem.`

const told: { readonly [C in FactorChange]: readonly [subject: string, sentence: string] } = {
  enabled: [
    "Die Zwei-Faktor-Authentifizierung ist aktiviert",
    "Für Ihr Konto wurde die Zwei-Faktor-Authentifizierung aktiviert."
  ],
  disabled: [
    "Die Zwei-Faktor-Authentifizierung ist deaktiviert",
    "Für Ihr Konto wurde die Zwei-Faktor-Authentifizierung deaktiviert."
  ],
  method_added: [
    "Eine Zwei-Faktor-Methode wurde hinzugefügt",
    "Ihrem Konto wurde eine neue Zwei-Faktor-Methode hinzugefügt."
  ],
  method_removed: [
    "Eine Zwei-Faktor-Methode wurde entfernt",
    "Aus Ihrem Konto wurde eine Zwei-Faktor-Methode entfernt."
  ],
  default_changed: [
    "Ihre Zwei-Faktor-Methode wurde geändert",
    "Die Methode, mit der Ihre Anmeldungen bestätigt werden, wurde geändert. Auf Geräten, die als vertrauenswürdig galten, wird wieder ein Code verlangt."
  ],
  authenticator_replaced: [
    "Ihre Authenticator-App wurde ersetzt",
    "Mit Ihrem Konto wurde eine andere Authenticator-App verbunden. Codes der bisherigen App sind nicht mehr gültig."
  ],
  backup_codes_replaced: [
    "Sie haben neue Backup-Codes",
    "Für Ihr Konto wurden neue Backup-Codes erstellt. Alle bisherigen sind nicht mehr gültig."
  ],
  backup_code_used: ["Ein Backup-Code wurde verwendet", "Jemand hat einen Ihrer Backup-Codes verwendet."],
  device_trusted: [
    "Ein Gerät gilt jetzt als vertrauenswürdig",
    "Ein Gerät wurde als vertrauenswürdig eingestuft: Für die Anmeldung darauf genügt Ihr Passwort."
  ],
  device_revoked: [
    "Ein Gerät gilt nicht mehr als vertrauenswürdig",
    "Ein Gerät wurde aus der Liste der vertrauenswürdigen Geräte entfernt. Bei der Anmeldung darauf wird wieder ein Code verlangt."
  ],
  phone_verified: ["Ihre Telefonnummer wurde bestätigt", "Für Ihr Konto wurde eine Telefonnummer bestätigt."],
  locked_out: [
    "Zu viele falsche Codes",
    "Jemand hat für Ihr Konto mehrmals falsche Codes eingegeben. Eine Viertelstunde lang wird kein Code angenommen."
  ]
}

/** Contains nothing that a stranger could have chosen. */
export const factorChange: Own["factorChange"] = (change, { url, name, when }) => {
  const [subject, sentence] = told[change]
  return {
    subject,
    name,
    paragraphs: [sentence],
    facts: [["Zeitpunkt", when]],
    action: { label: "Konto öffnen", url },
    footnote: "Wenn Sie das nicht waren, ändern Sie jetzt Ihr Passwort: Dadurch werden alle anderen abgemeldet."
  }
}
