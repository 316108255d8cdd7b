import { DateTime, Effect, Option } from "effect"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { AccountNotFound, EmailAlreadyVerified } from "../errors.js"
import type { Operations } from "../operations.js"
import { UserRepository } from "../ports.js"
import { makeRequestVerification } from "../verification-link.js"

/** Mails a new link, which replaces the former one. */
export const resendVerification = Effect.gen(function* () {
  const users = yield* UserRepository
  const { transact } = yield* UnitOfWork
  const requestVerification = yield* makeRequestVerification

  const handler: Handler<Operations, "resendVerification"> = Effect.fnUntraced(function* (_, { email }) {
    const user = Option.getOrUndefined(yield* users.findByEmail(email))
    if (user === undefined) return yield* new AccountNotFound()
    if (user.emailVerifiedAt !== null) return yield* new EmailAlreadyVerified()
    yield* requestVerification(user.id, yield* DateTime.now)
    return {}
  }, transact)

  return handler
})
