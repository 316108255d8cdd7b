/** Gathers the handlers of verification. */
import { Context, Effect, Layer } from "effect"
import type { Handlers } from "../kernel/index.js"
import type { Operations } from "./operations.js"
import { deleteDocument } from "./use-cases/delete-document.js"
import { downloadDocument, downloadDocumentToReview } from "./use-cases/download-document.js"
import { listDocuments, listDocumentsToReview } from "./use-cases/list-documents.js"
import { replaceDocument } from "./use-cases/replace-document.js"
import { reviewDocument } from "./use-cases/review-document.js"
import { uploadDocuments } from "./use-cases/upload-documents.js"

export class Verification extends Context.Tag("@mentorkit/Verification")<Verification, Handlers<Operations>>() {
  static readonly layer = Layer.effect(
    Verification,
    Effect.all({
      deleteDocument,
      downloadDocument,
      downloadDocumentToReview,
      listDocuments,
      listDocumentsToReview,
      replaceDocument,
      reviewDocument,
      uploadDocuments
    })
  )
}
