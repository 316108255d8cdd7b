import { DocumentStatus, DocumentType } from "@mentorkit/core/profiles"
import { DocumentContentType } from "@mentorkit/core/verification/ports"
import { manifest } from "../database/manifest.js"
import { verificationDocumentRepository } from "./document-repository.js"
import { personalData } from "./personal-data.js"

export const verification = manifest({
  repositories: verificationDocumentRepository,
  personalData,
  obligations: [],
  enumerations: {
    "verification_documents.document_type": DocumentType,
    "verification_documents.mime_type": DocumentContentType,
    "verification_documents.status": DocumentStatus
  }
})
