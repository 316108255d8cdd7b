/** A passkey and its credential. */
import type { DateTime } from "effect"
import type { UserId } from "../kernel/index.js"
import type { PasskeyId } from "./ids.js"

/** The credential from registration; all bytes are base64url. */
export interface Credential {
  readonly credentialId: string
  /** A COSE key. */
  readonly publicKey: string
  /** The authenticator's counter; 0 for ever where it does not count, as most passkeys do not. */
  readonly signCount: number
  /** "none", or "packed" for an authenticator that vouches for itself. */
  readonly attestationType: string
  /** "internal", "hybrid", "usb" and what else browsers may come to say. */
  readonly transports: ReadonlyArray<string>
}

export interface Passkey extends Credential {
  readonly id: PasskeyId
  readonly userId: UserId
  /** The authenticator's opaque id of the account. */
  readonly userHandle: string
  readonly deviceName: string
  readonly lastUsedAt: DateTime.Utc | null
  readonly createdAt: DateTime.Utc
}
