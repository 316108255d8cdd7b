/** An account as the domain knows it. */
import type { DateTime, Redacted } from "effect"
import type { Role, UserId } from "../kernel/index.js"
import type { FactorMethod } from "./factor-method.js"
import type { Gender } from "./gender.js"

export interface User {
  readonly id: UserId
  readonly fullName: string
  readonly username: string
  /** As it was typed; two spellings that differ in case only are one address. */
  readonly email: string
  /** False for an account that never set one. */
  readonly hasPassword: boolean
  /** IANA name. */
  readonly timeZone: string
  readonly bio: string | null
  readonly about: string | null
  readonly gender: Gender | null
  readonly avatarUrl: string | null
  readonly coverPhotoUrl: string | null
  /** Two-factor sign-in is on while there is one. In the order of `FactorMethod`. */
  readonly twoFactorMethods: ReadonlyArray<FactorMethod>
  /** One of the above; null while there is none. */
  readonly defaultTwoFactorMethod: FactorMethod | null
  /** E.164: "+4930123456". */
  readonly phoneNumber: string | null
  readonly phoneVerifiedAt: DateTime.Utc | null
  /** Only the keys that the user has saved. */
  readonly socialLinks: Readonly<Record<string, string>>
  readonly emailVerifiedAt: DateTime.Utc | null
  /** False while the account is suspended. */
  readonly isActive: boolean
  readonly bannedAt: DateTime.Utc | null
  /** In the order mentee, mentor, admin. */
  readonly roles: ReadonlyArray<Role>
  readonly createdAt: DateTime.Utc
  readonly updatedAt: DateTime.Utc
}

/** What it takes to store an account; everything else starts empty. */
export interface NewUser {
  readonly id: UserId
  readonly fullName: string
  readonly username: string
  readonly email: string
  readonly passwordHash: string | null
  readonly timeZone: string
  readonly emailVerifiedAt: DateTime.Utc | null
  readonly roles: ReadonlyArray<Role>
  readonly createdAt: DateTime.Utc
}

/** A user together with what proves that somebody is them; kept apart so that a user can be passed around. */
export interface Credentials {
  readonly user: User
  readonly passwordHash: Redacted.Redacted<string> | null
}
