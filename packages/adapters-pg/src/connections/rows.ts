/** What rows of connections have in common. */
import { MentorId, UserId } from "@mentorkit/core/kernel"
import { Schema } from "effect"
import { isListedMentor } from "../people/standing.js"

export const NewsKind = Schema.Literal("connection_request", "follow")

export const PersonRow = Schema.Struct({
  id: UserId,
  name: Schema.String,
  username: Schema.String,
  bio: Schema.NullOr(Schema.String),
  avatarUrl: Schema.NullOr(Schema.String),
  mentorId: Schema.NullOr(MentorId)
})

/** The column `mentor_id` of `PersonRow`, of a row of `users`. */
export const listedMentorId = `(select id from mentor_profiles where user_id = users.id and ${isListedMentor()}) as mentor_id`
