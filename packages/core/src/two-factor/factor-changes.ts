/** Stores a change of an account's factors with everything that follows from it, in the caller's transaction. */
import { type DateTime, Effect, Option } from "effect"
import { makeLockCaller, type User, UserRepository } from "../identity/index.js"
import { Ids, Outbox, Secrets, type UserId } from "../kernel/index.js"
import { makeNewBackupCodes } from "./backup-codes.js"
import { type FactorChange, FactorsChanged } from "./events.js"
import { type Factors, mustForgetDevices, noFactors, type Prerequisites } from "./factors.js"
import { BackupCodeRepository, TextMessagesAvailable, TotpRepository, TrustedDeviceRepository } from "./ports.js"
import { type BackupCodes, toTwoFactorStatusResource } from "./to-resource.js"

export const makeFactorChanges = Effect.gen(function* () {
  const users = yield* UserRepository
  const totp = yield* TotpRepository
  const backupCodes = yield* BackupCodeRepository
  const devices = yield* TrustedDeviceRepository
  const outbox = yield* Outbox
  const secrets = yield* Secrets
  const ids = yield* Ids
  const textsAvailable = yield* TextMessagesAvailable
  const lockCaller = yield* makeLockCaller

  /** The account behind the caller's token; its row outlives the token. */
  const locked = (userId: UserId) => Effect.map(users.lock(userId), Option.getOrThrow)

  const prerequisitesOf = ({ id, phoneVerifiedAt }: User) =>
    Effect.map(
      totp.find(id),
      (stored): Prerequisites => ({
        textsAvailable,
        phoneVerified: phoneVerifiedAt !== null,
        totpConfirmed: Option.exists(stored, ({ secret }) => secret !== null)
      })
    )

  const tell = (userId: UserId, change: FactorChange, now: DateTime.Utc) =>
    outbox.append(FactorsChanged, { userId, change }, now)

  /** No effect without a change. */
  const store = Effect.fnUntraced(function* (user: User, after: Factors, change: FactorChange, now: DateTime.Utc) {
    const isSame =
      after.defaultTwoFactorMethod === user.defaultTwoFactorMethod &&
      after.twoFactorMethods.length === user.twoFactorMethods.length
    if (isSame) return
    yield* users.setFactors(user.id, after, now)
    if (!after.twoFactorMethods.includes("totp") && user.twoFactorMethods.includes("totp")) yield* totp.remove(user.id)
    if (mustForgetDevices(user, after)) yield* devices.removeAll(user.id)
    yield* tell(user.id, change, now)
  })

  const turnOff = Effect.fnUntraced(function* (user: User, now: DateTime.Utc) {
    yield* store(user, noFactors, "disabled", now)
    yield* backupCodes.remove(user.id)
    yield* totp.remove(user.id)
  })

  /** Replaces the backup codes by ten new ones; the owner is told. */
  const freshCodes = Effect.fnUntraced(function* (userId: UserId, now: DateTime.Utc): Effect.fn.Return<BackupCodes> {
    const { codes, set } = yield* makeNewBackupCodes.pipe(
      Effect.provideService(Secrets, secrets),
      Effect.provideService(Ids, ids)
    )
    yield* backupCodes.put(userId, set, now)
    yield* tell(userId, "backup_codes_replaced", now)
    return { fresh: codes, remaining: codes.length }
  })

  const codesOf = (userId: UserId) =>
    Effect.map(
      backupCodes.find(userId),
      Option.map(({ hashes }): BackupCodes => ({ fresh: null, remaining: hashes.length }))
    )

  const noCodes: BackupCodes = { fresh: null, remaining: 0 }
  const statusOf = (userId: UserId, factors: Factors) =>
    Effect.map(codesOf(userId), (codes) =>
      toTwoFactorStatusResource(
        factors,
        Option.getOrElse(codes, () => noCodes)
      )
    )

  /** With the first ten codes, where there are none yet. */
  const statusWithCodes = (userId: UserId, factors: Factors, now: DateTime.Utc) =>
    Effect.flatMap(codesOf(userId), (codes) =>
      Effect.map(Option.isSome(codes) ? Effect.succeed(codes.value) : freshCodes(userId, now), (known) =>
        toTwoFactorStatusResource(factors, known)
      )
    )

  return { locked, lockCaller, prerequisitesOf, store, turnOff, freshCodes, statusOf, statusWithCodes, tell }
})
