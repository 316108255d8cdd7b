/** Ports of the feed. A failing database is a defect, so no port has an error type for it. */
import { Context, type DateTime, type Effect, type Option } from "effect"
import type { CommentId } from "../comments/index.js"
import { type FileKey, listOrder, type PageOf, type PageRequest, type UserId } from "../kernel/index.js"
import type { ReportCopy } from "../reports/index.js"
import type { FeedPlace, FeedView } from "./feed-order.js"
import type { Hashtag } from "./hashtag.js"
import type { PollId, PollOptionId, PostId } from "./ids.js"
import type { Written } from "./new-account.js"
import type { Poll, VoteChange } from "./poll.js"
import type { NamedInBody, Post, ShownPost } from "./post.js"
import type { PostFile, PostFileId, StoredPostFile } from "./post-file.js"

/** A post, or a comment on one, as it is reported. */
export interface ReportedText {
  readonly authorId: UserId
  readonly copy: ReportCopy
  readonly fileKeys: ReadonlyArray<FileKey>
}

/**
 * What the viewer can report: what they see, and what they would see but for blocks. Of what is for connections, blocks
 * have ended the connection: it is found where it was written before one of them.
 */
export class ReportableContent extends Context.Tag("@mentorkit/ReportableContent")<
  ReportableContent,
  {
    readonly findPost: (viewer: UserId, id: PostId) => Effect.Effect<Option.Option<ReportedText>>
    /** Living. */
    readonly findComment: (viewer: UserId, id: CommentId) => Effect.Effect<Option.Option<ReportedText>>
  }
>() {}

/** The newest posts first. */
export const newestPosts = listOrder("posts", { createdAt: "moment desc", id: "uuid desc" })

export class PostRepository extends Context.Tag("@mentorkit/PostRepository")<
  PostRepository,
  {
    /**
     * With its hashtags, which are counted if the post is public, and its mentions: of the named people the first 20 who may
     * see the post. Answers their ids.
     */
    readonly add: (post: Post, named: NamedInBody) => Effect.Effect<ReadonlyArray<UserId>>
    /** If the viewer sees the post. */
    readonly findVisible: (viewer: UserId, id: PostId) => Effect.Effect<Option.Option<Post>>
    /** The same. Alone until the transaction ends. */
    readonly lockVisible: (viewer: UserId, id: PostId) => Effect.Effect<Option.Option<Post>>
    /** Body and visibility, with what `add` stores of them. Answers the ids of those who were not mentioned before. */
    readonly update: (before: Post, after: Post, named: NamedInBody) => Effect.Effect<ReadonlyArray<UserId>>
    /**
     * What the viewer shares if they share that post: itself, or what it shares; none if they do not see either. Nobody
     * changes or removes it until the transaction ends.
     */
    readonly lockRoot: (viewer: UserId, id: PostId) => Effect.Effect<Option.Option<Post>>
    /** As `lockVisible`, with what a share shares and with the shares of a post, in the order of their ids: all change when it goes. */
    readonly lockFamily: (viewer: UserId, id: PostId) => Effect.Effect<Option.Option<Post>>
    /** With everything that hangs on it. The post must be locked by `lockFamily`. */
    readonly remove: (post: Post) => Effect.Effect<void>
    /**
     * Posts and comments that the person has written since, and those with that text that they have written or changed since; all
     * that are there but one.
     */
    readonly countWritten: (about: {
      readonly author: UserId
      readonly since: DateTime.Utc
      readonly body: string
      readonly except: CommentId | PostId | undefined
    }) => Effect.Effect<Written>
    /** Tags that no post has any more; `limit` at most. Returns their number. In a transaction. */
    readonly removeUnusedHashtags: (limit: number) => Effect.Effect<number>
    /** Posts that the person has written, whoever sees them. */
    readonly count: (author: UserId) => Effect.Effect<number>
  }
>() {}

/** Files of posts; whose the bytes are, the register of files knows as well. */
export class PostFileRepository extends Context.Tag("@mentorkit/PostFileRepository")<
  PostFileRepository,
  {
    readonly add: (postId: PostId, files: ReadonlyArray<PostFile>) => Effect.Effect<void>
    readonly list: (postId: PostId) => Effect.Effect<ReadonlyArray<Pick<PostFile, "key" | "kind">>>
    /** Of a public post whose author is neither banned nor suspended. */
    readonly findPublic: (id: PostFileId) => Effect.Effect<Option.Option<StoredPostFile>>
    /** Of a post that the reader sees, who is neither banned nor suspended. */
    readonly findVisible: (reader: UserId, id: PostFileId) => Effect.Effect<Option.Option<StoredPostFile>>
  }
>() {}

export class PollRepository extends Context.Tag("@mentorkit/PollRepository")<
  PollRepository,
  {
    readonly add: (postId: PostId, poll: Poll) => Effect.Effect<void>
    /** Of a post that is locked. */
    readonly find: (postId: PostId) => Effect.Effect<Option.Option<Poll>>
    /** Options that the person has chosen. */
    readonly listVotes: (pollId: PollId, userId: UserId) => Effect.Effect<ReadonlyArray<PollOptionId>>
    /** With the options' counts. The post must be locked. */
    readonly changeVotes: (userId: UserId, change: VoteChange, at: DateTime.Utc) => Effect.Effect<void>
  }
>() {}

/** The most used first, and of those used as often by their names. The rank is how often, below zero: so both keys go up. */
export const mostUsedHashtags = listOrder("hashtags", { rank: "integer asc", name: "text asc" })

export class HashtagReader extends Context.Tag("@mentorkit/HashtagReader")<
  HashtagReader,
  {
    /**
     * Those that public posts have, and that contain the part, whose case and signs are those of stored names. The total counts no
     * further than 10,000, and a page by number that begins behind so many is empty: a cursor leads there. A part without
     * three letters or digits in a row, which no index finds, is looked for among the 20,000 most used.
     */
    readonly list: (part: string | null, page: PageRequest) => Effect.Effect<PageOf<Hashtag>>
  }
>() {}

/** Of whose reactions authors were told last: reacting again and again is told once. */
export class ReactionNewsRepository extends Context.Tag("@mentorkit/ReactionNewsRepository")<
  ReactionNewsRepository,
  {
    /** Notes that it is told at `now`. True unless it was told after `since`. */
    readonly take: (
      reaction: { readonly postId: PostId; readonly userId: UserId },
      times: { readonly now: DateTime.Utc; readonly since: DateTime.Utc }
    ) => Effect.Effect<boolean>
    /** Removes at most `limit` notes from before the moment. Returns their number. */
    readonly forgetBefore: (before: DateTime.Utc, limit: number) => Effect.Effect<number>
  }
>() {}

/** The feed of one reader: what they see of all posts, ranked. */
export class RankedFeed extends Context.Tag("@mentorkit/RankedFeed")<
  RankedFeed,
  {
    /**
     * The next posts of the view, `limit` at most, after `skipped` of them. What was written, seen or has lost engagement since the first
     * page does not move them; what has lost is left out of later pages, so that nothing comes twice. `next` is the place of the
     * last, if others follow it; `snapshot` is what the view's further pages go by. One statement; where few posts are for the reader, or of
     * one class, others that look at more and more; and more of them where posts without any points begin. What takes long may wait for its turn, and is
     * the defect of an unavailable database, a 503, where that does not come in time.
     */
    readonly list: (
      reader: UserId,
      view: FeedView,
      slice: { readonly limit: number; readonly skipped: number }
    ) => Effect.Effect<{
      readonly ids: ReadonlyArray<PostId>
      readonly next: FeedPlace | null
      readonly snapshot: string
    }>
    /** Posts that the reader sees. One statement over counters. */
    readonly count: (reader: UserId) => Effect.Effect<number>
    /** Notes which of the posts the reader has seen: those that they may see. Idempotent. */
    readonly markSeen: (reader: UserId, ids: ReadonlyArray<PostId>, at: DateTime.Utc) => Effect.Effect<void>
    /** Puts the counters together that posts have left for `count`. Returns how many. In a transaction. */
    readonly foldCounts: (limit: number) => Effect.Effect<number>
  }
>() {}

/** Whether texts of the feed are there for a reader, whichever they are: for what leads to them. */
export class FeedReader extends Context.Tag("@mentorkit/FeedReader")<
  FeedReader,
  {
    /** Of these ids those of posts, or of living comments on posts, that the reader sees. One statement. */
    readonly listVisible: (
      reader: UserId,
      kind: "comment" | "post",
      ids: ReadonlyArray<string>
    ) => Effect.Effect<ReadonlySet<string>>
    /** Also false of somebody who is banned or suspended. */
    readonly hasReacted: (userId: UserId, postId: PostId) => Effect.Effect<boolean>
  }
>() {}

/** Posts as one reader sees them; the others are missing. */
export class PostReader extends Context.Tag("@mentorkit/PostReader")<
  PostReader,
  {
    /** With what it shares, if the viewer sees that, too. One statement. */
    readonly find: (
      viewer: UserId,
      id: PostId
    ) => Effect.Effect<Option.Option<{ readonly post: ShownPost; readonly root: ShownPost | null }>>
    /** Those of them that the viewer sees, in no order. One statement. */
    readonly findMany: (viewer: UserId, ids: ReadonlyArray<PostId>) => Effect.Effect<ReadonlyArray<ShownPost>>
    readonly isVisible: (viewer: UserId, id: PostId) => Effect.Effect<boolean>
    /** What one person has written, the newest first. Two statements, however many there are. */
    readonly listByAuthor: (viewer: UserId, author: UserId, page: PageRequest) => Effect.Effect<PageOf<ShownPost>>
  }
>() {}
