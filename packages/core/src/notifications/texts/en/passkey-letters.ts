/** Mail templates about passkeys. Without device names, which whoever is signed in chooses. */
import type { Letter, Occasion } from "../../templates/letter.js"

const otherwise =
  "If this was not you, sign in, look at your passkeys and sessions, and choose a new password: somebody else may be signed in to your account."

const changed = (subject: string, paragraph: string, { url, name, when }: Occasion): Letter => ({
  subject,
  name,
  paragraphs: [paragraph, otherwise],
  facts: [["When", when]],
  action: { label: "Open your account", url }
})

export const passkeyAdded = (occasion: Occasion): Letter =>
  changed(
    "A passkey was added to your account",
    "From now on it opens your account without your password or a code.",
    occasion
  )

export const passkeyRemoved = (occasion: Occasion): Letter =>
  changed("A passkey was removed from your account", "It does not open your account any more.", occasion)
