export { verificationDocumentRepository } from "./document-repository.js"
