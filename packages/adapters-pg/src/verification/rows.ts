/** Rows of verification, and the documents that they are. */
import { MentorId, UserId } from "@mentorkit/core/kernel"
import { FileKey } from "@mentorkit/core/kernel/ports"
import { ApprovalStatus, DocumentStatus, DocumentType } from "@mentorkit/core/profiles"
import { VerificationDocumentId } from "@mentorkit/core/verification"
import { DocumentContentType, type VerificationDocument } from "@mentorkit/core/verification/ports"
import { Schema } from "effect"
import { Moment } from "../database/columns.js"

export const DocumentRow = Schema.Struct({
  id: VerificationDocumentId,
  mentorId: MentorId,
  documentType: DocumentType,
  fileKey: FileKey,
  originalName: Schema.String,
  mimeType: DocumentContentType,
  fileSize: Schema.Int,
  status: DocumentStatus,
  adminNotes: Schema.NullOr(Schema.String),
  reviewedBy: Schema.NullOr(UserId),
  reviewedAt: Schema.NullOr(Moment),
  createdAt: Moment,
  updatedAt: Moment
})

type Row = typeof DocumentRow.Type

/** The columns of the file have the names of the wire. */
export const toDocument = ({
  fileKey: key,
  fileSize: size,
  mimeType: contentType,
  ...row
}: Row): VerificationDocument => ({
  ...row,
  key,
  contentType,
  size
})

export const toDocumentRow = ({ contentType, key, size, ...document }: VerificationDocument): Row => ({
  ...document,
  fileKey: key,
  mimeType: contentType,
  fileSize: size
})

export const OwnerRow = Schema.Struct({
  mentorId: MentorId,
  userId: UserId,
  fullName: Schema.String,
  username: Schema.String,
  email: Schema.String,
  approvalStatus: ApprovalStatus
})
