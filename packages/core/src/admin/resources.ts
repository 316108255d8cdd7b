/** Wire schemas of admin. An identifier names the schema in OpenAPI and the SDK. */
import { Schema } from "effect"
import { Currency, Integer, MentorId, Role, Timestamp, UserId } from "../kernel/index.js"
import { ApprovalStatus, ExpertiseAreaId } from "../profiles/index.js"
import { AccountStatus } from "./account-moves.js"

/** A mentor profile with its account, for the approval queue. */
export const MentorApplication = Schema.Struct({
  id: MentorId,
  user: Schema.Struct({
    id: UserId,
    full_name: Schema.String,
    username: Schema.String,
    email: Schema.String,
    avatar_url: Schema.NullOr(Schema.String)
  }),
  headline: Schema.String,
  expertise_areas: Schema.Array(Schema.Struct({ id: ExpertiseAreaId, name: Schema.String })),
  years_of_experience: Integer,
  /** "80.00", in `currency`. */
  hourly_rate: Schema.String,
  currency: Currency,
  timezone: Schema.String,
  approval_status: ApprovalStatus,
  approval_status_label: Schema.String,
  /** Why the last application was rejected. */
  rejection_reason: Schema.NullOr(Schema.String),
  submitted_at: Timestamp,
  approved_at: Schema.NullOr(Timestamp),
  created_at: Timestamp,
  updated_at: Timestamp
}).annotations({ identifier: "MentorApplication" })
export interface MentorApplication extends Schema.Schema.Type<typeof MentorApplication> {}

/** An account as admins see it. */
export const AdminUser = Schema.Struct({
  id: UserId,
  full_name: Schema.String,
  username: Schema.String,
  email: Schema.String,
  avatar_url: Schema.NullOr(Schema.String),
  roles: Schema.Array(Role),
  status: AccountStatus,
  is_active: Schema.Boolean,
  banned_at: Schema.NullOr(Timestamp),
  email_verified_at: Schema.NullOr(Timestamp),
  two_factor_enabled: Schema.Boolean,
  /** Null where there is no mentor profile. */
  mentor: Schema.NullOr(
    Schema.Struct({ id: MentorId, approval_status: ApprovalStatus, approval_status_label: Schema.String })
  ),
  created_at: Timestamp,
  updated_at: Timestamp
}).annotations({ identifier: "AdminUser" })
export interface AdminUser extends Schema.Schema.Type<typeof AdminUser> {}

export const SettingResource = Schema.Struct({
  /** "bookings.cancellation_window_hours" */
  key: Schema.String,
  description: Schema.String,
  /** The value in force. */
  value: Schema.Unknown,
  default: Schema.Unknown,
  /** Null while the default is in force. */
  updated_at: Schema.NullOr(Timestamp)
}).annotations({ identifier: "Setting" })
export interface SettingResource extends Schema.Schema.Type<typeof SettingResource> {}

export const AuditLogEntry = Schema.Struct({
  id: Schema.String,
  /** The name is null if the account no longer exists. */
  actor: Schema.Struct({ id: UserId, name: Schema.NullOr(Schema.String), username: Schema.NullOr(Schema.String) }),
  action: Schema.String,
  subject_type: Schema.String,
  subject_id: Schema.String,
  before: Schema.Unknown,
  after: Schema.Unknown,
  occurred_at: Timestamp
}).annotations({ identifier: "AuditLogEntry" })
export interface AuditLogEntry extends Schema.Schema.Type<typeof AuditLogEntry> {}
