import { Schema } from "effect"
import { Uuid } from "../kernel/index.js"

export const VerificationDocumentId = Uuid.pipe(Schema.brand("VerificationDocumentId"))
export type VerificationDocumentId = typeof VerificationDocumentId.Type
