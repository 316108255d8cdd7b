/** The operations of admin. */
import { Schema } from "effect"
import { AdminProtected, freshSignIn, UserNotFound } from "../identity/index.js"
import {
  atLeast,
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

/** Written to the audit log, and sent to the person concerned. */
const reason = Text(500).pipe(atLeast(3))

const mentorById = Schema.Struct({ id: MentorId })
const decided = {
  access: "admin",
  success: Schema.Struct({ mentor: MentorApplication }),
  failures: [MentorProfileNotFound, ApprovalNotPossible]
} as const

const moderated = {
  access: "admin",
  input: Schema.Struct({ id: UserId, reason }),
  success: Schema.Struct({ user: AdminUser })
} as const

export const operations = namedOperations("admin", {
  listMentors: operation({
    access: "admin",
    input: Schema.Struct({
      status: Schema.optionalWith(ApprovalStatus, { nullable: true }),
      ...pageFields(newestApplications)
    }),
    success: Schema.Struct({ mentors: Page(MentorApplication) }),
    failures: []
  }),
  approveMentor: operation({ ...decided, input: mentorById }),
  rejectMentor: operation({ ...decided, input: Schema.Struct({ ...mentorById.fields, reason }) }),
  suspendMentor: operation({ ...decided, input: Schema.Struct({ ...mentorById.fields, reason }) }),
  reinstateMentor: operation({ ...decided, input: mentorById }),
  listUsers: operation({
    access: "admin",
    input: Schema.Struct({
      /** Part of the name, the username or the address. */
      q: optional(Text(100)),
      role: optional(Role),
      status: optional(AccountStatus),
      ...pageFields(newestAccounts)
    }),
    success: Schema.Struct({ users: Page(AdminUser) }),
    failures: []
  }),
  suspendUser: operation({ ...moderated, failures: [UserNotFound, AdminProtected, AccountMoveNotPossible] }),
  banUser: operation({ ...moderated, failures: [UserNotFound, AdminProtected, AccountMoveNotPossible] }),
  reinstateUser: operation({ ...moderated, failures: [UserNotFound, AccountMoveNotPossible] }),
  getSettings: operation({
    access: "admin",
    input: Schema.Struct({}),
    success: Schema.Struct({ settings: Schema.Array(SettingResource) }),
    failures: []
  }),
  /** Settings that are left out keep their value; null resets to the default. All or nothing. */
  updateSettings: operation({
    access: "admin",
    input: Schema.Struct({ settings: Schema.Record({ key: Schema.String, value: Schema.Unknown }) }),
    success: Schema.Struct({ settings: Schema.Array(SettingResource) }),
    failures: [],
    // How fresh a sign-in has to be is one of them.
    freshSignIn
  }),
  listAuditLog: operation({
    access: "admin",
    input: Schema.Struct({
      actor_id: optional(UserId),
      action: optional(Text(100)),
      subject_type: optional(Text(100)),
      subject_id: optional(Text(255)),
      /** `from <= occurred_at < until` */
      from: optional(Timestamp),
      until: optional(Timestamp),
      ...pageFields(latestEntries)
    }),
    success: Schema.Struct({ entries: Page(AuditLogEntry) }),
    failures: []
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
