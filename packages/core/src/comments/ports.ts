/** Ports of comments. A failing database is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import { listOrder, type PageOf, type PageRequest, type UserId } from "../kernel/index.js"
import type { Comment, CommentSubject, ShownComment } from "./comment.js"
import type { CommentId } from "./ids.js"
import type { ReactionType, Tally } from "./reaction.js"

/** At the top the newest first, and replies as they were said. */
export const newestComments = listOrder("comments", { createdAt: "moment desc", id: "uuid desc" })
export const oldestReplies = listOrder("replies", { createdAt: "moment asc", id: "uuid asc" })

/** Each changes the subject's row as well, by which comments of one subject wait for each other. */
export class CommentRepository extends Context.Tag("@mentorkit/CommentRepository")<
  CommentRepository,
  {
    /**
     * The subject, if the viewer sees it: who has written it. Alone until the transaction ends; the first lock of whatever
     * changes comments.
     */
    readonly lockSubject: (viewer: UserId, subject: CommentSubject) => Effect.Effect<Option.Option<UserId>>
    /** Of what the comment is, so that it can be locked. Also of a comment that nobody sees. */
    readonly findSubject: (id: CommentId) => Effect.Effect<Option.Option<CommentSubject>>
    /** The same of what the person has commented on by that comment, even if they do not see it any more: what it is. */
    readonly lockSubjectOfOwn: (author: UserId, id: CommentId) => Effect.Effect<Option.Option<CommentSubject>>
    /** Living, and of an author whom the viewer sees. */
    readonly find: (viewer: UserId, id: CommentId) => Effect.Effect<Option.Option<Comment>>
    /** Counted by its subject and by all comments above it. Answers the ids of those who are mentioned by it. */
    readonly add: (comment: Comment, usernames: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<UserId>>
    /** Its body. Answers the ids of those who were not mentioned before. */
    readonly update: (
      comment: Comment,
      usernames: ReadonlyArray<string>,
      at: DateTime.Utc
    ) => Effect.Effect<ReadonlyArray<UserId>>
    /** Leaves a tombstone if there are replies; else it goes, with the tombstones above it that have no other reply. */
    readonly remove: (comment: Comment, at: DateTime.Utc) => Effect.Effect<void>
  }
>() {}

/** What somebody reacts to. */
export type ReactionTarget =
  | { readonly kind: "comment"; readonly id: CommentId }
  | { readonly kind: "post"; readonly id: string }

export class ReactionRepository extends Context.Tag("@mentorkit/ReactionRepository")<
  ReactionRepository,
  {
    /**
     * In place of the person's former reaction, which is answered; null takes it away. Counted with its target, whose post must
     * be locked.
     */
    readonly put: (
      target: ReactionTarget,
      userId: UserId,
      type: ReactionType | null,
      at: DateTime.Utc
    ) => Effect.Effect<{ readonly before: ReactionType | null; readonly tally: Tally }>
  }
>() {}

/** Where a comment stands: everything below one at the top has it as its root, which is found faster. */
export type ThreadPlace = Pick<ShownComment, "id" | "rootId">

/** Comments as one reader sees them, on a subject that they see. */
export class CommentReader extends Context.Tag("@mentorkit/CommentReader")<
  CommentReader,
  {
    readonly find: (viewer: UserId, id: CommentId) => Effect.Effect<Option.Option<ShownComment>>
    /** The newest ones at the top, that many at most. One statement. */
    readonly findNewest: (
      viewer: UserId,
      subject: CommentSubject,
      limit: number
    ) => Effect.Effect<ReadonlyArray<ShownComment>>
    /** At the top, the newest first. */
    readonly listTop: (
      viewer: UserId,
      subject: CommentSubject,
      page: PageRequest
    ) => Effect.Effect<PageOf<ShownComment>>
    /** Below a comment, the oldest first: at all depths, or its direct replies. */
    readonly listReplies: (
      viewer: UserId,
      of: ThreadPlace,
      page: PageRequest,
      isFlat: boolean
    ) => Effect.Effect<PageOf<ShownComment>>
    /**
     * The oldest ones at all depths below each of these, which are all at the top or none; comments without any are missing. One
     * statement.
     */
    readonly preview: (
      viewer: UserId,
      comments: ReadonlyArray<ThreadPlace>,
      limit: number
    ) => Effect.Effect<ReadonlyMap<CommentId, ReadonlyArray<ShownComment>>>
  }
>() {}
