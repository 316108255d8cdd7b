/** Comments in threads, on whatever they are written about. Pure: no Effect, no clock, no database. */
import { type DateTime, Either, Option } from "effect"
import type { PersonCard } from "../identity/index.js"
import { fieldProblem, InvalidInput, type UserId } from "../kernel/index.js"
import { NotCommentAuthor } from "./errors.js"
import type { CommentId } from "./ids.js"
import type { Reactions } from "./reaction.js"

/** What comments are written about. Each surface has a table of subjects of its own. */
export interface CommentSubject {
  readonly surface: "feed"
  readonly id: string
}

/** Stored at most. A reply to a comment of that depth has the same one, and its true parent. */
export const maxDepth = 50

export interface CommentPlace {
  /** Null at the top. */
  readonly parentId: CommentId | null
  /** The comment at the top of the thread; null for itself. */
  readonly rootId: CommentId | null
  /** 0 at the top. */
  readonly depth: number
  /**
   * Of comments at the greatest depth: the last one above them whose depth is smaller. Whoever counts replies upwards goes on
   * there, and not from reply to reply, of which there may be thousands.
   */
  readonly branchId: CommentId | null
}

export interface Comment extends CommentPlace {
  readonly id: CommentId
  readonly subject: CommentSubject
  readonly authorId: UserId
  readonly body: string
  readonly createdAt: DateTime.Utc
  readonly updatedAt: DateTime.Utc
}

export const atTop: CommentPlace = { parentId: null, rootId: null, depth: 0, branchId: null }

const isSame = (one: CommentSubject, other: CommentSubject): boolean =>
  one.surface === other.surface && one.id === other.id

/** Where a reply to the parent stands. */
export const under = (parent: Comment): CommentPlace => {
  const depth = Math.min(parent.depth + 1, maxDepth)
  const isDeepest = parent.depth === maxDepth
  return {
    parentId: parent.id,
    rootId: parent.rootId ?? parent.id,
    depth,
    branchId: isDeepest ? parent.branchId : depth === maxDepth ? parent.id : null
  }
}

/** The place of a new comment. `parent` is what the given id has led to, if one was given; it must be of the same subject. */
export const placeOf = (
  subject: CommentSubject,
  parentId: CommentId | undefined,
  parent: Option.Option<Comment>
): Either.Either<CommentPlace, InvalidInput> => {
  if (parentId === undefined) return Either.right(atTop)
  return Option.isSome(parent) && isSame(parent.value.subject, subject)
    ? Either.right(under(parent.value))
    : Either.left(
        new InvalidInput({
          problems: [fieldProblem(["parent_id"], "must be a comment of this discussion that is there")]
        })
      )
}

/** For who changes a comment that they see. */
export const ownComment = (comment: Comment, userId: UserId): Either.Either<Comment, NotCommentAuthor> =>
  comment.authorId === userId ? Either.right(comment) : Either.left(new NotCommentAuthor())

/** A comment as one reader sees it. */
export interface ShownComment extends CommentPlace {
  readonly id: CommentId
  readonly subject: CommentSubject
  /** Null of a tombstone: deleted, or of somebody whom the reader does not see, with replies that they do. */
  readonly author: PersonCard | null
  /** Whom it answers; null at the top, and where the reader does not see them. */
  readonly parentAuthor: PersonCard | null
  /** Empty of a tombstone. */
  readonly body: string
  readonly mentions: ReadonlyArray<PersonCard>
  readonly reactions: Reactions
  /** Living ones at all depths below. */
  readonly replyCount: number
  readonly createdAt: DateTime.Utc
  readonly updatedAt: DateTime.Utc
  readonly editedAt: DateTime.Utc | null
}
