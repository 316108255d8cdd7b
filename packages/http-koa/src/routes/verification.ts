import { operations } from "@mentorkit/core/verification"
import { bind } from "../bind.js"

const types = ["application/pdf", "image/jpeg", "image/png"] as const

export const verification = bind(operations, {
  listDocuments: {
    route: "GET /mentor/verification-documents",
    summary: "Your verification documents, the newest first.",
    message: "Verification documents fetched successfully.",
    serverError: "Failed to fetch verification documents."
  },
  uploadDocuments: {
    route: "POST /mentor/verification-documents",
    summary: "Upload one to five files; each becomes a document of its own that waits for a review.",
    message: "Verification documents uploaded successfully.",
    status: 201,
    body: "multipart",
    failures: { DocumentTypeApproved: 422, TooManyDocuments: 422, MentorProfileNotFound: 404 },
    serverError: "Failed to upload verification documents."
  },
  replaceDocument: {
    route: "POST /mentor/verification-documents/:id",
    summary: "Replace the file of a document that is not approved; it waits for a review again.",
    message: "Verification document updated successfully.",
    body: "multipart",
    failures: { DocumentNotFound: 404, DocumentLocked: 422, DocumentTypeApproved: 422, MentorProfileNotFound: 404 },
    serverError: "Failed to update verification document."
  },
  downloadDocument: {
    route: "GET /mentor/verification-documents/:id/download",
    summary: "The file of one of your documents.",
    message: "Verification document fetched successfully.",
    stream: { field: "file", types },
    failures: { DocumentNotFound: 404 },
    serverError: "Failed to download verification document."
  },
  deleteDocument: {
    route: "DELETE /mentor/verification-documents/:id",
    summary: "Delete a document that is not approved, with its file.",
    message: "Verification document deleted successfully.",
    failures: { DocumentNotFound: 404, DocumentLocked: 422 },
    serverError: "Failed to delete verification document."
  },
  listDocumentsToReview: {
    route: "GET /admin/verification-documents",
    summary: "What waits for a review, the oldest first; or documents of another status, or all of them.",
    message: "Verification documents fetched successfully.",
    serverError: "Failed to fetch verification documents."
  },
  downloadDocumentToReview: {
    route: "GET /admin/verification-documents/:id/download",
    // Whom an identity paper was shown to is recorded.
    hasSideEffects: true,
    summary: "The file of a document.",
    message: "Verification document fetched successfully.",
    stream: { field: "file", types },
    failures: { DocumentNotFound: 404 },
    serverError: "Failed to download verification document."
  },
  reviewDocument: {
    route: "POST /admin/verification-documents/:id/review",
    summary: "Approve a pending document, or reject it with notes; the mentor is told either way.",
    message: "Verification document reviewed successfully.",
    failures: { DocumentNotFound: 404, DocumentNotPending: 422, DocumentReplaced: 409 },
    serverError: "Failed to review verification document."
  }
})
