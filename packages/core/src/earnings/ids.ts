import { Schema } from "effect"
import { Uuid } from "../kernel/index.js"

export const JournalEntryId = Uuid.pipe(Schema.brand("JournalEntryId"))
export type JournalEntryId = typeof JournalEntryId.Type
