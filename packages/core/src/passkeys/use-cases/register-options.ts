import { Effect, Option } from "effect"
import { EmailNotVerified, UserNotFound, UserRepository } from "../../identity/index.js"
import { type Handler, Settings } from "../../kernel/index.js"
import { makeChallenges } from "../challenges.js"
import { TooManyPasskeys } from "../errors.js"
import type { Operations } from "../operations.js"
import { PasskeyCeremonies, PasskeyRepository } from "../ports.js"
import { maxPasskeys } from "../settings.js"
import { makeUserHandle } from "../user-handle.js"

/**
 * Only for a verified address: a passkey on any other account would stay in the hands of whoever registered it, when
 * the owner of the address takes the account over.
 */
export const registerOptions = Effect.gen(function* () {
  const users = yield* UserRepository
  const passkeys = yield* PasskeyRepository
  const ceremonies = yield* PasskeyCeremonies
  const settings = yield* Settings
  const { issue } = yield* makeChallenges
  const userHandleOf = yield* makeUserHandle

  const handler: Handler<Operations, "registerOptions"> = Effect.fnUntraced(function* ({ userId }) {
    const user = Option.getOrUndefined(yield* users.find(userId))
    if (user === undefined) return yield* new UserNotFound()
    if (user.emailVerifiedAt === null) return yield* new EmailNotVerified()
    const exclude = yield* passkeys.list(userId)
    // Decided at the registration; reported here before an authenticator is used in vain.
    if (exclude.length >= (yield* settings.get(maxPasskeys))) return yield* new TooManyPasskeys()
    const issued = yield* issue(userId)
    const handle = yield* userHandleOf(userId, issued.challenge)
    const options = ceremonies.creationOptions({
      ...issued,
      user: { handle, name: user.email, displayName: user.fullName },
      exclude
    })
    return { options }
  })

  return handler
})
