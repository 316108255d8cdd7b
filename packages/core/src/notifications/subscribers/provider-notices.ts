/** Notices about sign-in with providers. */
import type { PayloadOf } from "../../kernel/index.js"
import { type OAuthLinked, providerLabel } from "../../oauth/index.js"
import { holderNotice } from "../holder-notice.js"

/** To the account that can now sign in with the provider. */
export const providerLinked = holderNotice(
  { name: "ProviderLinked", type: "auth.security_alert" },
  ({ isTakenOver, provider }: PayloadOf<typeof OAuthLinked>, { letters, name, url }) => ({
    facts: { change: "provider_linked", provider: providerLabel(provider) },
    letter: letters.providerLinked({ name, provider: providerLabel(provider), isTakenOver, url })
  })
)
