import { Schema } from "effect"
import { described, Uuid } from "../kernel/index.js"

export const VerificationDocumentId = described(
  Uuid.pipe(Schema.brand("VerificationDocumentId")),
  "Id of a verification document."
)
export type VerificationDocumentId = typeof VerificationDocumentId.Type
