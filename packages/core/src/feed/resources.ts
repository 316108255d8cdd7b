/** Wire schemas of the feed (document 2, "Post object"). */
import { Schema } from "effect"
import { MentionResource, personCard } from "../comments/index.js"
import { ConnectionStatus } from "../identity/index.js"
import { described, Integer, Role, Timestamp } from "../kernel/index.js"
import { PostId } from "./ids.js"
import { PostType, PostVisibility } from "./post.js"

export const PostAuthorResource = Schema.Struct({
  ...personCard,
  role: Schema.NullOr(
    described(Role, "As what the person is shown: whoever is both a mentor and a mentee as a mentor; null if neither.")
  ),
  connection_status: ConnectionStatus,
  is_connected: described(Schema.Boolean, "Whether `connection_status` is `connected`.", false),
  is_following: described(Schema.Boolean, "Whether the caller follows the person.", false),
  is_me: described(Schema.Boolean, "Whether it is the caller.", false)
}).annotations({ identifier: "PostAuthor", description: "Who has written a post, and how the caller stands to them." })

const postFields = {
  id: PostId,
  type: PostType,
  type_label: described(Schema.String, "The type in words.", "Text"),
  visibility: PostVisibility,
  visibility_label: described(Schema.String, "The visibility in words.", "Public"),
  body: described(Schema.String, "The text; empty where there is none.", "Looking for a mentor in #rust."),
  comment_count: described(Integer, "Comments at all depths, without deleted ones.", 0),
  share_count: described(Integer, "How often the post was shared.", 0),
  hashtags: described(Schema.Array(Schema.String), "Hashtags of the text, without their sign, in small letters.", [
    "rust"
  ]),
  mentions: described(Schema.Array(MentionResource), "People whom the text mentions."),
  author: PostAuthorResource,
  created_at: described(Timestamp, "When the post was written."),
  updated_at: described(Timestamp, "When its text or visibility was last changed.")
}

export const PostResource = Schema.Struct(postFields).annotations({
  identifier: "Post",
  description: "A post in the feed."
})
export interface PostResource extends Schema.Schema.Type<typeof PostResource> {}
