/** What admin needs from the outside. A database that fails is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import type { User } from "../identity/index.js"
import type { AuditEntry, MentorId, PageOf, PageRequest, Role, UserId } from "../kernel/index.js"
import type { ApprovalStatus } from "../profiles/index.js"
import type { AccountStatus } from "./account-moves.js"

/** An account as admins go through them. */
export interface Account
  extends Pick<
    User,
    | "id"
    | "fullName"
    | "username"
    | "email"
    | "avatarUrl"
    | "roles"
    | "isActive"
    | "bannedAt"
    | "emailVerifiedAt"
    | "createdAt"
    | "updatedAt"
  > {
  readonly isTwoFactorEnabled: boolean
  /** Null where there is no mentor profile. */
  readonly mentor: { readonly id: MentorId; readonly approvalStatus: ApprovalStatus } | null
}

/** What is null is not filtered by. */
export interface AccountFilter {
  /** A part of the name, the username or the address, without regard to case. */
  readonly words: string | null
  readonly role: Role | null
  readonly status: AccountStatus | null
}

/** Erased accounts are nobody's any more, and not in it. */
export class AccountDirectory extends Context.Tag("@mentorkit/AccountDirectory")<
  AccountDirectory,
  {
    readonly find: (id: UserId) => Effect.Effect<Option.Option<Account>>
    /** The newest first. */
    readonly list: (filter: AccountFilter, page: PageRequest) => Effect.Effect<PageOf<Account>>
  }
>() {}

/** A value as it is stored; a setting without one has its default. */
export interface StoredSetting {
  readonly key: string
  readonly value: unknown
  readonly updatedAt: DateTime.Utc
}

export class SettingStore extends Context.Tag("@mentorkit/SettingStore")<
  SettingStore,
  {
    readonly list: Effect.Effect<ReadonlyArray<StoredSetting>>
    /** As `list`; nobody else changes any setting until the transaction ends. */
    readonly lock: Effect.Effect<ReadonlyArray<StoredSetting>>
    readonly remove: (key: string) => Effect.Effect<void>
  }
>() {}

/** An entry of the audit log as it was recorded, with the actor as they are now. */
export interface AuditRecord extends Omit<AuditEntry, "actorId"> {
  readonly id: string
  /** Without a name where the account is not there. */
  readonly actor: { readonly id: UserId; readonly name: string | null; readonly username: string | null }
}

/** What is null is not filtered by. */
export interface AuditFilter {
  readonly actorId: UserId | null
  readonly action: string | null
  readonly subjectType: string | null
  readonly subjectId: string | null
  /** `from <= at < until` */
  readonly from: DateTime.Utc | null
  readonly until: DateTime.Utc | null
}

export class AuditTrail extends Context.Tag("@mentorkit/AuditTrail")<
  AuditTrail,
  {
    /** The newest first. */
    readonly list: (filter: AuditFilter, page: PageRequest) => Effect.Effect<PageOf<AuditRecord>>
  }
>() {}
