/** Checks an answer to any second-factor question. */
import { type DateTime, Either } from "effect"
import type { TwoFactorMethod } from "../identity/index.js"
import { type Attempts, countAttempt, noAttempts } from "./attempts.js"
import type { TwoFactorLocked } from "./errors.js"
import { isLive, type OneTimeCode } from "./one-time-code.js"
import { matchingStep, type TotpCredential } from "./totp.js"

/** Stored facts for the check, read and locked together. */
export interface Known {
  readonly attempts: Attempts
  /** The last code sent for this question, any of these digits; null if none or used. */
  readonly sent: { readonly code: OneTimeCode; readonly digits: ReadonlyArray<string> } | null
  readonly totp: TotpCredential | null
  /** Hashes of the backup codes that are not used yet. */
  readonly backupCodes: ReadonlyArray<string>
}

export interface Answer {
  readonly method: TwoFactorMethod
  readonly code: string
  /** The code as a backup code of the account's set would be stored, under each of the host's secrets. */
  readonly backupCodeHashes: ReadonlyArray<string>
}

/** Used up by the answer; must be removed in the same transaction. */
export type Proof =
  | { readonly _tag: "Sent"; readonly code: OneTimeCode }
  | { readonly _tag: "Totp"; readonly step: number }
  | { readonly _tag: "BackupCode"; readonly hash: string }

export interface Judgement {
  /** Stored whatever the result. */
  readonly attempts: Attempts
  /** Null for a wrong answer. */
  readonly proof: Proof | null
}

/** People and apps put spaces into codes. */
const withoutSpaces = (code: string): string => code.replace(/\s+/g, "")

const proofOf = ({ backupCodes, sent, totp }: Known, { backupCodeHashes, code, method }: Answer, now: DateTime.Utc) => {
  switch (method) {
    case "backup_code": {
      const hash = backupCodeHashes.find((one) => backupCodes.includes(one))
      return hash === undefined ? null : ({ _tag: "BackupCode", hash } as const)
    }
    case "totp": {
      const step = totp === null ? null : matchingStep(totp, withoutSpaces(code), now)
      return step === null ? null : ({ _tag: "Totp", step } as const)
    }
    default:
      return sent !== null &&
        sent.code.method === method &&
        isLive(sent.code, now) &&
        sent.digits.includes(withoutSpaces(code))
        ? ({ _tag: "Sent", code: sent.code } as const)
        : null
  }
}

/** Nothing is looked at while the account is locked out. Counting comes first: of any number of guesses five are judged. */
export const judge = (known: Known, answer: Answer, now: DateTime.Utc): Either.Either<Judgement, TwoFactorLocked> =>
  Either.map(countAttempt(known.attempts, now), (attempts) => {
    const proof = proofOf(known, answer, now)
    return { attempts: proof === null ? attempts : noAttempts, proof }
  })
