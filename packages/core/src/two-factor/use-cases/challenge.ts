import { DateTime, Effect, Either, Option } from "effect"
import type { TwoFactorMethod } from "../../identity/index.js"
import {
  AccessTokenId,
  AccessTokenRepository,
  AwaitingChallenge,
  admitted,
  makeIssueToken,
  toUserResource,
  UserRepository
} from "../../identity/index.js"
import { type Handler, type Pending, UnitOfWork } from "../../kernel/index.js"
import { makeAnswerCheck } from "../answer-check.js"
import { ChallengeOver, InvalidCode, MethodNotEnabled } from "../errors.js"
import type { Operations } from "../operations.js"
import { BackupCodeRepository } from "../ports.js"
import { makeTrustDevice } from "../trust-device.js"

interface Attempt {
  readonly code: string
  /** The challenge's own unless told. */
  readonly method?: TwoFactorMethod | null | undefined
  readonly trust_device: boolean
}

/** Trades a pending token and a right answer for a full token, once. */
const makeAnswerChallenge = Effect.gen(function* () {
  const users = yield* UserRepository
  const tokens = yield* AccessTokenRepository
  const { transact } = yield* UnitOfWork
  const { verify } = yield* makeAnswerCheck
  const issueToken = yield* makeIssueToken
  const trustDevice = yield* makeTrustDevice
  const awaiting = yield* AwaitingChallenge

  /** A wrong answer is no failure of the transaction: its count has to stay. */
  const decide = Effect.fnUntraced(function* ({ tokenId, userId }: Pending, attempt: Attempt) {
    const now = yield* DateTime.now
    const id = AccessTokenId.make(tokenId)
    // The lock first: of two answers at once the second one finds the token gone.
    const user = Option.getOrUndefined(yield* users.lock(userId))
    const asked = Option.getOrUndefined(yield* tokens.findChallengeMethod(id, now))
    if (user === undefined || asked === undefined) return yield* new ChallengeOver()
    yield* Effect.mapError(admitted(user), () => new ChallengeOver())
    const method = attempt.method ?? asked
    if (method !== "backup_code" && !user.twoFactorMethods.includes(method)) return yield* new MethodNotEnabled()
    const proof = yield* verify({ userId, purpose: "sign_in", tokenId: id }, { method, code: attempt.code }, now)
    if (proof === null) return Either.left(new InvalidCode())
    if (!(yield* awaiting.complete(id, userId, now))) return yield* new ChallengeOver()
    yield* tokens.revoke(id)
    return Either.right({
      user: toUserResource(user),
      token: yield* issueToken(userId, now),
      trusted_device_token: attempt.trust_device ? yield* trustDevice(userId, now) : null
    })
  }, transact)

  return (actor: Pending, attempt: Attempt) => Effect.flatten(decide(actor, attempt))
})

export const challenge = Effect.map(makeAnswerChallenge, (answer): Handler<Operations, "challenge"> => answer)

export const challengeByBackupCode = Effect.gen(function* () {
  const backupCodes = yield* BackupCodeRepository
  const answer = yield* makeAnswerChallenge

  const handler: Handler<Operations, "challengeByBackupCode"> = Effect.fnUntraced(function* (actor, attempt) {
    const signedIn = yield* Effect.catchTag(
      answer(actor, { ...attempt, method: "backup_code" }),
      "MethodNotEnabled",
      Effect.die
    )
    const left = Option.match(yield* backupCodes.find(actor.userId), {
      onNone: () => 0,
      onSome: ({ hashes }) => hashes.length
    })
    return { ...signedIn, remaining_backup_codes: left }
  })

  return handler
})
