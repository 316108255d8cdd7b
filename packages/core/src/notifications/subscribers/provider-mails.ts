/** Mails about sign-in with providers. */
import type { PayloadOf } from "../../kernel/index.js"
import { type OAuthLinked, providerLabel } from "../../oauth/index.js"
import { holderMailReaction } from "../holder-mail-reaction.js"
import { providerLinked } from "../templates/provider-letters.js"

/** To the account that can now sign in with the provider. */
export const mailProviderLinked = holderMailReaction(
  { name: "notifications.mailProviderLinked", type: "auth.security_alert" },
  ({ isTakenOver, provider }: PayloadOf<typeof OAuthLinked>, { home, name }) =>
    providerLinked({ name, provider: providerLabel(provider), isTakenOver, home })
)
