/** Backup codes: ten codes, each valid once (document 1, "Backup codes"). */
import { Array, Effect, Either, Encoding } from "effect"
import { Ids, Secrets } from "../kernel/index.js"
import { BackupCodeSetId } from "./ids.js"

const howMany = 10
const length = 8
/** Crockford's base32: a byte picks one of 32 without favour, and what is misread can be put right. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz"

export interface BackupCodeSet {
  readonly id: BackupCodeSetId
  /** Of the codes that are not used yet. */
  readonly hashes: ReadonlyArray<string>
}

/** Ignores case and separators, and reads O and L as intended. */
const normalized = (code: string): string =>
  code
    .toLowerCase()
    .replace(/[\s-]+/g, "")
    .replaceAll("o", "0")
    .replace(/[il]/g, "1")

/** Keyed by the host's secret and salted by the set, so that a stolen table tells no code. */
const label = (setId: BackupCodeSetId, code: string) => `twoFactor.backupCode:${setId}:${normalized(code)}`

/** How the set may have stored the code, which it did under one of the secrets that the host knows. */
export const backupCodeHashes = (
  setId: BackupCodeSetId,
  code: string
): Effect.Effect<ReadonlyArray<string>, never, Secrets> =>
  Effect.flatMap(Secrets, ({ derivations }) => derivations(label(setId, code)))

const codeOf = (random: string): string =>
  Array.fromIterable(Either.getOrThrow(Encoding.decodeBase64Url(random)))
    .map((byte) => alphabet.charAt(byte % alphabet.length))
    .join("")

/** A new set, and its codes in the clear for the one time that they are shown. */
export const makeNewBackupCodes = Effect.gen(function* () {
  const secrets = yield* Secrets
  const id = BackupCodeSetId.make(yield* (yield* Ids).uuid)
  const codes = (yield* Effect.replicateEffect(secrets.random(length), howMany)).map(codeOf)
  const hashes = yield* Effect.forEach(codes, (code) => secrets.derive(label(id, code)))
  return { codes, set: { id, hashes } satisfies BackupCodeSet }
})

/** Whether somebody means a backup code: those that are sent are shorter. */
export const isBackupCode = (code: string): boolean => normalized(code).length === length
