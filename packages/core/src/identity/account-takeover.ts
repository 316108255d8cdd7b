/** Takes over an unverified account for the proven owner of its address. */
import { type DateTime, Effect } from "effect"
import { Outbox, type UserId } from "../kernel/index.js"
import { EmailVerified } from "./events.js"
import { UserRepository } from "./ports.js"
import { makeRevokeAccess } from "./revoke-access.js"

/**
 * Gives the account to whoever has proven to somebody we trust that the address is theirs: password, second factors,
 * tokens and the open link of whoever registered it are gone. Within the caller's transaction. False, and nothing
 * happens, where the address was verified before.
 */
export const makeTakeOverAccount = Effect.gen(function* () {
  const users = yield* UserRepository
  const revoke = yield* makeRevokeAccess
  const outbox = yield* Outbox

  return Effect.fnUntraced(function* (userId: UserId, now: DateTime.Utc) {
    if (!(yield* users.takeOver(userId, now))) return false
    yield* revoke.all(userId)
    yield* outbox.append(EmailVerified, { userId }, now)
    return true
  })
})
