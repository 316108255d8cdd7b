/** Wire schemas of verification. */
import { Schema } from "effect"
import { described, Integer, MentorId, Timestamp, UserId } from "../kernel/index.js"
import { ApprovalStatus, VerificationDocumentResource } from "../profiles/index.js"

export { VerificationDocumentResource }

export const DocumentMentor = Schema.Struct({
  id: MentorId,
  userId: UserId,
  fullName: described(Schema.String, "Full name of the account.", "Ana Duarte"),
  username: described(Schema.String, "Username of the account.", "ana-duarte"),
  email: described(Schema.String, "Mail address of the account.", "ana@example.com"),
  approvalStatus: described(ApprovalStatus, "How the mentor's application stands.", "approved"),
  approvalStatusLabel: described(Schema.String, "The status in words.", "Approved")
}).annotations({ identifier: "VerificationDocumentMentor", description: "The mentor whose document it is." })

/** Its `downloadUrl` is the one for admins. */
export const AdminVerificationDocument = Schema.Struct({
  ...VerificationDocumentResource.fields,
  downloadUrl: described(
    Schema.String,
    "Address of the file, for admins who are signed in.",
    "https://api.example.com/api/v1/admin/verification-documents/01920000-0000-7000-8000-000000000060/download"
  ),
  version: described(
    Integer,
    "Version of the file; a review that names it never applies to another one.",
    1_805_032_800_000
  ),
  reviewedBy: described(Schema.NullOr(UserId), "Account of the admin who reviewed it; null until then.", null),
  reviewedAt: described(Schema.NullOr(Timestamp), "When it was reviewed; null until then.", null),
  mentor: described(DocumentMentor, "The mentor whose document it is.")
}).annotations({ identifier: "AdminVerificationDocument", description: "A document of a mentor, as admins see it." })
export interface AdminVerificationDocument extends Schema.Schema.Type<typeof AdminVerificationDocument> {}
