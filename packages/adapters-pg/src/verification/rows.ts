/** Rows are the domain's documents, with moments as the driver has them. */
import { MentorId, UserId } from "@mentorkit/core/kernel"
import { FileKey } from "@mentorkit/core/kernel/ports"
import { ApprovalStatus, DocumentStatus, DocumentType } from "@mentorkit/core/profiles"
import { VerificationDocumentId } from "@mentorkit/core/verification"
import { Schema } from "effect"
import { Moment } from "../database/columns.js"

export const DocumentRow = Schema.Struct({
  id: VerificationDocumentId,
  mentorId: MentorId,
  documentType: DocumentType,
  fileKey: FileKey,
  originalName: Schema.String,
  mimeType: Schema.Literal("application/pdf", "image/jpeg", "image/png"),
  fileSize: Schema.Int,
  status: DocumentStatus,
  adminNotes: Schema.NullOr(Schema.String),
  reviewedBy: Schema.NullOr(UserId),
  reviewedAt: Schema.NullOr(Moment),
  createdAt: Moment,
  updatedAt: Moment
})

export const OwnerRow = Schema.Struct({
  mentorId: MentorId,
  userId: UserId,
  fullName: Schema.String,
  username: Schema.String,
  email: Schema.String,
  approvalStatus: ApprovalStatus
})
