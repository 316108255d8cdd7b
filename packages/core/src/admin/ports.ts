/** Ports of admin. A failing database is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import type { User } from "../identity/index.js"
import {
  type AuditEntry,
  listOrder,
  type MentorId,
  type PageOf,
  type PageRequest,
  type Role,
  type UserId
} from "../kernel/index.js"
import type { ApprovalStatus } from "../profiles/index.js"
import type { AccountStatus } from "./account-moves.js"

/** An account in the list for admins. */
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

/** Null: not filtered. */
export interface AccountFilter {
  /** A part of the name, the username or the address, without regard to case. */
  readonly words: string | null
  readonly role: Role | null
  readonly status: AccountStatus | null
}

/** The newest accounts first. */
export const newestAccounts = listOrder("users", { createdAt: "moment desc", id: "uuid desc" })

/** Accounts for the admin's list. Erased accounts are left out. */
export class AccountDirectory extends Context.Tag("@mentorkit/AccountDirectory")<
  AccountDirectory,
  {
    readonly find: (id: UserId) => Effect.Effect<Option.Option<Account>>
    /** Newest first. */
    readonly list: (filter: AccountFilter, page: PageRequest) => Effect.Effect<PageOf<Account>>
  }
>() {}

/** A stored value. A setting without one has its default. */
export interface StoredSetting {
  readonly key: string
  readonly value: unknown
  readonly updatedAt: DateTime.Utc
}

export class SettingStore extends Context.Tag("@mentorkit/SettingStore")<
  SettingStore,
  {
    readonly list: Effect.Effect<ReadonlyArray<StoredSetting>>
    /** Like `list`; locks all settings until the transaction ends. */
    readonly lock: Effect.Effect<ReadonlyArray<StoredSetting>>
    readonly remove: (key: string) => Effect.Effect<void>
  }
>() {}

/** An audit log entry with the actor's present name. */
export interface AuditRecord extends Omit<AuditEntry, "actorId"> {
  readonly id: string
  /** The name is null if the account no longer exists. */
  readonly actor: { readonly id: UserId; readonly name: string | null; readonly username: string | null }
}

/** Null: not filtered. */
export interface AuditFilter {
  readonly actorId: UserId | null
  readonly action: string | null
  readonly subjectType: string | null
  readonly subjectId: string | null
  /** `from <= at < until` */
  readonly from: DateTime.Utc | null
  readonly until: DateTime.Utc | null
}

/** The latest entries first. */
export const latestEntries = listOrder("audit-log", { occurredAt: "moment desc", id: "integer desc" })

export class AuditTrail extends Context.Tag("@mentorkit/AuditTrail")<
  AuditTrail,
  {
    /** Newest first. */
    readonly list: (filter: AuditFilter, page: PageRequest) => Effect.Effect<PageOf<AuditRecord>>
  }
>() {}
