/** Loads the stored facts, checks an answer, and removes what it used up. */
import { type DateTime, Effect, Option } from "effect"
import { Outbox, Secrets, type UserId } from "../kernel/index.js"
import type { Attempts } from "./attempts.js"
import { backupCodeHashes } from "./backup-codes.js"
import { type Answer, judge, type Known, type Proof } from "./check-answer.js"
import { FactorsChanged } from "./events.js"
import { type Question, sentDigitsOfCode } from "./one-time-code.js"
import { AttemptRepository, BackupCodeRepository, OneTimeCodeRepository, TotpRepository } from "./ports.js"
import { makeTotpCredentials } from "./totp-credentials.js"

type Given = Omit<Answer, "backupCodeHashes">
type Evidence = Omit<Known, "attempts"> & Pick<Answer, "backupCodeHashes">
const noEvidence: Evidence = { sent: null, totp: null, backupCodes: [], backupCodeHashes: [] }

/**
 * Judges an answer within the caller's transaction. A wrong one is told as null and not as a failure, because its count
 * has to be committed: fail after the transaction, never inside of it.
 */
export const makeAnswerCheck = Effect.gen(function* () {
  const attempts = yield* AttemptRepository
  const codes = yield* OneTimeCodeRepository
  const totp = yield* TotpRepository
  const backupCodes = yield* BackupCodeRepository
  const outbox = yield* Outbox
  const secrets = yield* Secrets
  const credentials = yield* makeTotpCredentials

  const sentFor = Effect.fnUntraced(function* (question: Question): Effect.fn.Return<Evidence> {
    const code = Option.getOrUndefined(yield* codes.find(question))
    if (code === undefined) return noEvidence
    const digits = yield* Effect.provideService(sentDigitsOfCode(code.id), Secrets, secrets)
    return { ...noEvidence, sent: { code, digits } }
  })

  const appOf = Effect.fnUntraced(function* (userId: UserId): Effect.fn.Return<Evidence> {
    const { lastUsedStep = null, secret = null } = (yield* credentials.find(userId)) ?? {}
    return secret === null ? noEvidence : { ...noEvidence, totp: { secret, lastUsedStep } }
  })

  const backupOf = Effect.fnUntraced(function* (userId: UserId, code: string): Effect.fn.Return<Evidence> {
    const set = Option.getOrUndefined(yield* backupCodes.find(userId))
    if (set === undefined) return noEvidence
    const hashes = yield* Effect.provideService(backupCodeHashes(set.id, code), Secrets, secrets)
    return { ...noEvidence, backupCodes: set.hashes, backupCodeHashes: hashes }
  })

  /** Only what the method needs is looked up. */
  const evidenceFor = (question: Question, { code, method }: Given): Effect.Effect<Evidence> =>
    method === "totp"
      ? appOf(question.userId)
      : method === "backup_code"
        ? backupOf(question.userId, code)
        : sentFor(question)

  /** False where somebody else was faster. */
  const consume = (userId: UserId, proof: Proof, now: DateTime.Utc): Effect.Effect<boolean> => {
    switch (proof._tag) {
      case "Sent":
        return codes.spend(proof.code.id, now)
      case "Totp":
        return totp.useStep(userId, proof.step)
      case "BackupCode":
        return backupCodes.use(userId, proof.hash, now)
    }
  }

  const isLockedOut = ({ lockedUntil }: Attempts) => lockedUntil !== null

  /** The counted judgement of an answer; nothing is consumed yet. Looks for the evidence once nobody else can change it. */
  const judged = Effect.fnUntraced(function* (
    { purpose, userId }: Question,
    answer: Given,
    findEvidence: Effect.Effect<Evidence>,
    now: DateTime.Utc
  ) {
    const counted = yield* attempts.lock(userId, purpose)
    const { backupCodeHashes: hashes, ...evidence } = yield* findEvidence
    const judgement = yield* judge({ ...evidence, attempts: counted }, { ...answer, backupCodeHashes: hashes }, now)
    yield* attempts.put(userId, purpose, judgement.attempts)
    if (isLockedOut(judgement.attempts))
      yield* outbox.append(FactorsChanged, { userId, change: "locked_out" as const }, now)
    return judgement.proof
  })

  /** The proof that the answer is, used up; null where it is none. */
  const verify = Effect.fnUntraced(function* (question: Question, answer: Given, now: DateTime.Utc) {
    const proof = yield* judged(question, answer, evidenceFor(question, answer), now)
    if (proof === null || !(yield* consume(question.userId, proof, now))) return null
    if (proof._tag === "BackupCode")
      yield* outbox.append(FactorsChanged, { userId: question.userId, change: "backup_code_used" as const }, now)
    return proof
  })

  /**
   * The step by which a code fits a secret that does not count yet; null where it does not fit. A right one proves
   * nothing, as whoever is signed in has been shown the secret: it must not buy anybody more guesses at other codes.
   */
  const verifyPending = Effect.fnUntraced(function* (userId: UserId, secret: string, code: string, now: DateTime.Utc) {
    const evidence = Effect.succeed({ ...noEvidence, totp: { secret, lastUsedStep: null } })
    const question = { userId, purpose: "settings", tokenId: null } as const
    const before = yield* attempts.lock(userId, question.purpose)
    const proof = yield* judged(question, { method: "totp", code }, evidence, now)
    if (proof?._tag !== "Totp") return null
    yield* attempts.put(userId, question.purpose, before)
    return proof.step
  })

  return { verify, verifyPending }
})
