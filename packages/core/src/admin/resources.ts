/** Wire schemas of admin. An identifier names the schema in OpenAPI and the SDK. */
import { Schema } from "effect"
import { Currency, described, Integer, MentorId, Role, Timestamp, UserId } from "../kernel/index.js"
import { ApprovalStatus, ExpertiseAreaId } from "../profiles/index.js"
import { AccountStatus } from "./account-moves.js"

/** An account, for the lists of admins. */
const accountOf = (name: string, username: string, email: string) => ({
  id: UserId,
  full_name: described(Schema.String, "Full name.", name),
  username: described(Schema.String, "Name in the address of the profile.", username),
  email: described(Schema.String, "Email address of the account.", email),
  avatar_url: Schema.NullOr(
    described(
      Schema.String,
      "Address of the avatar; null without one.",
      "https://api.example.com/media/01920000-0000-7000-8000-000000000001/large"
    )
  )
})

const createdAt = described(Timestamp, "When it was made.", "2027-03-01T09:00:00+00:00")
const updatedAt = described(Timestamp, "When it was changed last.", "2027-03-02T10:00:00+00:00")

const approval = {
  approval_status: described(
    ApprovalStatus,
    "Status of the mentor profile: `pending` waits for an admin, `approved` can be booked, `rejected` may apply again, " +
      "`suspended` cannot be booked until an admin reinstates it.",
    "approved"
  ),
  approval_status_label: described(Schema.String, "The approval status for people, in English.", "Approved")
}

export const MentorApplication = Schema.Struct({
  id: MentorId,
  user: described(Schema.Struct(accountOf("Ana Duarte", "ana-duarte", "ana@example.com")), "Account of the mentor."),
  headline: described(Schema.String, "The mentor in one line.", "Twelve years of back ends and the people behind them"),
  expertise_areas: described(
    Schema.Array(
      Schema.Struct({
        id: described(ExpertiseAreaId, "Id of an expertise area."),
        name: described(Schema.String, "Its name.", "Software Engineering")
      })
    ),
    "Expertise areas of the mentor."
  ),
  years_of_experience: described(Integer, "Years that the mentor has worked.", 12),
  hourly_rate: described(Schema.String, "Price of an hour, with as many decimals as the currency has.", "80.00"),
  currency: Currency,
  timezone: described(Schema.String, "Time zone of the mentor by its IANA name.", "Europe/Lisbon"),
  ...approval,
  rejection_reason: described(
    Schema.NullOr(Schema.String),
    "Why the application was rejected, as the admin wrote it; null unless it is.",
    null
  ),
  submitted_at: described(Timestamp, "When the mentor applied last.", "2027-03-01T09:00:00+00:00"),
  approved_at: Schema.NullOr(
    described(
      Timestamp,
      "When it was approved; null until then. A reinstatement does not change it.",
      "2027-03-02T10:00:00+00:00"
    )
  ),
  created_at: createdAt,
  updated_at: updatedAt
}).annotations({
  identifier: "MentorApplication",
  description: "A mentor profile with its account, as admins see it."
})
export interface MentorApplication extends Schema.Schema.Type<typeof MentorApplication> {}

export const AdminUser = Schema.Struct({
  ...accountOf("Mika Sorensen", "mika-sorensen", "mika@example.com"),
  roles: described(Schema.Array(Role), "What the account may act as.", ["mentee"]),
  status: AccountStatus,
  is_active: described(Schema.Boolean, "Whether it is not suspended; it may be banned all the same."),
  banned_at: described(Schema.NullOr(Timestamp), "When it was banned; null unless it is.", null),
  email_verified_at: Schema.NullOr(
    described(Timestamp, "When its email address was verified; null until then.", "2027-03-01T09:05:00+00:00")
  ),
  two_factor_enabled: described(Schema.Boolean, "Whether signing in asks for a second factor.", false),
  mentor: described(
    Schema.NullOr(Schema.Struct({ id: MentorId, ...approval })),
    "Its mentor profile; null without one.",
    null
  ),
  created_at: createdAt,
  updated_at: updatedAt
}).annotations({ identifier: "AdminUser", description: "An account as admins see it." })
export interface AdminUser extends Schema.Schema.Type<typeof AdminUser> {}

/** Each setting has a schema of its own, which has judged the value. */
const SettingValue = Schema.Unknown.annotations({
  identifier: "SettingValue",
  jsonSchema: {
    description:
      "A number, a text, true or false, a list of texts, or whole numbers by their keys, such as currencies.",
    anyOf: [
      { type: "number" },
      { type: "string" },
      { type: "boolean" },
      { type: "array", items: { type: "string" } },
      { type: "object", additionalProperties: { type: "integer" } }
    ]
  }
})

/** Of whatever was changed. */
const Facts = Schema.Unknown.annotations({ jsonSchema: { type: ["object", "null"] } })

export const SettingResource = Schema.Struct({
  key: described(
    Schema.String,
    "Name of the setting: the domain, then what it sets with its unit.",
    "bookings.cancellation_window_hours"
  ),
  description: described(
    Schema.String,
    "What it sets, in English.",
    "Hours before the start within which a mentee who cancels an accepted session gets nothing back."
  ),
  value: described(SettingValue, "The value in force, of the kind of `default`.", 48),
  default: described(SettingValue, "The value without a change by an admin.", 24),
  updated_at: Schema.NullOr(
    described(
      Timestamp,
      "When an admin changed it last; null while the default is in force.",
      "2027-03-02T10:00:00+00:00"
    )
  )
}).annotations({ identifier: "Setting", description: "A setting that admins change while the platform runs." })
export interface SettingResource extends Schema.Schema.Type<typeof SettingResource> {}

export const AuditLogEntry = Schema.Struct({
  id: described(Schema.String, "Number of the entry.", "1042"),
  actor: described(
    Schema.Struct({
      id: UserId,
      name: Schema.NullOr(described(Schema.String, "Full name today; null where the account is gone.", "Noor Haddad")),
      username: Schema.NullOr(
        described(Schema.String, "Username today; null where the account is gone.", "noor-haddad")
      )
    }),
    "The admin who did it."
  ),
  action: described(Schema.String, "What was done.", "user.suspended"),
  subject_type: described(Schema.String, "Kind of what it was done to.", "user"),
  subject_id: described(
    Schema.String,
    "Id of what it was done to; the key of a setting.",
    "01920000-0000-7000-8000-000000000001"
  ),
  before: described(Facts, "What changed, as it was before; null where there was nothing.", {
    status: "active",
    is_active: true,
    banned_at: null
  }),
  after: described(
    Facts,
    "The same afterwards, and with it the reason where the admin gave one; null where nothing is left.",
    { status: "suspended", is_active: false, banned_at: null, reason: "Advertisements in every message." }
  ),
  occurred_at: described(Timestamp, "When it was done.", "2027-03-08T09:30:00+00:00")
}).annotations({ identifier: "AuditLogEntry", description: "Something that was done with the rights of an admin." })
export interface AuditLogEntry extends Schema.Schema.Type<typeof AuditLogEntry> {}
