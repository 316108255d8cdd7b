/** What admins see, named as on the wire. An identifier names the schema in OpenAPI and the SDK. */
import { Schema } from "effect"
import { Currency, Integer, MentorId, Timestamp, UserId } from "../kernel/index.js"
import { ApprovalStatus, ExpertiseAreaId } from "../profiles/index.js"

/** A mentor with the account behind the profile, as the approval queue shows them. */
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
