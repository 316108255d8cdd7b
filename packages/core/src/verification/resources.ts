/** Wire schemas of verification. */
import { Schema } from "effect"
import { Integer, MentorId, Timestamp, UserId } from "../kernel/index.js"
import { ApprovalStatus, VerificationDocumentResource } from "../profiles/index.js"

export { VerificationDocumentResource }

export const DocumentMentor = Schema.Struct({
  id: MentorId,
  userId: UserId,
  fullName: Schema.String,
  username: Schema.String,
  email: Schema.String,
  approvalStatus: ApprovalStatus,
  approvalStatusLabel: Schema.String
}).annotations({ identifier: "VerificationDocumentMentor" })

/** Its `downloadUrl` is the one for admins. */
export const AdminVerificationDocument = Schema.Struct({
  ...VerificationDocumentResource.fields,
  /** Version of the file; a review that names it never applies to another one. */
  version: Integer,
  reviewedBy: Schema.NullOr(UserId),
  reviewedAt: Schema.NullOr(Timestamp),
  mentor: DocumentMentor
}).annotations({ identifier: "AdminVerificationDocument" })
export interface AdminVerificationDocument extends Schema.Schema.Type<typeof AdminVerificationDocument> {}
