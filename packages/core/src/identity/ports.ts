/** Ports of identity. A failing database is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Duration, type Effect, type Option, type Redacted, Schema } from "effect"
import type { Role, UserId } from "../kernel/index.js"
import type { EmailTaken, UsernameTaken } from "./errors.js"
import type { FactorMethod } from "./factor-method.js"
import type { AccessTokenId, EmailVerificationId, PasswordResetId } from "./ids.js"
import type { FailureCount } from "./login-throttle.js"
import type { Credentials, NewUser, User } from "./user.js"

export class UserRepository extends Context.Tag("@mentorkit/UserRepository")<
  UserRepository,
  {
    readonly find: (id: UserId) => Effect.Effect<Option.Option<User>>
    /** The existing ones, in no order, without duplicates. */
    readonly findMany: (ids: ReadonlyArray<UserId>) => Effect.Effect<ReadonlyArray<User>>
    /** Case-insensitive. */
    readonly findByEmail: (email: string) => Effect.Effect<Option.Option<User>>
    /** Case-insensitive. */
    readonly findByUsername: (username: string) => Effect.Effect<Option.Option<User>>
    /** All users with the role, oldest account first. */
    readonly listByRole: (role: Role) => Effect.Effect<ReadonlyArray<User>>
    /**
     * Like `listByRole`; nobody else changes, erases or bans these accounts until the transaction ends. They are locked in one
     * order, and whoever gets the role meanwhile is not among them.
     */
    readonly lockByRole: (role: Role) => Effect.Effect<ReadonlyArray<User>>
    readonly findCredentials: (email: string) => Effect.Effect<Option.Option<Credentials>>
    /**
     * The database keeps addresses and usernames unique without regard to case, whatever was read before. After
     * `UsernameTaken` the transaction lives on and another name may be tried; after `EmailTaken` it has to end.
     */
    readonly add: (user: NewUser) => Effect.Effect<void, EmailTaken | UsernameTaken>
    /** No effect if the user has the role. */
    readonly grantRole: (userId: UserId, role: Role) => Effect.Effect<void>
    /** True for exactly one of several parallel callers; false if the address was verified before. */
    readonly markEmailVerified: (userId: UserId, at: DateTime.Utc) => Effect.Effect<boolean>
    /**
     * Somebody we trust has said whose address it is: marks it as verified and removes the password, the second factors
     * and the phone number, which whoever registered the address may have set. True for exactly one of several parallel
     * callers, and never for an address that was verified before; that account stays as it is.
     */
    readonly takeOver: (userId: UserId, at: DateTime.Utc) => Effect.Effect<boolean>
    /** Like `find`; locks the account until the transaction ends. */
    readonly lock: (id: UserId) => Effect.Effect<Option.Option<User>>
    /**
     * Like `findMany`; nobody changes, erases or bans these accounts until the transaction ends. Any number of transactions
     * may hold the lock at once: what is decided about it from then on stays true, and nobody waits for anybody.
     */
    readonly lockShared: (ids: ReadonlyArray<UserId>) => Effect.Effect<ReadonlyArray<User>>
    /** Like `lock`, with the credentials. */
    readonly lockCredentials: (id: UserId) => Effect.Effect<Option.Option<Credentials>>
    readonly setPasswordHash: (
      userId: UserId,
      passwordHash: Redacted.Redacted<string>,
      at: DateTime.Utc
    ) => Effect.Effect<void>
    /** The default must be one of the methods; null only without methods. */
    readonly setFactors: (
      userId: UserId,
      factors: Pick<User, "twoFactorMethods" | "defaultTwoFactorMethod">,
      at: DateTime.Utc
    ) => Effect.Effect<void>
    readonly setPhone: (
      userId: UserId,
      phone: Pick<User, "phoneNumber" | "phoneVerifiedAt">,
      at: DateTime.Utc
    ) => Effect.Effect<void>
    /** Stores what users edit. After `UsernameTaken` the transaction has to end. */
    readonly update: (
      user: Pick<
        User,
        | "id"
        | "fullName"
        | "username"
        | "bio"
        | "about"
        | "gender"
        | "timeZone"
        | "locale"
        | "socialLinks"
        | "updatedAt"
      >
    ) => Effect.Effect<void, UsernameTaken>
    /** Stores whether the account may sign in. The account must be locked. */
    readonly setAccess: (
      userId: UserId,
      access: Pick<User, "isActive" | "bannedAt">,
      at: DateTime.Utc
    ) => Effect.Effect<void>
    /** Stores bio and about of the profile. */
    readonly setBio: (userId: UserId, text: Pick<User, "bio" | "about">, at: DateTime.Utc) => Effect.Effect<void>
    /** Whether there is no account yet. */
    readonly isEmpty: Effect.Effect<boolean>
  }
>() {}

export interface EmailVerification {
  readonly id: EmailVerificationId
  readonly userId: UserId
  readonly tokenHash: string
  readonly createdAt: DateTime.Utc
  readonly expiresAt: DateTime.Utc
}

/** Verification links: an account has at most one; a new one replaces it. */
export class EmailVerificationRepository extends Context.Tag("@mentorkit/EmailVerificationRepository")<
  EmailVerificationRepository,
  {
    readonly findByTokenHash: (tokenHash: string) => Effect.Effect<Option.Option<EmailVerification>>
    readonly findByUser: (userId: UserId) => Effect.Effect<Option.Option<EmailVerification>>
    /**
     * Stores the link unless the account's last one is younger than `cooldown`; then it answers when the next may be
     * made. Of several parallel callers one stores.
     */
    readonly put: (
      verification: EmailVerification,
      cooldown: Duration.Duration
    ) => Effect.Effect<Option.Option<DateTime.Utc>>
    readonly remove: (userId: UserId) => Effect.Effect<void>
    /** Removes at most `limit` links that expired before the moment. Returns their number. */
    readonly forgetExpired: (before: DateTime.Utc, limit: number) => Effect.Effect<number>
  }
>() {}

export interface PasswordReset {
  readonly id: PasswordResetId
  readonly userId: UserId
  readonly tokenHash: string
  readonly createdAt: DateTime.Utc
  readonly expiresAt: DateTime.Utc
}

/** Password reset links: an account has at most one; a new one replaces it. */
export class PasswordResetRepository extends Context.Tag("@mentorkit/PasswordResetRepository")<
  PasswordResetRepository,
  {
    readonly findByTokenHash: (tokenHash: string) => Effect.Effect<Option.Option<PasswordReset>>
    readonly findByUser: (userId: UserId) => Effect.Effect<Option.Option<PasswordReset>>
    /**
     * Stores the link and answers true, unless the account's last one is younger than `cooldown`. Of several parallel
     * callers one stores.
     */
    readonly put: (reset: PasswordReset, cooldown: Duration.Duration) => Effect.Effect<boolean>
    /** Uses the link up. True for exactly one of several parallel callers, unless its transaction fails. */
    readonly take: (id: PasswordResetId) => Effect.Effect<boolean>
    /** Removes the account's link, if any. */
    readonly remove: (userId: UserId) => Effect.Effect<void>
    /** Removes at most `limit` links that expired before the moment. Returns their number. */
    readonly forgetExpired: (before: DateTime.Utc, limit: number) => Effect.Effect<number>
  }
>() {}

/** A pending one waits for the second factor. */
export const AccessTokenKind = Schema.Literal("full", "pending")

export interface NewAccessToken {
  readonly id: AccessTokenId
  readonly userId: UserId
  readonly secretHash: string
  readonly kind: typeof AccessTokenKind.Type
  /** The first method of a pending token's challenge; null for a full one. */
  readonly challengeMethod: FactorMethod | null
  readonly ipAddress: string | null
  readonly userAgent: string | null
  readonly createdAt: DateTime.Utc
  readonly expiresAt: DateTime.Utc
}

/** A live full token, as its account sees it. */
export interface Session {
  readonly id: AccessTokenId
  readonly ipAddress: string | null
  readonly userAgent: string | null
  readonly lastUsedAt: DateTime.Utc
  readonly createdAt: DateTime.Utc
}

export class AccessTokenRepository extends Context.Tag("@mentorkit/AccessTokenRepository")<
  AccessTokenRepository,
  {
    readonly add: (token: NewAccessToken) => Effect.Effect<void>
    /** False if the token was gone: of parallel callers one gets true. */
    readonly revoke: (id: AccessTokenId) => Effect.Effect<boolean>
    /** Whether the token exists. It may have expired. */
    readonly exists: (id: AccessTokenId) => Effect.Effect<boolean>
    /** Whether the token opens anything at this moment. */
    readonly isLive: (id: AccessTokenId, now: DateTime.Utc) => Effect.Effect<boolean>
    /** Records a new proof on this full token. No effect if it is gone. */
    readonly markProven: (id: AccessTokenId, at: DateTime.Utc) => Effect.Effect<void>
    /** Revokes all tokens of the account but `except`. */
    readonly revokeAll: (userId: UserId, except?: AccessTokenId) => Effect.Effect<void>
    /** Method of a pending token's challenge; none for a token that is full, expired or gone. */
    readonly findChallengeMethod: (id: AccessTokenId, now: DateTime.Utc) => Effect.Effect<Option.Option<FactorMethod>>
    /** The account's live full tokens, last used first, at most `limit`. */
    readonly listSessions: (userId: UserId, now: DateTime.Utc, limit: number) => Effect.Effect<ReadonlyArray<Session>>
    /** False if the account has no such live full token. */
    readonly revokeSession: (userId: UserId, id: AccessTokenId, now: DateTime.Utc) => Effect.Effect<boolean>
    /** Revokes the account's live full tokens beyond the `max` last used ones, and returns their number. Pending ones are not counted. */
    readonly revokeLeastRecentlyUsed: (userId: UserId, max: number, now: DateTime.Utc) => Effect.Effect<number>
    readonly setChallengeMethod: (id: AccessTokenId, method: FactorMethod) => Effect.Effect<void>
    /** Removes at most `limit` tokens that expired before the moment. Returns their number. */
    readonly forgetExpired: (before: DateTime.Utc, limit: number) => Effect.Effect<number>
  }
>() {}

/** Key of a failure count: an account, and one client address or `anywhere`. */
export interface FailureKey {
  readonly accountKey: string
  readonly ipAddress: string
}

export class LoginFailureRepository extends Context.Tag("@mentorkit/LoginFailureRepository")<
  LoginFailureRepository,
  {
    /**
     * The counts of the keys, in their order; one that was never counted starts at `now` with none. Locked until the
     * transaction ends, in a fixed order, so that parallel attempts are decided one after the other.
     */
    readonly lock: (keys: ReadonlyArray<FailureKey>, now: DateTime.Utc) => Effect.Effect<ReadonlyArray<FailureCount>>
    readonly put: (
      counts: ReadonlyArray<{ readonly key: FailureKey; readonly count: FailureCount }>
    ) => Effect.Effect<void>
    /** Clears all counts of the account, from every address. */
    readonly clear: (accountKey: string) => Effect.Effect<void>
    /** Removes at most `limit` counts of windows that began before the moment. Returns their number. */
    readonly forgetOld: (before: DateTime.Utc, limit: number) => Effect.Effect<number>
  }
>() {}

/** Hashes passwords. Both methods may die at once where too many wait; nothing was checked then. */
export class PasswordHasher extends Context.Tag("@mentorkit/PasswordHasher")<
  PasswordHasher,
  {
    /** A salted hash that carries its own parameters. */
    readonly hash: (password: Redacted.Redacted<string>) => Effect.Effect<Redacted.Redacted<string>>
    /** Takes the same time with and without a hash; false without one, or with a malformed one. */
    readonly verify: (
      password: Redacted.Redacted<string>,
      passwordHash: Redacted.Redacted<string> | null
    ) => Effect.Effect<boolean>
  }
>() {}

/** Passwords so common that they are guessed first. */
export class CommonPasswords extends Context.Tag("@mentorkit/CommonPasswords")<
  CommonPasswords,
  {
    /** Case-insensitive. */
    readonly has: (password: Redacted.Redacted<string>) => boolean
  }
>() {}

/** Device names for lists, from the User-Agent. */
export class DeviceNames extends Context.Tag("@mentorkit/DeviceNames")<
  DeviceNames,
  {
    /** "Chrome on Windows"; "Unknown device" if not known. At most 100 characters. */
    readonly nameOf: (userAgent: string | null) => string
  }
>() {}
