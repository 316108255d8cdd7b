/** Devices that spare their user the second factor (document 1, "Trusted devices"). */
import type { DateTime } from "effect"
import type { UserId } from "../kernel/index.js"
import type { TrustedDeviceId } from "./ids.js"

/** The oldest goes when one more comes. */
export const maxTrustedDevices = 10

export interface TrustedDevice {
  readonly id: TrustedDeviceId
  readonly userId: UserId
  readonly userAgent: string | null
  readonly ipAddress: string | null
  readonly lastUsedAt: DateTime.Utc
  readonly expiresAt: DateTime.Utc
  readonly createdAt: DateTime.Utc
}

export interface NewTrustedDevice extends TrustedDevice {
  readonly secretHash: string
}
