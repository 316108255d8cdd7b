/** Somebody as a provider knows them. */
import { Schema } from "effect"
import { hasVisible, OwnEmailAddress, seen } from "../identity/index.js"

export interface OAuthProfile {
  /** The provider's own id of them, which never changes: 1 to 255 printable ASCII characters. */
  readonly subject: string
  readonly email: string | null
  /** Whether the provider says that the address is theirs. Anything but a plain yes is a no. */
  readonly isEmailVerified: boolean
  /** As they call themselves there. */
  readonly name: string | null
}

const longestName = 255

/** Also at a first sign-in to an account that is there: an erased one is nobody's to join. */
export const isUsableAddress = Schema.is(OwnEmailAddress)

/** A name as registration would take it; the local part of the address where the provider tells none that is seen. */
export const fullNameOf = (name: string | null, email: string): string => {
  const cleaned = seen(name ?? "")
    .replace(/[\p{Control}\p{Surrogate}]/gu, " ")
    .replace(/\s+/g, " ")
  const [local = ""] = email.split("@")
  // Again: what joined two letters may stand at the end now.
  return seen([...(hasVisible(cleaned) ? cleaned : local)].slice(0, longestName).join(""))
}
