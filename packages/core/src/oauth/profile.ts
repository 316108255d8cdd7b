/** A user's profile at a provider. */
import { Schema } from "effect"
import { OwnEmailAddress } from "../identity/index.js"
import { hasVisible, seen } from "../kernel/index.js"

export interface OAuthProfile {
  /** The provider's permanent user id: 1 to 255 printable ASCII characters. */
  readonly subject: string
  readonly email: string | null
  /** True only if the provider plainly says that the address is verified. */
  readonly isEmailVerified: boolean
  /** The name at the provider. */
  readonly name: string | null
}

const longestName = 255

/** Also for an existing account: an erased one must not be joined. */
export const isUsableAddress = Schema.is(OwnEmailAddress)

/** The name, cleaned as at registration; else the local part of the address. */
export const fullNameOf = (name: string | null, email: string): string => {
  const cleaned = seen(name ?? "")
    .replace(/[\p{Control}\p{Surrogate}]/gu, " ")
    .replace(/\s+/g, " ")
  const [local = ""] = email.split("@")
  // Again: what joined two letters may stand at the end now.
  return seen([...(hasVisible(cleaned) ? cleaned : local)].slice(0, longestName).join(""))
}
