/** Notices about passkeys. */
import type { PayloadOf } from "../../kernel/index.js"
import type { PasskeyAdded, PasskeyRemoved } from "../../passkeys/index.js"
import { holderNotice } from "../holder-notice.js"

const type = "auth.security_alert"

export const passkeyAdded = holderNotice(
  { name: "PasskeyAdded", type },
  (_: PayloadOf<typeof PasskeyAdded>, occasion) => ({
    facts: { change: "passkey_added", provider: null },
    letter: occasion.letters.passkeyAdded(occasion)
  })
)

export const passkeyRemoved = holderNotice(
  { name: "PasskeyRemoved", type },
  (_: PayloadOf<typeof PasskeyRemoved>, occasion) => ({
    facts: { change: "passkey_removed", provider: null },
    letter: occasion.letters.passkeyRemoved(occasion)
  })
)
