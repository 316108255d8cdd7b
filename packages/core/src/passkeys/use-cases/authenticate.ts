import { DateTime, Effect, Option } from "effect"
import { admitted, makeIssueToken, toUserResource, UserRepository } from "../../identity/index.js"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { makePasskeyAssertions, type ProvenPasskey } from "../assertions.js"
import { PasskeySignInRefused } from "../errors.js"
import { logCeremonyRefused } from "../log-refused.js"
import type { Operations } from "../operations.js"
import { CeremonyRefused } from "../ports.js"

const refused = (reason: string) => new CeremonyRefused({ reason })

/** Signs in with a passkey: a full token. A passkey counts as two factors, so there is no challenge. */
export const authenticate = Effect.gen(function* () {
  const users = yield* UserRepository
  const issueToken = yield* makeIssueToken
  const { transact } = yield* UnitOfWork
  const { use, verify } = yield* makePasskeyAssertions

  const signIn = Effect.fnUntraced(
    function* (assertion: ProvenPasskey) {
      const { userId } = assertion.passkey
      // Locked: an account that is banned meanwhile would else keep the token that is issued below.
      const user = Option.getOrUndefined(yield* users.lock(userId))
      if (user === undefined) return yield* refused("The account is gone.")
      yield* admitted(user)
      if (user.emailVerifiedAt === null) return yield* refused("The account's address is not verified.")
      const now = yield* DateTime.now
      yield* use(assertion, now)
      return { user: toUserResource(user), token: yield* issueToken(userId, now) }
    },
    Effect.catchTags({
      AccountBanned: ({ message }) => refused(message),
      AccountInactive: ({ message }) => refused(message)
    }),
    transact
  )

  const handler: Handler<Operations, "authenticate"> = Effect.fnUntraced(
    function* (_, { credential }) {
      return yield* signIn(yield* verify(credential))
    },
    Effect.tapError(logCeremonyRefused("A sign-in by passkey was refused")),
    Effect.catchTag("CeremonyRefused", () => new PasskeySignInRefused())
  )

  return handler
})
