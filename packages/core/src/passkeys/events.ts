/** Events of passkeys, as stored in the outbox. */
import { event, UserId } from "../kernel/index.js"
import { PasskeyId } from "./ids.js"

const fields = { userId: UserId, passkeyId: PasskeyId }

export const PasskeyAdded = event("passkeys.PasskeyAdded", fields, ({ userId }) => userId)
export const PasskeyRemoved = event("passkeys.PasskeyRemoved", fields, ({ userId }) => userId)
