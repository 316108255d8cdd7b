import { DateTime, Effect, Option } from "effect"
import { type Handler, InvalidInput, UnitOfWork } from "../../kernel/index.js"
import { makeCreateAccount } from "../account-creation.js"
import { makeAcceptPassword } from "../common-passwords.js"
import { EmailTaken } from "../errors.js"
import type { Operations } from "../operations.js"
import { PasswordHasher, UserRepository } from "../ports.js"
import { toUserResource } from "../to-resource.js"
import { makeRequestVerification } from "../verification-link.js"

const alreadyRegistered = ({ message }: EmailTaken) => new InvalidInput({ problems: [{ path: ["email"], message }] })

/** Makes a mentee's account, which can sign in once its address is verified. */
export const register = Effect.gen(function* () {
  const users = yield* UserRepository
  const hasher = yield* PasswordHasher
  const { transact } = yield* UnitOfWork
  const accept = yield* makeAcceptPassword
  const createAccount = yield* makeCreateAccount
  const requestVerification = yield* makeRequestVerification

  const store = Effect.fnUntraced(function* (account: Parameters<typeof createAccount>[0]) {
    const user = yield* createAccount(account)
    yield* Effect.orDie(requestVerification(user.id, yield* DateTime.now))
    return user
  }, transact)

  const handler: Handler<Operations, "register"> = Effect.fnUntraced(
    function* (_, { email, full_name: fullName, locale, password, timezone: timeZone }) {
      // Saves the hashing; the database decides races.
      if (Option.isSome(yield* users.findByEmail(email))) return yield* new EmailTaken()
      const passwordHash = yield* hasher.hash(yield* accept(password))
      const user = yield* store({ fullName, email, passwordHash, timeZone, locale, emailVerifiedAt: null })
      return { user: toUserResource(user) }
    },
    Effect.catchTag("EmailTaken", alreadyRegistered)
  )

  return handler
})
