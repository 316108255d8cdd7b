/** Wire schemas of comments (document 2, "Comment object"), but for the field of their subject, which each surface adds. */
import { Schema } from "effect"
import { personFields } from "../identity/index.js"
import { described, Integer, Timestamp, UserId } from "../kernel/index.js"
import { CommentId } from "./ids.js"
import { ReactionType } from "./reaction.js"

/** Of everybody who stands beside a text. */
export const personCard = {
  id: UserId,
  username: personFields.username,
  name: personFields.name,
  avatar_url: personFields.avatar_url
}

export const MentionResource = Schema.Struct(personCard).annotations({
  identifier: "Mention",
  description: "Somebody whom a text mentions."
})

const TypeCountResource = Schema.Struct({
  type: ReactionType,
  count: described(Integer, "How many reactions of the type there are.", 3)
}).annotations({ identifier: "ReactionCount", description: "Reactions of one type." })

/** Of whatever people react to. */
export const reactionFields = {
  reaction_count: described(Integer, "Reactions of all types.", 4),
  my_reaction: Schema.NullOr(described(ReactionType, "The caller's own reaction; null if there is none.")),
  reactions: described(Schema.Array(TypeCountResource), "Reactions by type, the most frequent first.")
}

const replyFields = {
  id: CommentId,
  parent_id: Schema.NullOr(described(CommentId, "The comment that this one answers; null at the top.")),
  root_id: Schema.NullOr(described(CommentId, "The comment at the top of the thread; null for itself.")),
  depth: described(Integer, "How many comments are above it: 0 at the top, 50 at most.", 1),
  is_deleted: described(
    Schema.Boolean,
    "Whether only its place is left: it was deleted, or the caller does not see its author, and there are replies.",
    false
  ),
  parent_author: Schema.NullOr(
    described(Schema.Struct(personCard), "Whom it answers; null at the top, and where the caller does not see them.")
  ),
  body: described(Schema.String, "The text; empty where only the place is left.", "I liked the one on indexes."),
  mentions: described(Schema.Array(MentionResource), "People whom the text mentions."),
  ...reactionFields,
  my_reaction_exists: described(Schema.Boolean, "Whether `my_reaction` is not null.", false),
  author: Schema.NullOr(
    described(
      Schema.Struct({ ...personCard, is_me: described(Schema.Boolean, "Whether it is the caller.", false) }),
      "Who has written it; null where only the place is left."
    )
  ),
  created_at: described(Timestamp, "When it was written."),
  updated_at: described(Timestamp, "When it was last changed."),
  edited_at: Schema.NullOr(described(Timestamp, "When its text was last changed; null if it never was."))
}

/** Of every surface's comment in a preview. */
export const replyPreviewFields = replyFields

/** Of every surface's comment. */
export const commentFields = {
  ...replyFields,
  replies_count: described(
    Integer,
    "Replies at all depths below, without deleted ones; of a comment fifty deep those to itself alone.",
    2
  )
}
