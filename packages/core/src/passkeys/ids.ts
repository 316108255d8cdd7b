import { Schema } from "effect"
import { Uuid } from "../kernel/index.js"

export const PasskeyId = Uuid.pipe(Schema.brand("PasskeyId"))
export type PasskeyId = typeof PasskeyId.Type
