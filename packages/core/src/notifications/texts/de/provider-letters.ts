/** Mails about OAuth sign-in, in German. */
import type { LettersOf } from "../letters.js"

/** No name where the account was a stranger's until now. */
export const providerLinked: LettersOf<"auth.security_alert">["providerLinked"] = ({
  url,
  isTakenOver,
  name,
  provider
}) => ({
  subject: `Sie können sich jetzt mit ${provider} anmelden`,
  name: isTakenOver ? null : name,
  paragraphs: [
    `Jemand hat sich mit einem Konto bei ${provider} angemeldet, zu dem diese E-Mail-Adresse gehört. Mit diesem Konto bei ${provider} lässt sich ab jetzt auch Ihr Konto öffnen.`,
    ...(isTakenOver
      ? ["Diese E-Mail-Adresse hatte zuvor niemand bestätigt. Das bis dahin festgelegte Passwort gilt nicht mehr."]
      : [])
  ],
  action: { label: "Konto öffnen", url },
  footnote: `Wenn Sie das nicht waren, sichern Sie zuerst Ihr Konto bei ${provider} und legen Sie dann hier ein neues Passwort fest.`
})
