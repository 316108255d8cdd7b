import { DateTime, Effect, Option } from "effect"
import { AccessTokenId, AccessTokenRepository, UserRepository } from "../../identity/index.js"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { makeCodeSender } from "../code-sender.js"
import { BackupCodesAreNoMethod, ChallengeOver, MethodNotEnabled, SmsUnavailable } from "../errors.js"
import type { Operations } from "../operations.js"
import { TextMessagesAvailable } from "../ports.js"

/** Changes the method of a pending sign-in, or sends its code again. */
export const switchMethod = Effect.gen(function* () {
  const users = yield* UserRepository
  const tokens = yield* AccessTokenRepository
  const { transact } = yield* UnitOfWork
  const { sendAgain } = yield* makeCodeSender
  const textsAvailable = yield* TextMessagesAvailable

  const handler: Handler<Operations, "switchMethod"> = Effect.fnUntraced(function* ({ tokenId, userId }, { method }) {
    const now = yield* DateTime.now
    const id = AccessTokenId.make(tokenId)
    const user = Option.getOrUndefined(yield* users.lock(userId))
    const asked = yield* tokens.findChallengeMethod(id, now)
    if (user === undefined || Option.isNone(asked)) return yield* new ChallengeOver()
    // They need no switch either: they are taken beside any method.
    if (method === "backup_code") return yield* new BackupCodesAreNoMethod()
    if (!user.twoFactorMethods.includes(method)) return yield* new MethodNotEnabled()
    if (method === "sms" && !textsAvailable) return yield* new SmsUnavailable()
    yield* tokens.setChallengeMethod(id, method)
    if (method !== "totp") yield* sendAgain({ userId, purpose: "sign_in", tokenId: id, method, phoneNumber: null }, now)
    return { method }
  }, transact)

  return handler
})
