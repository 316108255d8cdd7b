/** The checks behind `/health/ready`. */
import type { HealthCheck } from "../observability/health.js"

/** Each rejects where what it is named after does not do its work. */
export interface Checked {
  readonly database: () => Promise<unknown>
  readonly migrations: () => Promise<unknown>
  readonly sweeps: () => Promise<unknown>
  readonly relay: () => Promise<unknown>
  readonly mail: () => Promise<unknown>
  /** Where files lie for good. */
  readonly files: () => Promise<unknown>
  /** Where they lie while a request is answered. */
  readonly uploads: () => Promise<unknown>
}

/** Servers of somebody else's and disks, which should not be asked at every probe. */
const seldom = { maxAgeMillis: 15_000 }

/**
 * It serves without background and mail, which catch up later, and without files, of which all hosts have the same: that
 * one cannot store them is no reason to send people to another one. Where uploads are put down first is this machine's
 * own disk, and most requests have none: those that do are told to come back, and may come to another host. These are
 * only shown.
 */
export const checksOf = (checked: Checked): ReadonlyArray<HealthCheck> => [
  { name: "database", isNeeded: true, check: checked.database },
  { name: "migrations", isNeeded: true, check: checked.migrations },
  { name: "sweeps", isNeeded: false, check: checked.sweeps },
  { name: "relay", isNeeded: false, check: checked.relay },
  { name: "mail", isNeeded: false, check: checked.mail, ...seldom },
  { name: "files", isNeeded: false, check: checked.files, ...seldom },
  { name: "uploads", isNeeded: false, check: checked.uploads, ...seldom }
]
