/** Codes of authenticator apps (RFC 6238): SHA-1, six digits, steps of 30 seconds. */
import { type DateTime, Either, Encoding } from "effect"
import { generateURI, ScureBase32Plugin, verifySync } from "otplib"

const period = 30
const base32 = new ScureBase32Plugin()

/** As RFC 4226 recommends: 160 bits. */
export const totpSecretBytes = 20

/** Random text in base64url as the base32 that apps want. */
export const totpSecretOf = (random: string): string =>
  base32.encode(Either.getOrThrow(Encoding.decodeBase64Url(random)), { padding: false })

/** What the QR code holds. */
export const otpauthUrl = (secret: string, account: string, issuer: string): string =>
  generateURI({ issuer, label: account, secret })

const stepAt = (now: DateTime.Utc): number => Math.floor(now.epochMillis / 1000 / period)

export interface TotpCredential {
  readonly secret: string
  /** No code of this step or of an earlier one counts any more; null while none was used. */
  readonly lastUsedStep: number | null
}

/**
 * The step whose code this is: the present one, or its neighbour on either side, for clocks that differ. Null for any
 * other text, and for a step that is not later than the last one used.
 */
export const matchingStep = (
  { lastUsedStep, secret }: TotpCredential,
  code: string,
  now: DateTime.Utc
): number | null => {
  // The library throws on these two.
  if (!/^\d{6}$/.test(code) || (lastUsedStep ?? 0) > stepAt(now)) return null
  const result = verifySync({
    secret,
    token: code,
    epoch: Math.floor(now.epochMillis / 1000),
    epochTolerance: period,
    ...(lastUsedStep !== null && { afterTimeStep: lastUsedStep })
  })
  return result.valid && "timeStep" in result ? result.timeStep : null
}
