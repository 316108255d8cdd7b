import { Schema } from "effect"
import { described, Uuid } from "../kernel/index.js"

export const UploadId = described(Uuid.pipe(Schema.brand("UploadId")), "Id of an upload.")
export type UploadId = typeof UploadId.Type
