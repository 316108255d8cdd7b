/** Mail templates about OAuth sign-in. */
import type { Letter } from "../../templates/letter.js"

interface Link {
  readonly name: string
  /** Provider name. */
  readonly provider: string
  /** The unverified account's former credentials were removed. */
  readonly isTakenOver: boolean
  readonly url: string
}

export const providerLinked = ({ url, isTakenOver, name, provider }: Link): Letter => ({
  subject: `You can now sign in with ${provider}`,
  name: isTakenOver ? null : name,
  paragraphs: [
    `Somebody has signed in with a ${provider} account that has this email address. From now on that ${provider} account opens yours.`,
    ...(isTakenOver
      ? ["Nobody had verified this email address before. The password that was set until then no longer works."]
      : [])
  ],
  action: { label: "Open your account", url },
  footnote: `If this was not you, secure your ${provider} account first, then set a new password here.`
})
