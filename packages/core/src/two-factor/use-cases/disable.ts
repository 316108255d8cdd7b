import { DateTime, Effect, Either, Option } from "effect"
import {
  type Credentials,
  makeCheckOwnPassword,
  makeLockProvenAccount,
  type User,
  UserRepository
} from "../../identity/index.js"
import { type Handler, InvalidInput, requiredProblem, UnitOfWork, type UserId } from "../../kernel/index.js"
import { makeAnswerCheck } from "../answer-check.js"
import { isBackupCode } from "../backup-codes.js"
import { makeCodeSender } from "../code-sender.js"
import {
  CodeRequired,
  type CodeThrottled,
  IncorrectPassword,
  InvalidCode,
  type TwoFactorLocked,
  TwoFactorNotEnabled
} from "../errors.js"
import { makeFactorChanges } from "../factor-changes.js"
import { noFactors } from "../factors.js"
import type { Operations } from "../operations.js"
import type { TwoFactorStatus } from "../resources.js"

type Unproven = TwoFactorNotEnabled | CodeRequired | InvalidCode

/** Turns two-factor off with a password, or without one with a code. */
export const disable = Effect.gen(function* () {
  const users = yield* UserRepository
  const { transact } = yield* UnitOfWork
  const checkPassword = yield* makeCheckOwnPassword
  const lockProven = yield* makeLockProvenAccount
  const { sendAgain } = yield* makeCodeSender
  const { verify } = yield* makeAnswerCheck
  const { locked, statusOf, turnOff } = yield* makeFactorChanges

  const finish = Effect.fnUntraced(function* (user: User, now: DateTime.Utc) {
    yield* turnOff(user, now)
    return yield* statusOf(user.id, noFactors)
  })

  const finishProven = Effect.fnUntraced(function* (proven: Credentials) {
    const user = yield* lockProven(proven)
    if (user === undefined) return yield* new IncorrectPassword()
    return yield* finish(user, yield* DateTime.now)
  }, transact)

  const byPassword = Effect.fnUntraced(function* (user: User, password: string | undefined) {
    if (!password) return yield* new InvalidInput({ problems: [requiredProblem(["password"])] })
    const proven = yield* checkPassword(user, password)
    return yield* proven === undefined ? new IncorrectPassword() : finishProven(proven)
  })

  /** What is wrong is told after the commit: the count of wrong codes has to stay, and a code has to go out. */
  const byCode = Effect.fnUntraced(function* (
    userId: UserId,
    code: string | undefined
  ): Effect.fn.Return<Either.Either<TwoFactorStatus, Unproven>, TwoFactorLocked | CodeThrottled> {
    const now = yield* DateTime.now
    const user = yield* locked(userId)
    const method = user.defaultTwoFactorMethod
    if (method === null) return Either.left(new TwoFactorNotEnabled())
    const question = { userId, purpose: "settings", tokenId: null } as const
    if (!code) {
      if (method !== "totp") yield* sendAgain({ ...question, method, phoneNumber: null }, now)
      return Either.left(new CodeRequired({ method }))
    }
    const answer = { method: isBackupCode(code) ? "backup_code" : method, code } as const
    const proof = yield* verify(question, answer, now)
    return proof === null ? Either.left(new InvalidCode()) : Either.right(yield* finish(user, now))
  }, transact)

  const handler: Handler<Operations, "disable"> = Effect.fnUntraced(function* ({ userId }, { code, password }) {
    const user = Option.getOrThrow(yield* users.find(userId))
    if (user.twoFactorMethods.length === 0) return yield* new TwoFactorNotEnabled()
    return yield* user.hasPassword ? byPassword(user, password) : Effect.flatten(byCode(userId, code))
  })

  return handler
})
