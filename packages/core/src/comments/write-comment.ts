/** Comments written, changed and deleted, on any surface. Each in the caller's transaction. */
import { DateTime, Effect, Option } from "effect"
import { Ids, type User, type UserId } from "../kernel/index.js"
import { mentionedUsernames } from "../text/index.js"
import { type Comment, type CommentSubject, ownComment, placeOf } from "./comment.js"
import { CommentNotFound } from "./errors.js"
import { CommentId } from "./ids.js"
import { CommentRepository } from "./ports.js"

export interface NewComment {
  readonly body: string
  readonly parentId: CommentId | undefined
}

/** What has come of a text: who is mentioned in it and was not before. */
export interface WrittenComment {
  readonly comment: Comment
  readonly mentionedIds: ReadonlyArray<UserId>
}

/** `addComment(caller, subject, comment)`: of a caller who is locked. Fails with none if they do not see the subject. */
export const makeAddComment = Effect.gen(function* () {
  const comments = yield* CommentRepository
  const ids = yield* Ids

  return Effect.fnUntraced(function* (caller: User, subject: CommentSubject, { body, parentId }: NewComment) {
    const subjectAuthorId = yield* yield* comments.lockSubject(caller.userId, subject)
    const parent = parentId === undefined ? Option.none() : yield* comments.find(caller.userId, parentId)
    const place = yield* placeOf(subject, parentId, parent)
    const now = yield* DateTime.now
    const id = CommentId.make(yield* ids.uuid)
    const comment: Comment = { ...place, id, subject, authorId: caller.userId, body, createdAt: now, updatedAt: now }
    const mentionedIds = yield* comments.add(comment, mentionedUsernames(body))
    const parentAuthorId = Option.getOrNull(Option.map(parent, ({ authorId }) => authorId))
    return { comment, mentionedIds, subjectAuthorId, parentAuthorId }
  })
})

/** `lockComment(viewer, id)`: none where the viewer sees no such comment on a subject of that surface, or not the subject. */
export const makeLockComment = Effect.map(CommentRepository, (comments) =>
  Effect.fnUntraced(
    function* (viewer: UserId, id: CommentId, surface: CommentSubject["surface"]) {
      const subject = yield* yield* comments.findSubject(id)
      if (subject.surface !== surface) return yield* Option.none<Comment>()
      // Before the comment, as everybody does who changes comments.
      yield* yield* comments.lockSubject(viewer, subject)
      return yield* yield* comments.find(viewer, id)
    },
    Effect.catchTag("NoSuchElementException", () => new CommentNotFound())
  )
)

/** `updateComment(caller, id, surface, body)`: of a caller who is locked. */
export const makeUpdateComment = Effect.gen(function* () {
  const comments = yield* CommentRepository
  const lockComment = yield* makeLockComment

  return Effect.fnUntraced(function* (caller: User, id: CommentId, surface: CommentSubject["surface"], body: string) {
    const before = yield* ownComment(yield* lockComment(caller.userId, id, surface), caller.userId)
    const now = yield* DateTime.now
    if (body === before.body) return { comment: before, mentionedIds: [] } satisfies WrittenComment
    const comment: Comment = { ...before, body, updatedAt: now }
    const mentionedIds = yield* comments.update(comment, mentionedUsernames(body), now)
    return { comment, mentionedIds } satisfies WrittenComment
  })
})

/** `deleteComment(caller, id, surface)`: of a caller who is locked. */
export const makeDeleteComment = Effect.gen(function* () {
  const comments = yield* CommentRepository
  const lockComment = yield* makeLockComment

  return Effect.fnUntraced(function* (caller: User, id: CommentId, surface: CommentSubject["surface"]) {
    const { userId } = caller
    // One's own words can be taken back although what they are about is hidden from one by now.
    const own = yield* comments.lockSubjectOfOwn(userId, id)
    const isOwnHere = Option.exists(own, (subject) => subject.surface === surface)
    const comment = yield* isOwnHere
      ? Effect.flatten(comments.find(userId, id)).pipe(Effect.mapError(() => new CommentNotFound()))
      : Effect.flatMap(lockComment(userId, id, surface), (seen) => ownComment(seen, userId))
    const at = yield* DateTime.now
    yield* comments.remove(comment, at)
    return { ...comment, at }
  })
})
