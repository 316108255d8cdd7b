/** Rows of comments, and the comments that they are. */
import { CommentId, ReactionType } from "@mentorkit/core/comments"
import type { Comment, ShownComment } from "@mentorkit/core/comments/ports"
import { UserId } from "@mentorkit/core/kernel"
import { Effect, Schema } from "effect"
import { Moment } from "../database/columns.js"
import { PersonColumn } from "../people/seen-person.js"

const placed = {
  id: CommentId,
  postId: Schema.UUID,
  parentId: Schema.NullOr(CommentId),
  rootId: Schema.NullOr(CommentId),
  branchId: Schema.NullOr(CommentId),
  depth: Schema.Int,
  body: Schema.String,
  createdAt: Moment,
  updatedAt: Moment
}

export const CommentRow = Schema.Struct({ ...placed, authorId: UserId })

export const toComment = ({ postId, ...comment }: typeof CommentRow.Type): Comment => ({
  ...comment,
  subject: { surface: "feed", id: postId }
})
export const toCommentRow = ({ subject, ...comment }: Comment): typeof CommentRow.Type => ({
  ...comment,
  postId: subject.id
})

/** Of whatever people react to, as `reactionsColumn` selects it. */
export const ReactionsColumn = Schema.Struct({
  tally: Schema.Record({ key: ReactionType, value: Schema.Int }),
  mine: Schema.NullOr(ReactionType)
})

const ShownRow = Schema.Struct({
  ...placed,
  author: Schema.NullOr(PersonColumn),
  parentAuthor: Schema.NullOr(PersonColumn),
  mentions: Schema.Array(PersonColumn),
  reactions: ReactionsColumn,
  replyCount: Schema.Int,
  editedAt: Schema.NullOr(Moment)
})
const decodeRows = Schema.decodeUnknown(Schema.Array(ShownRow))

/** Comments as the reader has selected them. */
export const decodeShown = (rows: ReadonlyArray<object>) =>
  Effect.map(decodeRows(rows), (decoded) =>
    decoded.map(({ postId, ...comment }): ShownComment => ({ ...comment, subject: { surface: "feed", id: postId } }))
  )
