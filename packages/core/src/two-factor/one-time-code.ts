/** Codes that are sent by mail or text message: six digits, for one question, good for ten minutes and one use. */
import { Array, DateTime, Duration, Effect, Either, Encoding, Schema } from "effect"
import type { AccessTokenId } from "../identity/index.js"
import { Secrets, type UserId } from "../kernel/index.js"
import type { Purpose } from "./attempts.js"
import type { OneTimeCodeId } from "./ids.js"

export const codeLife = Duration.minutes(10)
export const codeLength = 6

/** How a code is sent. */
export const SentBy = Schema.Literal("email", "sms")

/** What a code answers. A newer code for the same question takes the older one's place. */
export interface Question {
  readonly userId: UserId
  readonly purpose: Purpose
  /** The pending token of the challenge; null for other purposes. */
  readonly tokenId: AccessTokenId | null
}

export interface OneTimeCode extends Question {
  readonly id: OneTimeCodeId
  readonly method: typeof SentBy.Type
  /** The number that it proves; for the purpose "phone" only. */
  readonly phoneNumber: string | null
  readonly createdAt: DateTime.Utc
  readonly expiresAt: DateTime.Utc
}

export const isLive = ({ expiresAt }: OneTimeCode, now: DateTime.Utc): boolean => DateTime.lessThan(now, expiresAt)

/** Six digits out of the first 48 of 256 random bits: each code is as likely as any other, to one part in 10^8. */
const digitsOf = (derived: string): string => {
  const bytes = Either.getOrThrow(Encoding.decodeBase64Url(derived))
  const number = bytes.slice(0, 6).reduce((sum, byte) => sum * 256 + byte, 0)
  return String(number % 10 ** codeLength).padStart(codeLength, "0")
}

const label = (id: OneTimeCodeId) => `twoFactor.oneTimeCode:${id}`

/** Derived whenever it is needed: neither the row nor the event holds it. */
export const digitsOfCode = (id: OneTimeCodeId): Effect.Effect<string, never, Secrets> =>
  Effect.flatMap(Secrets, (secrets) => Effect.map(secrets.derive(label(id)), digitsOf))

/** What may have been sent: nobody has noted under which of the host's secrets it was. */
export const sentDigitsOfCode = (id: OneTimeCodeId): Effect.Effect<ReadonlyArray<string>, never, Secrets> =>
  Effect.flatMap(Secrets, (secrets) => Effect.map(secrets.derivations(label(id)), Array.map(digitsOf)))
