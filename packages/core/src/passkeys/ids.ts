import { Schema } from "effect"
import { described, Uuid } from "../kernel/index.js"

export const PasskeyId = described(
  Uuid.pipe(Schema.brand("PasskeyId")),
  "Id of a passkey here; not that of its credential."
)
export type PasskeyId = typeof PasskeyId.Type
