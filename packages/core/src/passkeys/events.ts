/** Events of passkeys, as stored in the outbox. */
import { event, UserId } from "../kernel/index.js"
import { PasskeyId } from "./ids.js"

const fields = { userId: UserId, passkeyId: PasskeyId }

/** The account has one more passkey. */
export const PasskeyAdded = event("passkeys.PasskeyAdded", fields, ({ userId }) => userId)
/** The account has one passkey less. */
export const PasskeyRemoved = event("passkeys.PasskeyRemoved", fields, ({ userId }) => userId)
