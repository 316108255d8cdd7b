/** What rows of connections have in common. */
import { UserId } from "@mentorkit/core/kernel"
import { Schema } from "effect"

export const NewsKind = Schema.Literal("connection_request", "follow")

export const PersonRow = Schema.Struct({
  id: UserId,
  name: Schema.String,
  username: Schema.String,
  bio: Schema.NullOr(Schema.String),
  avatarUrl: Schema.NullOr(Schema.String)
})
