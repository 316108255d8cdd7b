/** What admins can ask for. */
import { Schema } from "effect"
import {
  atLeast,
  MentorId,
  MentorProfileNotFound,
  operations as named,
  operation,
  Page,
  pageFields,
  Text
} from "../kernel/index.js"
import { ApprovalNotPossible, ApprovalStatus } from "../profiles/index.js"
import { MentorApplication } from "./resources.js"

export const operations = named("admin", {
  listMentors: operation({
    access: "admin",
    input: Schema.Struct({ status: Schema.optionalWith(ApprovalStatus, { nullable: true }), ...pageFields() }),
    success: Schema.Struct({ mentors: Page(MentorApplication) }),
    failures: []
  }),
  approveMentor: operation({
    access: "admin",
    input: Schema.Struct({ id: MentorId }),
    success: Schema.Struct({ mentor: MentorApplication }),
    failures: [MentorProfileNotFound, ApprovalNotPossible]
  }),
  rejectMentor: operation({
    access: "admin",
    input: Schema.Struct({ id: MentorId, reason: Text(500).pipe(atLeast(3)) }),
    success: Schema.Struct({ mentor: MentorApplication }),
    failures: [MentorProfileNotFound, ApprovalNotPossible]
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
