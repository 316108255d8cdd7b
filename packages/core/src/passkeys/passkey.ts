/** A passkey as the domain knows it. */
import type { DateTime } from "effect"
import type { UserId } from "../kernel/index.js"
import type { PasskeyId } from "./ids.js"

/** How the authenticator told it at registration; all bytes are base64url. */
export interface Credential {
  readonly credentialId: string
  /** A COSE key. */
  readonly publicKey: string
  /** Uses as the authenticator counts them; 0 for ever where it does not count, as most passkeys do not. */
  readonly signCount: number
  /** "none", or "packed" for an authenticator that vouches for itself. */
  readonly attestationType: string
  /** "internal", "hybrid", "usb" and what else browsers may come to say. */
  readonly transports: ReadonlyArray<string>
}

export interface Passkey extends Credential {
  readonly id: PasskeyId
  readonly userId: UserId
  /** By which the authenticator knows the account; nothing can be read from it. */
  readonly userHandle: string
  readonly deviceName: string
  readonly lastUsedAt: DateTime.Utc | null
  readonly createdAt: DateTime.Utc
}
