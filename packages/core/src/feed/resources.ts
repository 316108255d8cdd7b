/** Wire schemas of the feed (document 2, "Post object"). */
import { Schema } from "effect"
import { commentFields, MentionResource, personCard, reactionFields, replyPreviewFields } from "../comments/index.js"
import { ConnectionStatus } from "../identity/index.js"
import { described, Integer, Role, Timestamp } from "../kernel/index.js"
import { PollId, PollOptionId, PostId } from "./ids.js"
import { PostType, PostVisibility, SharedPostSource } from "./post.js"

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

const ofPost = { post_id: described(PostId, "The post that it is about.") }

const ReplyPreviewResource = Schema.Struct({ ...replyPreviewFields, ...ofPost }).annotations({
  identifier: "ReplyPreview",
  description: "A reply as it stands under a comment in a list."
})

export const CommentResource = Schema.Struct({ ...commentFields, ...ofPost }).annotations({
  identifier: "Comment",
  description: "A comment on a post."
})
export interface CommentResource extends Schema.Schema.Type<typeof CommentResource> {}

export const ListedCommentResource = Schema.Struct({
  ...CommentResource.fields,
  replies: described(Schema.Array(ReplyPreviewResource), "The three oldest living replies at all depths below.")
}).annotations({ identifier: "ListedComment", description: "A comment on a post with the first replies to it." })
export interface ListedCommentResource extends Schema.Schema.Type<typeof ListedCommentResource> {}

const PollOptionResource = Schema.Struct({
  id: PollOptionId,
  label: described(Schema.String, "The option in words.", "Every week"),
  position: described(Integer, "Its place among the options, from 0.", 0),
  vote_count: described(Integer, "How many people have chosen it.", 3),
  voted_by_me: described(Schema.Boolean, "Whether the caller has chosen it.", false)
}).annotations({ identifier: "PollOption", description: "One answer of a poll." })

export const PollResource = Schema.Struct({
  id: PollId,
  question: Schema.NullOr(
    described(Schema.String, "The question; null where the text of the post asks it.", "How often do you meet?")
  ),
  allows_multiple: described(Schema.Boolean, "Whether several options can be chosen.", false),
  expires_at: Schema.NullOr(described(Timestamp, "When the poll closes; null if it never does.")),
  is_closed: described(Schema.Boolean, "Whether that moment has passed.", false),
  total_votes: described(Integer, "Votes for all options.", 5),
  options: described(Schema.Array(PollOptionResource), "The options in their order.")
}).annotations({ identifier: "Poll", description: "A poll in a post." })
export interface PollResource extends Schema.Schema.Type<typeof PollResource> {}

export const HashtagResource = Schema.Struct({
  name: described(Schema.String, "The tag without its sign, in small letters.", "rust"),
  posts_count: described(Integer, "Public posts that have it.", 12),
  created_at: described(Timestamp, "When it was used first.")
}).annotations({ identifier: "Hashtag", description: "A tag of posts." })
export interface HashtagResource extends Schema.Schema.Type<typeof HashtagResource> {}

const PostImageResource = Schema.Struct({
  url: described(
    Schema.String,
    "As in `image_urls`.",
    "https://api.example.com/feed/files/0197c0de-0001-7000-8000-000000000001"
  ),
  alt: Schema.NullOr(
    described(Schema.String, "What it shows, in words; null if nobody has said.", "A shelf of books.")
  ),
  width: described(Integer, "In pixels.", 1200),
  height: described(Integer, "In pixels.", 800)
}).annotations({ identifier: "PostImage", description: "A picture of a post." })

const PostVideoResource = Schema.Struct({
  url: described(
    Schema.String,
    "Where it is played from.",
    "https://api.example.com/feed/files/0197c0de-0001-7000-8000-000000000002"
  ),
  thumbnail: Schema.NullOr(
    described(
      Schema.String,
      "Where its still picture is; null if none was sent.",
      "https://api.example.com/feed/files/0197c0de-0001-7000-8000-000000000003"
    )
  ),
  mime: described(Schema.String, "Its content type.", "video/mp4")
}).annotations({ identifier: "PostVideo", description: "The film of a post." })

const ownPostFields = {
  id: PostId,
  type: PostType,
  type_label: described(Schema.String, "The type in words.", "Text"),
  visibility: PostVisibility,
  visibility_label: described(Schema.String, "The visibility in words.", "Public"),
  body: described(Schema.String, "The text; empty where there is none.", "Looking for a mentor in #rust."),
  ...reactionFields,
  comment_count: described(Integer, "Comments at all depths, without deleted ones.", 0),
  share_count: described(Integer, "How often the post was shared.", 0),
  image_urls: described(
    Schema.Array(Schema.String),
    "Where its pictures are. Those of public posts have a lasting address; others one that is the caller's alone, and ends after hours.",
    []
  ),
  images: described(Schema.Array(PostImageResource), "The same pictures, with what they show and how large they are."),
  video: Schema.optional(described(PostVideoResource, "The film of a post of type `video`; missing in any other.")),
  hashtags: described(Schema.Array(Schema.String), "Hashtags of the text, without their sign, in small letters.", [
    "rust"
  ]),
  mentions: described(Schema.Array(MentionResource), "People whom the text mentions."),
  poll: Schema.NullOr(described(PollResource, "The poll of a post of type `poll`; null in any other.")),
  author: PostAuthorResource,
  created_at: described(Timestamp, "When the post was written."),
  updated_at: described(Timestamp, "When its text or visibility was last changed.")
}

export const SharedPostResource = Schema.Struct(ownPostFields).annotations({
  identifier: "SharedPost",
  description: "A post in the feed as others have shared it."
})
export interface SharedPostResource extends Schema.Schema.Type<typeof SharedPostResource> {}

const postFields = {
  ...ownPostFields,
  shared_post: Schema.optional(
    Schema.NullOr(
      described(
        SharedPostResource,
        "What a post of type `share` shares; null once it is gone, or not for the caller's eyes."
      )
    )
  ),
  shared_post_source: Schema.optional(SharedPostSource)
}

export const PostResource = Schema.Struct(postFields).annotations({
  identifier: "Post",
  description: "A post in the feed."
})
const listedPost = Schema.Struct({
  ...postFields,
  is_seen: described(Schema.Boolean, "Whether the caller has seen it, or has written it.", false)
}).annotations({ identifier: "ListedPost", description: "A post as it stands in a list of the feed." })
export const ShownPostResource = Schema.Struct({
  ...postFields,
  comments: described(Schema.Array(ListedCommentResource), "The newest comments at the top, ten at most.")
}).annotations({ identifier: "ShownPost", description: "A post in the feed with the newest comments on it." })

export interface ListedPostResource extends Schema.Schema.Type<typeof listedPost> {}
export interface ListedPostEncoded extends Schema.Schema.Encoded<typeof listedPost> {}
/** By its name, as declarations would spell it out for each list. */
export const ListedPostResource: Schema.Schema<ListedPostResource, ListedPostEncoded> = listedPost
export interface PostResource extends Schema.Schema.Type<typeof PostResource> {}
