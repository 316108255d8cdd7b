/** Maps documents to resources. */
import { approvalStatusLabels } from "../profiles/index.js"
import { type VerificationDocument, versionOf } from "./document.js"
import { documentStatusLabels, documentTypeLabels } from "./labels.js"
import type { DocumentOwner } from "./ports.js"
import type { AdminVerificationDocument, VerificationDocumentResource } from "./resources.js"

/** Where the operations of downloads are served, as absolute links have to say it. */
const folders = {
  mentor: "/api/v1/mentor/verification-documents",
  admin: "/api/v1/admin/verification-documents"
}

const shown = (document: VerificationDocument, folder: string): VerificationDocumentResource => ({
  id: document.id,
  documentType: document.documentType,
  documentTypeLabel: documentTypeLabels[document.documentType],
  originalName: document.originalName,
  mimeType: document.contentType,
  fileSize: document.size,
  status: document.status,
  statusLabel: documentStatusLabels[document.status],
  adminNotes: document.adminNotes,
  downloadUrl: `${folder}/${document.id}/download`,
  createdAt: document.createdAt,
  updatedAt: document.updatedAt
})

export const toDocumentResource =
  (appUrl: string) =>
  (document: VerificationDocument): VerificationDocumentResource =>
    shown(document, `${appUrl}${folders.mentor}`)

export const toAdminDocumentResource =
  (appUrl: string) =>
  (document: VerificationDocument, owner: DocumentOwner): AdminVerificationDocument => ({
    ...shown(document, `${appUrl}${folders.admin}`),
    version: versionOf(document),
    reviewedBy: document.reviewedBy,
    reviewedAt: document.reviewedAt,
    mentor: {
      id: owner.mentorId,
      userId: owner.userId,
      fullName: owner.fullName,
      username: owner.username,
      email: owner.email,
      approvalStatus: owner.approvalStatus,
      approvalStatusLabel: approvalStatusLabels[owner.approvalStatus]
    }
  })
