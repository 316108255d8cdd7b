/** Whether an answer proves who somebody is. Everything that an account can be asked for a second time is judged here. */
import { type DateTime, Either } from "effect"
import type { TwoFactorMethod } from "../identity/index.js"
import { type Attempts, countAttempt, noAttempts } from "./attempts.js"
import type { TwoFactorLocked } from "./errors.js"
import { isLive, type OneTimeCode } from "./one-time-code.js"
import { matchingStep, type TotpCredential } from "./totp.js"

/** What is known of the account when it answers, read and locked together. */
export interface Known {
  readonly attempts: Attempts
  /** The code that was last sent for this very question; null where none was, or it is spent. */
  readonly sent: { readonly code: OneTimeCode; readonly digits: string } | null
  readonly totp: TotpCredential | null
  /** Hashes of the backup codes that are not used yet. */
  readonly backupCodes: ReadonlyArray<string>
}

export interface Answer {
  readonly method: TwoFactorMethod
  readonly code: string
  /** The code as a backup code of the account's set would be stored. */
  readonly backupCodeHash: string | null
}

/** What the answer used up; it has to be taken out of the store in the same transaction. */
export type Proof =
  | { readonly _tag: "Sent"; readonly code: OneTimeCode }
  | { readonly _tag: "Totp"; readonly step: number }
  | { readonly _tag: "BackupCode"; readonly hash: string }

export interface Judgement {
  /** To be stored whatever the outcome. */
  readonly attempts: Attempts
  /** Null for a wrong answer. */
  readonly proof: Proof | null
}

/** People and apps set spaces into codes. */
const withoutSpaces = (code: string): string => code.replace(/\s+/g, "")

const proofOf = ({ backupCodes, sent, totp }: Known, { backupCodeHash, code, method }: Answer, now: DateTime.Utc) => {
  switch (method) {
    case "backup_code":
      return backupCodeHash !== null && backupCodes.includes(backupCodeHash)
        ? ({ _tag: "BackupCode", hash: backupCodeHash } as const)
        : null
    case "totp": {
      const step = totp === null ? null : matchingStep(totp, withoutSpaces(code), now)
      return step === null ? null : ({ _tag: "Totp", step } as const)
    }
    default:
      return sent !== null &&
        sent.code.method === method &&
        isLive(sent.code, now) &&
        sent.digits === withoutSpaces(code)
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
