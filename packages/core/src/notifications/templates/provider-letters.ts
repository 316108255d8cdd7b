/** What is written about sign-in with providers. */
import type { Letter } from "./letter.js"

interface Link {
  readonly name: string
  /** As the provider calls itself. */
  readonly provider: string
  /** What was set up under the address before is gone, since nobody had verified it. */
  readonly isTakenOver: boolean
  readonly home: string
}

export const providerLinked = ({ home, isTakenOver, name, provider }: Link): Letter => ({
  subject: `You can now sign in with ${provider}`,
  name: isTakenOver ? null : name,
  paragraphs: [
    `Somebody has signed in with a ${provider} account that has this email address. From now on that ${provider} account opens yours.`,
    ...(isTakenOver
      ? ["Nobody had verified this email address before. The password that was set until then no longer works."]
      : [])
  ],
  action: { label: "Open your account", url: home },
  footnote: `If this was not you, secure your ${provider} account first, then set a new password here.`
})
