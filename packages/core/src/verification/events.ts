/** What happened to verification documents. */
import { Schema } from "effect"
import { event, MentorId, UserId } from "../kernel/index.js"
import { DocumentType } from "../profiles/index.js"
import { VerificationDocumentId } from "./ids.js"

/** Told as it was decided: the mentor may have sent another file by the time somebody hears of it. */
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
