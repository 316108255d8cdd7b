import { Effect } from "effect"
import { derivedBeside, Secrets, type UserId } from "../kernel/index.js"

/**
 * By which authenticators know an account: the same for all of its passkeys that were registered under one secret of the
 * host, and nothing that others could tell the account by, unlike its id. Kept with each passkey, so that they outlive a
 * change of the secret. That of a registration goes by its challenge: the authenticator keeps what it was given before
 * the answer came.
 */
export const makeUserHandle = Effect.map(
  Secrets,
  (secrets) => (userId: UserId, challenge: string) =>
    Effect.provideService(derivedBeside(challenge, `passkeys.userHandle:${userId}`), Secrets, secrets)
)
