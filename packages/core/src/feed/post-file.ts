/** Pictures and films of posts. Pure: no Effect, no clock, no database. */
import { Schema } from "effect"

/** A thumbnail is the still picture of a film. */
export const PostFileKind = Schema.Literal("picture", "film", "thumbnail")
export type PostFileKind = typeof PostFileKind.Type
