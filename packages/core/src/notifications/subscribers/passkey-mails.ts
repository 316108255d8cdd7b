/** Mails about passkeys. */
import type { PayloadOf } from "../../kernel/index.js"
import type { PasskeyAdded, PasskeyRemoved } from "../../passkeys/index.js"
import { holderMailReaction } from "../holder-mail-reaction.js"
import { passkeyAdded, passkeyRemoved } from "../templates/passkey-letters.js"

export const mailPasskeyAdded = holderMailReaction(
  { name: "notifications.mailPasskeyAdded", type: "auth.security_alert" },
  (_: PayloadOf<typeof PasskeyAdded>, occasion) => passkeyAdded(occasion)
)

export const mailPasskeyRemoved = holderMailReaction(
  { name: "notifications.mailPasskeyRemoved", type: "auth.security_alert" },
  (_: PayloadOf<typeof PasskeyRemoved>, occasion) => passkeyRemoved(occasion)
)
