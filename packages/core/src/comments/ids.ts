import { Schema } from "effect"
import { described, Uuid } from "../kernel/index.js"

export const CommentId = described(Uuid.pipe(Schema.brand("CommentId")), "Id of a comment.")
export type CommentId = typeof CommentId.Type
