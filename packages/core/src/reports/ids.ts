import { Schema } from "effect"
import { described, Uuid } from "../kernel/index.js"

export const ReportId = described(Uuid.pipe(Schema.brand("ReportId")), "Id of a report.")
export type ReportId = typeof ReportId.Type
