import { DateTime, Effect, Either, Option } from "effect"
import {
  makeCheckOwnPassword,
  makeNoteProof,
  type TwoFactorMethod,
  type User,
  UserRepository
} from "../../identity/index.js"
import { type User as Caller, type Handler, UnitOfWork } from "../../kernel/index.js"
import {
  logCeremonyRefused,
  makePasskeyAssertions,
  type PasskeyAssertion,
  PasskeyNotVerified
} from "../../passkeys/index.js"
import { makeAnswerCheck } from "../answer-check.js"
import { makeCodeSender } from "../code-sender.js"
import {
  CodeRequired,
  type CodeThrottled,
  IncorrectPassword,
  InvalidCode,
  MethodNotEnabled,
  SmsUnavailable,
  type TwoFactorLocked
} from "../errors.js"
import { makeFactorChanges } from "../factor-changes.js"
import type { Operations } from "../operations.js"
import { TextMessagesAvailable } from "../ports.js"

interface CodeProof {
  readonly method: TwoFactorMethod
  readonly code: string | undefined
}
type Unproven = MethodNotEnabled | SmsUnavailable | CodeRequired | InvalidCode

/** Whether the account can confirm by this method: always by mail, else by an enabled one. */
const canConfirmBy = ({ emailVerifiedAt, twoFactorMethods }: User, method: TwoFactorMethod): boolean => {
  if (method === "email") return emailVerifiedAt !== null
  return method === "backup_code" ? twoFactorMethods.length > 0 : twoFactorMethods.includes(method)
}

const makeConfirmByPassword = Effect.gen(function* () {
  const users = yield* UserRepository
  const isOwnPassword = yield* makeCheckOwnPassword
  const noteProof = yield* makeNoteProof

  /** A password that is changed meanwhile takes the token with it. */
  return Effect.fnUntraced(function* (caller: Caller, password: string) {
    const user = Option.getOrThrow(yield* users.find(caller.userId))
    if ((yield* isOwnPassword(user, password)) === undefined) return yield* new IncorrectPassword()
    yield* noteProof(caller, yield* DateTime.now)
  })
})

const makeConfirmByCode = Effect.gen(function* () {
  const { transact } = yield* UnitOfWork
  const textsAvailable = yield* TextMessagesAvailable
  const { sendAgain } = yield* makeCodeSender
  const { verify } = yield* makeAnswerCheck
  const { locked } = yield* makeFactorChanges
  const noteProof = yield* makeNoteProof

  /** What is wrong is told after the commit: the count of wrong codes has to stay, and a code has to go out. */
  const decide = Effect.fnUntraced(function* (
    caller: Caller,
    { code, method }: CodeProof
  ): Effect.fn.Return<Either.Either<void, Unproven>, TwoFactorLocked | CodeThrottled> {
    const user = yield* locked(caller.userId)
    const now = yield* DateTime.now
    if (!canConfirmBy(user, method)) return Either.left(new MethodNotEnabled())
    const question = { userId: user.id, purpose: "confirmation", tokenId: null } as const
    if (code === undefined && method !== "backup_code") {
      if (method === "sms" && !textsAvailable) return Either.left(new SmsUnavailable())
      if (method !== "totp") yield* sendAgain({ ...question, method, phoneNumber: null }, now)
      return Either.left(new CodeRequired({ method }))
    }
    if (code === undefined || (yield* verify(question, { method, code }, now)) === null)
      return Either.left(new InvalidCode())
    return Either.right(yield* noteProof(caller, now))
  }, transact)

  return (caller: Caller, proof: CodeProof) => Effect.flatten(decide(caller, proof))
})

const makeConfirmByPasskey = Effect.gen(function* () {
  const { transact } = yield* UnitOfWork
  const { use, verify } = yield* makePasskeyAssertions
  const { locked } = yield* makeFactorChanges
  const noteProof = yield* makeNoteProof

  return Effect.fnUntraced(
    function* (caller: Caller, credential: PasskeyAssertion) {
      const assertion = yield* verify(credential, caller.userId)
      yield* Effect.gen(function* () {
        yield* locked(caller.userId)
        const now = yield* DateTime.now
        yield* use(assertion, now)
        yield* noteProof(caller, now)
      }).pipe(transact)
    },
    Effect.tapError(logCeremonyRefused("A confirmation by passkey was refused")),
    Effect.catchTag("CeremonyRefused", () => new PasskeyNotVerified())
  )
})

/** Confirms the identity of the token's owner; the token stays the same. */
export const confirmIdentity = Effect.gen(function* () {
  const checkPassword = yield* makeConfirmByPassword
  const checkCode = yield* makeConfirmByCode
  const checkPasskey = yield* makeConfirmByPasskey

  const handler: Handler<Operations, "confirmIdentity"> = Effect.fnUntraced(function* (caller, input) {
    const { code, credential, method, password } = input
    if (credential) yield* checkPasskey(caller, credential)
    else if (method) yield* checkCode(caller, { method, code: code ?? undefined })
    // The rules have seen to it that there is one of the three.
    else yield* checkPassword(caller, password ?? "")
    return {}
  })

  return handler
})
