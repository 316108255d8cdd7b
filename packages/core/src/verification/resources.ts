/** What is shown of documents, named as on the wire. */
import { Schema } from "effect"
import { Integer, MentorId, Timestamp, UserId } from "../kernel/index.js"
import { ApprovalStatus, VerificationDocument } from "../profiles/index.js"

/** As its mentor sees it, in their profile too. The plain name is the domain's here. */
export const VerificationDocumentResource = VerificationDocument
export interface VerificationDocumentResource extends Schema.Schema.Type<typeof VerificationDocument> {}

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
  /** Which file it is; a review that names it is not taken for another one's. */
  version: Integer,
  reviewedBy: Schema.NullOr(UserId),
  reviewedAt: Schema.NullOr(Timestamp),
  mentor: DocumentMentor
}).annotations({ identifier: "AdminVerificationDocument" })
export interface AdminVerificationDocument extends Schema.Schema.Type<typeof AdminVerificationDocument> {}
