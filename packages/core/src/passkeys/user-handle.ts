import { Effect } from "effect"
import { Secrets, type UserId } from "../kernel/index.js"

/**
 * By which authenticators know an account: the same for all of its passkeys, and nothing that others could tell the
 * account by, unlike its id. Kept with each passkey, so that they outlive a change of the host's secret.
 */
export const makeUserHandle = Effect.map(
  Secrets,
  (secrets) => (userId: UserId) => secrets.derive(`passkeys.userHandle:${userId}`)
)
