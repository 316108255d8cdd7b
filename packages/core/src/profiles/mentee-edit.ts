/** Edits of mentee profiles. Pure. */
import { Schema } from "effect"
import { clearable, described, Text } from "../kernel/index.js"
import { expertiseFields } from "./expertise.js"

/** Fields that are left out stay as they are. */
export const MenteeEdit = Schema.Struct({
  profession: clearable(
    described(Text(255), "What the mentee does. Null removes it; left out it stays.", "Junior developer")
  ),
  current_role: clearable(
    described(Text(255), "Another name of `profession`, which counts where both are sent.", "Junior developer")
  ),
  ...expertiseFields
})
export interface MenteeEdit extends Schema.Schema.Type<typeof MenteeEdit> {}

/** The profession by either name; `undefined` where nothing is said of it. */
export const professionOf = ({ current_role: role, profession }: MenteeEdit): string | null | undefined =>
  profession === undefined ? role : profession
