import { Schema } from "effect"
import { Uuid } from "../kernel/index.js"

export const ReportId = Uuid.pipe(Schema.brand("ReportId"))
export type ReportId = typeof ReportId.Type
