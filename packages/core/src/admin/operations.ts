/** The operations of admin. */
import { Schema } from "effect"
import { AdminProtected, freshSignIn, UserNotFound } from "../identity/index.js"
import {
  atLeast,
  described,
  MentorId,
  MentorProfileNotFound,
  namedOperations,
  operation,
  optional,
  Page,
  pageFields,
  Role,
  Text,
  Timestamp,
  UserId
} from "../kernel/index.js"
import { ApprovalNotPossible, ApprovalStatus, newestApplications } from "../profiles/index.js"
import { AccountStatus } from "./account-moves.js"
import { AccountMoveNotPossible } from "./errors.js"
import { latestEntries, newestAccounts } from "./ports.js"
import { AdminUser, AuditLogEntry, MentorApplication, SettingResource } from "./resources.js"

const reasonAs = (example: string) =>
  described(Text(500).pipe(atLeast(3)), "Written to the audit log, and sent to the person concerned.", example)

const settings = described(Schema.Array(SettingResource), "All settings of the platform, by key.")
const account = described(AdminUser, "The account as it is now.")

const mentorById = Schema.Struct({ id: MentorId })
const decided = {
  access: "admin",
  success: Schema.Struct({ mentor: described(MentorApplication, "The mentor profile as it is now.") }),
  failures: [MentorProfileNotFound, ApprovalNotPossible]
} as const

const moderated = { access: "admin", success: Schema.Struct({ user: account }) } as const
const moderation = (example: string) => Schema.Struct({ id: UserId, reason: reasonAs(example) })

export const operations = namedOperations("admin", {
  listMentors: operation({
    access: "admin",
    input: Schema.Struct({
      status: Schema.optionalWith(
        described(ApprovalStatus, "Only mentors of this approval status. Left out: all of them.", "pending"),
        { nullable: true }
      ),
      ...pageFields(newestApplications)
    }),
    success: Schema.Struct({ mentors: Page(MentorApplication) }),
    failures: []
  }),
  approveMentor: operation({ ...decided, input: mentorById }),
  rejectMentor: operation({
    ...decided,
    input: Schema.Struct({
      ...mentorById.fields,
      reason: reasonAs("Please tell more of what you have worked on.")
    })
  }),
  suspendMentor: operation({
    ...decided,
    input: Schema.Struct({ ...mentorById.fields, reason: reasonAs("Three sessions in a row without the mentor.") })
  }),
  reinstateMentor: operation({ ...decided, input: mentorById }),
  listUsers: operation({
    access: "admin",
    input: Schema.Struct({
      q: optional(
        described(
          Text(100),
          "Part of the full name, the username or the email address, in capitals or not. Left out: everybody.",
          "sorensen"
        )
      ),
      role: optional(described(Role, "Only accounts with this role. Left out: with any.", "mentee")),
      status: optional(described(AccountStatus, "Only accounts of this status. Left out: of any.", "active")),
      ...pageFields(newestAccounts)
    }),
    success: Schema.Struct({ users: Page(AdminUser) }),
    failures: []
  }),
  suspendUser: operation({
    ...moderated,
    input: moderation("Advertisements in every message."),
    failures: [UserNotFound, AdminProtected, AccountMoveNotPossible]
  }),
  banUser: operation({
    ...moderated,
    input: moderation("Threatened another member."),
    failures: [UserNotFound, AdminProtected, AccountMoveNotPossible]
  }),
  reinstateUser: operation({
    ...moderated,
    input: moderation("The report turned out to be wrong."),
    failures: [UserNotFound, AccountMoveNotPossible]
  }),
  getSettings: operation({
    access: "admin",
    input: Schema.Struct({}),
    success: Schema.Struct({ settings }),
    failures: []
  }),
  /** Settings that are left out keep their value; null resets to the default. All or nothing. */
  updateSettings: operation({
    access: "admin",
    input: Schema.Struct({
      settings: described(
        Schema.Record({ key: Schema.String, value: Schema.Unknown }),
        "New values by key: all are taken, or none. Null resets to the default; what is left out stays.",
        { "bookings.cancellation_window_hours": 48 }
      )
    }),
    success: Schema.Struct({ settings }),
    failures: [],
    // How fresh a sign-in has to be is one of them.
    freshSignIn
  }),
  listAuditLog: operation({
    access: "admin",
    input: Schema.Struct({
      actor_id: optional(described(UserId, "Only what this admin did. Left out: what anybody did.")),
      action: optional(
        described(Text(100), "Only entries with exactly this action. Left out: with any.", "user.suspended")
      ),
      subject_type: optional(
        described(Text(100), "Only what was done to this kind of subject. Left out: to any.", "user")
      ),
      subject_id: optional(
        described(
          Text(255),
          "Only what was done to the subject with this id. Left out: to any.",
          "01920000-0000-7000-8000-000000000001"
        )
      ),
      from: optional(
        described(Timestamp, "Only entries of then or later. Left out: however old.", "2027-03-01T00:00:00+00:00")
      ),
      until: optional(
        described(Timestamp, "Only entries of before. Left out: up to now.", "2027-04-01T00:00:00+00:00")
      ),
      ...pageFields(latestEntries)
    }),
    success: Schema.Struct({ entries: Page(AuditLogEntry) }),
    failures: []
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
