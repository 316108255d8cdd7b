/** Mails about passkeys, in German. Without device names, which whoever is signed in chooses. */
import type { Letter, Occasion } from "../../templates/letter.js"
import type { LettersOf } from "../letters.js"

type Own = LettersOf<"auth.security_alert">

const otherwise =
  "Wenn Sie das nicht waren, melden Sie sich an, prüfen Sie Ihre Passkeys und angemeldeten Geräte und legen Sie ein neues Passwort fest: Möglicherweise ist jemand anderes in Ihrem Konto angemeldet."

const changed = (subject: string, paragraph: string, { url, name, when }: Occasion): Letter => ({
  subject,
  name,
  paragraphs: [paragraph, otherwise],
  facts: [["Zeitpunkt", when]],
  action: { label: "Konto öffnen", url }
})

export const passkeyAdded: Own["passkeyAdded"] = (occasion) =>
  changed(
    "Ihrem Konto wurde ein Passkey hinzugefügt",
    "Mit diesem Passkey lässt sich Ihr Konto ab jetzt ohne Passwort und ohne Code öffnen.",
    occasion
  )

export const passkeyRemoved: Own["passkeyRemoved"] = (occasion) =>
  changed(
    "Ein Passkey wurde aus Ihrem Konto entfernt",
    "Mit diesem Passkey lässt sich Ihr Konto nicht mehr öffnen.",
    occasion
  )
