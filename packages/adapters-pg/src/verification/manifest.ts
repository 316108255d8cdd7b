import { manifest } from "../database/manifest.js"
import { verificationDocumentRepository } from "./document-repository.js"
import { personalData } from "./personal-data.js"

export const verification = manifest({
  repositories: verificationDocumentRepository,
  personalData
})
