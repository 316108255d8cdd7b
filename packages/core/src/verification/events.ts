/** What happened to verification documents. */
import { Schema } from "effect"
import { event, MentorId, UserId } from "../kernel/index.js"
import { DocumentType } from "../profiles/index.js"
import { VerificationDocumentId } from "./ids.js"

/** An admin has decided about a document. Has the decision itself: the mentor may have replaced the file since. */
export const DocumentReviewed = event(
  "verification.DocumentReviewed",
  {
    documentId: VerificationDocumentId,
    mentorId: MentorId,
    userId: UserId,
    documentType: DocumentType,
    fileName: Schema.String,
    status: Schema.Literal("approved", "rejected"),
    notes: Schema.NullOr(Schema.String)
  },
  ({ documentId }) => documentId
)
