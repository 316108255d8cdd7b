import { Schema } from "effect"
import { described, Uuid } from "../kernel/index.js"

export const PostId = described(Uuid.pipe(Schema.brand("PostId")), "Id of a post.")
export type PostId = typeof PostId.Type

export const PollId = described(Uuid.pipe(Schema.brand("PollId")), "Id of a poll.")
export type PollId = typeof PollId.Type

export const PollOptionId = described(Uuid.pipe(Schema.brand("PollOptionId")), "Id of an option of a poll.")
export type PollOptionId = typeof PollOptionId.Type
