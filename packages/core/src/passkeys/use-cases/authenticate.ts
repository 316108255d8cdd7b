import { DateTime, Effect, Option } from "effect"
import { admitted, tokenIssuer, UserRepository, userResource } from "../../identity/index.js"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import type { PasskeyAssertion } from "../ceremony-data.js"
import { challenges } from "../challenges.js"
import { PasskeySignInRefused } from "../errors.js"
import type { Operations } from "../operations.js"
import type { Passkey } from "../passkey.js"
import { CeremonyRefused, PasskeyCeremonies, PasskeyRepository } from "../ports.js"
import { logged } from "../refusal.js"

const refused = (reason: string) => new CeremonyRefused({ reason })

/** Trades an assertion for a full token. A passkey is two factors by itself, so no second one is asked for. */
export const authenticate = Effect.gen(function* () {
  const users = yield* UserRepository
  const passkeys = yield* PasskeyRepository
  const ceremonies = yield* PasskeyCeremonies
  const issueToken = yield* tokenIssuer
  const { transact } = yield* UnitOfWork
  const { take } = yield* challenges

  /** Nobody has said before who they are, so the authenticator must (WebAuthn, section 7.2, step 6). */
  const named = Effect.fnUntraced(function* ({ id, response }: PasskeyAssertion) {
    const passkey = Option.getOrUndefined(yield* passkeys.findByCredentialId(id))
    if (passkey === undefined) return yield* refused("No account has the passkey.")
    return response.userHandle === passkey.userHandle ? passkey : yield* refused("It names another account.")
  })

  const signIn = Effect.fnUntraced(
    function* ({ id, userId }: Passkey, signCount: number) {
      // Locked: an account that is banned meanwhile would else keep the token that is issued below.
      const user = Option.getOrUndefined(yield* users.lock(userId))
      if (user === undefined) return yield* refused("The account is gone.")
      yield* admitted(user)
      if (user.emailVerifiedAt === null) return yield* refused("The account's address is not verified.")
      const now = yield* DateTime.now
      if (!(yield* passkeys.noteUse(id, signCount, now))) return yield* refused("Its count has not risen.")
      return { user: userResource(user), token: yield* issueToken(userId, now) }
    },
    Effect.catchTags({
      AccountBanned: ({ message }) => refused(message),
      AccountInactive: ({ message }) => refused(message)
    }),
    transact
  )

  const handler: Handler<Operations, "authenticate"> = Effect.fnUntraced(
    function* (_, { credential: answer }) {
      const challenge = yield* take(answer, null)
      const passkey = yield* named(answer)
      return yield* signIn(passkey, yield* ceremonies.verifyAssertion(answer, challenge, passkey))
    },
    Effect.tapError(logged("A sign-in by passkey was refused")),
    Effect.catchTag("CeremonyRefused", () => new PasskeySignInRefused())
  )

  return handler
})
