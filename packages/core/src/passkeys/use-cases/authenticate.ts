import { DateTime, Effect, Option } from "effect"
import { admitted, tokenIssuer, UserRepository, userResource } from "../../identity/index.js"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { type ProvenPasskey, passkeyAssertions } from "../assertions.js"
import { PasskeySignInRefused } from "../errors.js"
import type { Operations } from "../operations.js"
import { CeremonyRefused } from "../ports.js"
import { loggedRefusal } from "../refusal.js"

const refused = (reason: string) => new CeremonyRefused({ reason })

/** Trades an assertion for a full token. A passkey is two factors by itself, so no second one is asked for. */
export const authenticate = Effect.gen(function* () {
  const users = yield* UserRepository
  const issueToken = yield* tokenIssuer
  const { transact } = yield* UnitOfWork
  const { use, verify } = yield* passkeyAssertions

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
      return { user: userResource(user), token: yield* issueToken(userId, now) }
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
    Effect.tapError(loggedRefusal("A sign-in by passkey was refused")),
    Effect.catchTag("CeremonyRefused", () => new PasskeySignInRefused())
  )

  return handler
})
