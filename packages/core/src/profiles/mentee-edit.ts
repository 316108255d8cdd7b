/** Edits of mentee profiles. Pure. */
import { Schema } from "effect"
import { clearable, Text } from "../kernel/index.js"
import { expertiseFields } from "./expertise.js"

/** Fields that are left out stay as they are. */
export const MenteeEdit = Schema.Struct({
  profession: clearable(Text(255)),
  /** The name that the onboarding has for it. */
  current_role: clearable(Text(255)),
  ...expertiseFields
})
export interface MenteeEdit extends Schema.Schema.Type<typeof MenteeEdit> {}

/** The profession by either name; `undefined` where nothing is said of it. */
export const professionOf = ({ current_role: role, profession }: MenteeEdit): string | null | undefined =>
  profession === undefined ? role : profession
