/** Ports of two-factor. A failing database is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import type { UserId } from "../kernel/index.js"
import type { Attempts, Purpose } from "./attempts.js"
import type { BackupCodeSet } from "./backup-codes.js"
import type { OneTimeCodeId, TrustedDeviceId } from "./ids.js"
import type { OneTimeCode, Question } from "./one-time-code.js"
import type { NewTrustedDevice, TrustedDevice } from "./trusted-device.js"

export class AttemptRepository extends Context.Tag("@mentorkit/AttemptRepository")<
  AttemptRepository,
  {
    /**
     * `noAttempts` where nothing was counted yet. Locked until the transaction ends, so that answers of one account and
     * purpose are judged one after the other.
     */
    readonly lock: (userId: UserId, purpose: Purpose) => Effect.Effect<Attempts>
    readonly put: (userId: UserId, purpose: Purpose, attempts: Attempts) => Effect.Effect<void>
  }
>() {}

export class OneTimeCodeRepository extends Context.Tag("@mentorkit/OneTimeCodeRepository")<
  OneTimeCodeRepository,
  {
    /**
     * Stores the code; the ones before it for the same question are spent. The caller holds the lock of the account, so
     * that a question never has two codes.
     */
    readonly add: (code: OneTimeCode) => Effect.Effect<void>
    /** The unused code of the question; it may have expired. */
    readonly find: (question: Question) => Effect.Effect<Option.Option<OneTimeCode>>
    /** None if used. */
    readonly findById: (id: OneTimeCodeId) => Effect.Effect<Option.Option<OneTimeCode>>
    /** False if used already: of parallel callers one gets true. */
    readonly spend: (id: OneTimeCodeId, at: DateTime.Utc) => Effect.Effect<boolean>
    /** When the account's last code of this purpose was sent by this method, used or not. */
    readonly findLastSentAt: (
      userId: UserId,
      purpose: Purpose,
      method: OneTimeCode["method"]
    ) => Effect.Effect<Option.Option<DateTime.Utc>>
    /** Times of codes sent to the account since a moment for these purposes, oldest first. */
    readonly listSentSince: (
      userId: UserId,
      purposes: ReadonlyArray<Purpose>,
      since: DateTime.Utc
    ) => Effect.Effect<ReadonlyArray<DateTime.Utc>>
    /** Forgets at most `limit` codes that expired before the moment, and answers how many. */
    readonly forgetExpired: (before: DateTime.Utc, limit: number) => Effect.Effect<number>
  }
>() {}

/** Secrets are sealed here; `totp-credentials.ts` seals and opens them. */
export interface StoredTotp {
  readonly secret: string | null
  /** Time of the confirmation; null without a confirmed secret. */
  readonly confirmedAt: DateTime.Utc | null
  readonly lastUsedStep: number | null
  /** Secret of an unconfirmed set-up. */
  readonly pendingSecret: string | null
}

export class TotpRepository extends Context.Tag("@mentorkit/TotpRepository")<
  TotpRepository,
  {
    readonly find: (userId: UserId) => Effect.Effect<Option.Option<StoredTotp>>
    /** Starts a set-up, replacing an unconfirmed one; a confirmed secret stays valid. */
    readonly setPending: (userId: UserId, secret: string, at: DateTime.Utc) => Effect.Effect<void>
    /** Removes an unconfirmed set-up; a confirmed secret stays valid. */
    readonly removePending: (userId: UserId) => Effect.Effect<void>
    /** Makes the pending secret the valid one, from the next step on. */
    readonly confirm: (userId: UserId, step: number, at: DateTime.Utc) => Effect.Effect<void>
    /** False unless the step is later than the last used one: of parallel callers one gets true. */
    readonly useStep: (userId: UserId, step: number) => Effect.Effect<boolean>
    readonly remove: (userId: UserId) => Effect.Effect<void>
  }
>() {}

export class BackupCodeRepository extends Context.Tag("@mentorkit/BackupCodeRepository")<
  BackupCodeRepository,
  {
    /** The account's set with its unused codes. */
    readonly find: (userId: UserId) => Effect.Effect<Option.Option<BackupCodeSet>>
    /** Replaces the former set. */
    readonly put: (userId: UserId, set: BackupCodeSet, at: DateTime.Utc) => Effect.Effect<void>
    /** False if the set has no such unused code: of parallel callers one gets true. */
    readonly use: (userId: UserId, hash: string, at: DateTime.Utc) => Effect.Effect<boolean>
    readonly remove: (userId: UserId) => Effect.Effect<void>
  }
>() {}

export class TrustedDeviceRepository extends Context.Tag("@mentorkit/TrustedDeviceRepository")<
  TrustedDeviceRepository,
  {
    /**
     * Stores the device; the oldest ones beyond `max` go. The caller holds the lock of the account, so that parallel
     * ones do not exceed it.
     */
    readonly add: (device: NewTrustedDevice, max: number) => Effect.Effect<void>
    /** Records a use; false if not this user's, with another secret, or expired. */
    readonly use: (
      device: { readonly id: TrustedDeviceId; readonly userId: UserId; readonly secretHash: string },
      now: DateTime.Utc
    ) => Effect.Effect<boolean>
    /** Unexpired ones, newest first. */
    readonly list: (userId: UserId, now: DateTime.Utc) => Effect.Effect<ReadonlyArray<TrustedDevice>>
    /** False where the user has no such device. */
    readonly remove: (userId: UserId, id: TrustedDeviceId) => Effect.Effect<boolean>
    readonly removeAll: (userId: UserId) => Effect.Effect<void>
    /** Forgets at most `limit` devices that expired before the moment, and answers how many. */
    readonly forgetExpired: (before: DateTime.Utc, limit: number) => Effect.Effect<number>
  }
>() {}

/** Whether texts can be sent. SMS cannot be enabled without. */
export class TextMessagesAvailable extends Context.Reference<TextMessagesAvailable>()(
  "@mentorkit/TextMessagesAvailable",
  { defaultValue: () => true }
) {}

export class QrCodes extends Context.Tag("@mentorkit/QrCodes")<
  QrCodes,
  {
    /** A PNG as a `data:` URL. */
    readonly pngOf: (text: string) => Effect.Effect<string>
  }
>() {}
