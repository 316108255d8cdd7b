/** What identity needs from the outside. A database that fails is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Duration, type Effect, type Option, type Redacted } from "effect"
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
    /** Those that exist, in no particular order; duplicates collapse. */
    readonly findMany: (ids: ReadonlyArray<UserId>) => Effect.Effect<ReadonlyArray<User>>
    /** Without regard to case. */
    readonly findByEmail: (email: string) => Effect.Effect<Option.Option<User>>
    /** Without regard to case. */
    readonly findByUsername: (username: string) => Effect.Effect<Option.Option<User>>
    /** Every user with the role, the oldest account first. */
    readonly listByRole: (role: Role) => Effect.Effect<ReadonlyArray<User>>
    /**
     * As `findByRole`; nobody else changes, erases or bans these accounts until the transaction ends. They are locked in one
     * order, and whoever gets the role meanwhile is not among them.
     */
    readonly lockByRole: (role: Role) => Effect.Effect<ReadonlyArray<User>>
    readonly findCredentials: (email: string) => Effect.Effect<Option.Option<Credentials>>
    /**
     * The database keeps addresses and usernames unique without regard to case, whatever was read before. After
     * `UsernameTaken` the transaction lives on and another name may be tried; after `EmailTaken` it has to end.
     */
    readonly add: (user: NewUser) => Effect.Effect<void, EmailTaken | UsernameTaken>
    /** A role that the user has already stays as it is. */
    readonly grantRole: (userId: UserId, role: Role) => Effect.Effect<void>
    /** True for exactly one of several parallel callers, and never for an address that was verified before. */
    readonly markEmailVerified: (userId: UserId, at: DateTime.Utc) => Effect.Effect<boolean>
    /**
     * Somebody we trust has said whose address it is: marks it as verified and removes the password, the second factors
     * and the phone number, which whoever registered the address may have set. True for exactly one of several parallel
     * callers, and never for an address that was verified before; that account stays as it is.
     */
    readonly takeOver: (userId: UserId, at: DateTime.Utc) => Effect.Effect<boolean>
    /** As `find`; nobody else changes the account until the transaction ends. */
    readonly lock: (id: UserId) => Effect.Effect<Option.Option<User>>
    /**
     * As `findMany`; nobody changes, erases or bans these accounts until the transaction ends. Any number of transactions
     * may keep one account at once: what is decided about it from then on stays true, and nobody waits for anybody.
     */
    readonly lockShared: (ids: ReadonlyArray<UserId>) => Effect.Effect<ReadonlyArray<User>>
    /** As `lock`, with what the account is proven by. */
    readonly lockCredentials: (id: UserId) => Effect.Effect<Option.Option<Credentials>>
    readonly setPassword: (userId: UserId, hash: string, at: DateTime.Utc) => Effect.Effect<void>
    /** The default has to be one of the methods, and there is one as long as there are methods. */
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
    /** Stores what people tell about themselves. After `UsernameTaken` the transaction has to end. */
    readonly update: (
      user: Pick<
        User,
        "id" | "fullName" | "username" | "bio" | "about" | "gender" | "timeZone" | "socialLinks" | "updatedAt"
      >
    ) => Effect.Effect<void, UsernameTaken>
    /** Whether anybody gets in. On a locked account. */
    readonly setAccess: (
      userId: UserId,
      access: Pick<User, "isActive" | "bannedAt">,
      at: DateTime.Utc
    ) => Effect.Effect<void>
    /** What users tell about themselves on their profile. */
    readonly setBio: (userId: UserId, text: Pick<User, "bio" | "about">, at: DateTime.Utc) => Effect.Effect<void>
    /** Whether nobody has an account yet. */
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

/** An account has one link at most: a newer one takes the older one's place. */
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
    /** Forgets at most `limit` links that expired before the moment, and answers how many. */
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

/** An account has one link at most: a newer one takes the older one's place. */
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
    /** Uses the link up. True for exactly one of several parallel callers, unless that one's transaction fails. */
    readonly take: (id: PasswordResetId) => Effect.Effect<boolean>
    /** Whatever link the account has is worth nothing any more. */
    readonly remove: (userId: UserId) => Effect.Effect<void>
    /** Forgets at most `limit` links that expired before the moment, and answers how many. */
    readonly forgetExpired: (before: DateTime.Utc, limit: number) => Effect.Effect<number>
  }
>() {}

export interface NewAccessToken {
  readonly id: AccessTokenId
  readonly userId: UserId
  readonly secretHash: string
  readonly kind: "full" | "pending"
  /** What a pending token is answered by at first; null for a full one. */
  readonly challengeMethod: FactorMethod | null
  readonly ipAddress: string | null
  readonly userAgent: string | null
  readonly createdAt: DateTime.Utc
  readonly expiresAt: DateTime.Utc
}

/** A full token that is alive, as its account sees it. */
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
    /** False where the token is gone already: of several parallel callers one is told true. */
    readonly revoke: (id: AccessTokenId) => Effect.Effect<boolean>
    /** Whether nobody has revoked the token. It may have expired. */
    readonly exists: (id: AccessTokenId) => Effect.Effect<boolean>
    /** Whoever has this full token has just proven again who they are; nothing happens where it is gone. */
    readonly markProven: (id: AccessTokenId, at: DateTime.Utc) => Effect.Effect<void>
    /** Every token of the account, whatever its kind, but `except`. */
    readonly revokeAll: (userId: UserId, except?: AccessTokenId) => Effect.Effect<void>
    /** What a pending token's challenge is answered by; none for a token that is full, expired or gone. */
    readonly findChallengeMethod: (id: AccessTokenId, now: DateTime.Utc) => Effect.Effect<Option.Option<FactorMethod>>
    /** The account's full tokens that are alive, the one used last first, `limit` at most. */
    readonly listSessions: (userId: UserId, now: DateTime.Utc, limit: number) => Effect.Effect<ReadonlyArray<Session>>
    /** False where the account has no such full token that is alive: it may be gone, pending, or another account's. */
    readonly revokeSession: (userId: UserId, id: AccessTokenId, now: DateTime.Utc) => Effect.Effect<boolean>
    /** Of the account's full tokens that are alive no more than the `most` used last stay. Pending ones are not counted. */
    readonly revokeLeastRecentlyUsed: (userId: UserId, most: number, now: DateTime.Utc) => Effect.Effect<void>
    readonly setChallengeMethod: (id: AccessTokenId, method: FactorMethod) => Effect.Effect<void>
    /** Forgets at most `limit` tokens that expired before the moment, and answers how many. */
    readonly forgetExpired: (before: DateTime.Utc, limit: number) => Effect.Effect<number>
  }
>() {}

/** Where wrong passwords are counted: an account, and one address or `anywhere`. */
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
    /** Nothing is counted against the account any more, from no address. */
    readonly clear: (accountKey: string) => Effect.Effect<void>
    /** Forgets at most `limit` counts of windows that began before the moment, and answers how many. */
    readonly forgetOld: (before: DateTime.Utc, limit: number) => Effect.Effect<number>
  }
>() {}

/** Both may die at once where more wait than the machine can hash in good time; nothing was looked at then. */
export class PasswordHasher extends Context.Tag("@mentorkit/PasswordHasher")<
  PasswordHasher,
  {
    /** A salted hash that carries its own parameters. */
    readonly hash: (password: Redacted.Redacted<string>) => Effect.Effect<string>
    /** Takes the same time whether there is a hash or not; without one, or with a malformed one, the answer is no. */
    readonly verify: (
      password: Redacted.Redacted<string>,
      hash: Redacted.Redacted<string> | null
    ) => Effect.Effect<boolean>
  }
>() {}

/** Passwords that so many people have that they are tried first. */
export class CommonPasswords extends Context.Tag("@mentorkit/CommonPasswords")<
  CommonPasswords,
  {
    /** Without regard to case. */
    readonly has: (password: Redacted.Redacted<string>) => boolean
  }
>() {}

/** What a device is called in lists, by the User-Agent that it sent. */
export class DeviceNames extends Context.Tag("@mentorkit/DeviceNames")<
  DeviceNames,
  {
    /** "Chrome on Windows"; "Unknown device" where nothing is known. At most 100 characters. */
    readonly nameOf: (userAgent: string | null) => string
  }
>() {}
