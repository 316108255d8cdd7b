/** An account. */
import type { DateTime, Redacted } from "effect"
import type { Role, UserId } from "../kernel/index.js"
import type { FactorMethod } from "./factor-method.js"
import type { Gender } from "./gender.js"

export interface User {
  readonly id: UserId
  readonly fullName: string
  readonly username: string
  /** As typed; addresses are compared without regard to case. */
  readonly email: string
  /** False if no password was ever set. */
  readonly hasPassword: boolean
  /** IANA name. */
  readonly timeZone: string
  /** Language tag, "de-AT": how the person is written to. */
  readonly locale: string
  readonly bio: string | null
  readonly about: string | null
  readonly gender: Gender | null
  readonly avatarUrl: string | null
  readonly coverPhotoUrl: string | null
  /** Two-factor is on while there is one. In the order of `FactorMethod`. */
  readonly twoFactorMethods: ReadonlyArray<FactorMethod>
  /** One of the methods; null without any. */
  readonly defaultTwoFactorMethod: FactorMethod | null
  /** E.164: "+4930123456". */
  readonly phoneNumber: string | null
  readonly phoneVerifiedAt: DateTime.Utc | null
  /** Only saved keys. */
  readonly socialLinks: Readonly<Record<string, string>>
  readonly emailVerifiedAt: DateTime.Utc | null
  /** False while suspended. */
  readonly isActive: boolean
  readonly bannedAt: DateTime.Utc | null
  /** Order: mentee, mentor, admin. */
  readonly roles: ReadonlyArray<Role>
  readonly createdAt: DateTime.Utc
  readonly updatedAt: DateTime.Utc
}

/** Fields of a new account; everything else starts empty. */
export interface NewUser {
  readonly id: UserId
  readonly fullName: string
  readonly username: string
  readonly email: string
  readonly passwordHash: Redacted.Redacted<string> | null
  readonly timeZone: string
  readonly locale: string
  readonly emailVerifiedAt: DateTime.Utc | null
  readonly roles: ReadonlyArray<Role>
  readonly createdAt: DateTime.Utc
}

/** A user with the credentials; separate so that a `User` can be passed around. */
export interface Credentials {
  readonly user: User
  readonly passwordHash: Redacted.Redacted<string> | null
}
