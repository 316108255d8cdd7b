/** Rows of posts, and the posts that they are. */
import { PollId, PollOptionId, PostId, PostType, PostVisibility, SharedPostSource } from "@mentorkit/core/feed"
import { type Post, PostFileId, PostFileKind, type ShownPost } from "@mentorkit/core/feed/ports"
import { Role, UserId } from "@mentorkit/core/kernel"
import { FileKey } from "@mentorkit/core/kernel/ports"
import { type Effect, Schema } from "effect"
import type { ParseError } from "effect/ParseResult"
import { ReactionsColumn } from "../comments/rows.js"
import { Moment } from "../database/columns.js"
import { PersonColumn } from "../people/seen-person.js"

export const PostRow = Schema.Struct({
  id: PostId,
  authorId: UserId,
  type: PostType,
  visibility: PostVisibility,
  body: Schema.String,
  rootId: Schema.NullOr(PostId),
  rootSource: Schema.NullOr(SharedPostSource),
  createdAt: Moment,
  updatedAt: Moment
})

/** The columns of `PostRow`, and no counter. */
export const toPostRow = ({
  authorId,
  body,
  createdAt,
  id,
  rootId,
  rootSource,
  type,
  updatedAt,
  visibility
}: Post): typeof PostRow.Type => ({
  ...{ id, authorId, type, visibility, body, rootId, rootSource, createdAt, updatedAt }
})

const ShownPollColumn = Schema.Struct({
  id: PollId,
  question: Schema.NullOr(Schema.String),
  allowsMultiple: Schema.Boolean,
  // Within JSON, as PostgreSQL writes it there.
  expiresAt: Schema.NullOr(Schema.DateTimeUtc),
  options: Schema.Array(
    Schema.Struct({ id: PollOptionId, label: Schema.String, voteCount: Schema.Int, isMine: Schema.Boolean })
  )
})

const ShownFileColumn = Schema.Struct({
  id: PostFileId,
  kind: PostFileKind,
  contentType: Schema.String,
  width: Schema.NullOr(Schema.Int),
  height: Schema.NullOr(Schema.Int),
  alt: Schema.NullOr(Schema.String)
})

/** What of a file is sent. */
export const StoredFileRow = Schema.Struct({ key: FileKey, kind: PostFileKind, contentType: Schema.String })

const ShownRow = Schema.Struct({
  ...PostRow.fields,
  commentCount: Schema.Int,
  shareCount: Schema.Int,
  isSeen: Schema.Boolean,
  hashtags: Schema.Array(Schema.String),
  mentions: Schema.Array(PersonColumn),
  poll: Schema.NullOr(ShownPollColumn),
  files: Schema.Array(ShownFileColumn),
  reactions: ReactionsColumn,
  author: Schema.Struct({ ...PersonColumn.fields, role: Schema.NullOr(Role) })
})

const decodeRows = Schema.decodeUnknown(Schema.Array(ShownRow))

/** Posts as the reader has selected them. */
export const decodeShown = (rows: ReadonlyArray<object>): Effect.Effect<ReadonlyArray<ShownPost>, ParseError> =>
  decodeRows(rows)
