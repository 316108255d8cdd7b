/** The operations of the feed. */
import { Schema } from "effect"
import { CommentId, CommentNotFound, ReactionType, reactionFields } from "../comments/index.js"
import { UserNotFound } from "../identity/index.js"
import {
  clearable,
  described,
  FileDownload,
  furthestItem,
  namedOperations,
  operation,
  optional,
  Page,
  pageFields,
  signedFields,
  Uuid
} from "../kernel/index.js"
import {
  AlreadyReported,
  CannotReportOwn,
  ReportMade,
  reportFields,
  reportsPerDay,
  reportsPerMinute,
  wordsForOther
} from "../reports/index.js"
import { commentOperations, totalToTenThousand } from "./comment-operations.js"
import {
  NewAccountLimited,
  NotPostAuthor,
  PollClosed,
  PollNotFound,
  PostFileNotFound,
  PostNotFound,
  PostNotShareable
} from "./errors.js"
import { FeedSort, feedOrders } from "./feed-order.js"
import { TagSearch } from "./hashtag.js"
import { PollOptionId, PostId } from "./ids.js"
import { mostUsedHashtags, newestPosts } from "./ports.js"
import { PostVisibility } from "./post.js"
import { PostFileId } from "./post-file.js"
import {
  Body,
  mentioned,
  NewFilm,
  NewPictures,
  NewPoll,
  ShareDestination,
  targetOfShare,
  whatIsPosted
} from "./post-input.js"
import { HashtagResource, ListedPostResource, PollResource, PostResource, ShownPostResource } from "./resources.js"
import {
  editsPerDay,
  editsPerMinute,
  postsPerDay,
  postsPerMinute,
  reactionsPerMinute,
  seenPerMinute
} from "./settings.js"

const newVisibility = Schema.optionalWith(
  described(PostVisibility, "Who sees it: everybody, or the caller's connections. Left out: `public`."),
  { nullable: true, default: () => "public" as const }
)
const Reacted = Schema.Struct({ reaction_count: reactionFields.reaction_count })

export const operations = namedOperations("feed", {
  createPost: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({
      body: optional(
        described(
          Body,
          "The text, with `#tags` and `@usernames` in it; needed where there is no poll, picture or film.",
          "Looking for a mentor in #rust."
        )
      ),
      ...NewPictures,
      ...NewFilm,
      poll: optional(NewPoll),
      visibility: newVisibility,
      mentioned_user_ids: mentioned
    }),
    rules: whatIsPosted,
    success: Schema.Struct({ post: described(PostResource, "The new post.") }),
    failures: [NewAccountLimited],
    idempotent: true,
    accountLimit: { perMinute: postsPerMinute, perDay: postsPerDay }
  }),
  getPost: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({ post_id: PostId }),
    success: Schema.Struct({ post: described(ShownPostResource, "The post.") }),
    failures: [PostNotFound]
  }),
  /** Changes what is given. */
  updatePost: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({
      post_id: PostId,
      body: clearable(described(Body, "The new text; left out, it stays.", "Looking for a mentor in #rust and #go.")),
      visibility: optional(PostVisibility),
      mentioned_user_ids: mentioned
    }),
    success: Schema.Struct({ post: described(PostResource, "The post as it is now.") }),
    failures: [PostNotFound, NotPostAuthor, PostNotShareable],
    accountLimit: { perMinute: editsPerMinute, perDay: editsPerDay }
  }),
  /** A share shares what the post shares, if it is one itself. */
  sharePost: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({
      post_id: PostId,
      body: optional(described(Body, "What the caller says to it.", "Worth reading.")),
      visibility: newVisibility,
      destination: Schema.optionalWith(described(ShareDestination, "Where it is to stand. Left out: the feed."), {
        nullable: true,
        default: () => "feed" as const
      }),
      target_community_id: optional(described(Uuid, "Id of the community, for that destination."))
    }),
    rules: targetOfShare,
    success: Schema.Struct({ post: described(PostResource, "The new post.") }),
    failures: [PostNotFound, PostNotShareable, NewAccountLimited],
    idempotent: true,
    accountLimit: { perMinute: postsPerMinute, perDay: postsPerDay }
  }),
  /** A picture or film of a public post, for whoever has its address. */
  readPublicFile: operation({
    access: "public",
    input: Schema.Struct({ id: PostFileId }),
    success: Schema.Struct({ file: described(FileDownload, "The picture or film.") }),
    failures: [PostFileNotFound]
  }),
  /** By an address that the host has signed for its reader: an `<img>` and a `<video>` send no token. */
  readSignedFile: operation({
    access: "public",
    input: Schema.Struct({ id: PostFileId, ...signedFields }),
    success: Schema.Struct({ file: described(FileDownload, "The picture or film.") }),
    failures: [PostFileNotFound]
  }),
  /** With its comments, reactions and votes. */
  deletePost: operation({
    access: "user",
    input: Schema.Struct({ post_id: PostId }),
    success: Schema.Struct({}),
    failures: [PostNotFound, NotPostAuthor],
    accountLimit: { perMinute: editsPerMinute, perDay: editsPerDay }
  }),
  /**
   * What the caller sees of all posts. A cursor goes on in what there was at the first page: nothing comes twice. A post that rises
   * meanwhile may be missed, and one that has lost engagement is left out.
   */
  listFeed: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({
      sort: Schema.optionalWith(
        described(
          FeedSort,
          "`top`: by reactions, comments and shares against age. `recent`: the newest first. What the caller has seen or written counts as older than it is. Left out: `top`."
        ),
        { nullable: true, default: () => "top" as const }
      ),
      ...pageFields(Object.values(feedOrders))
    }),
    success: Schema.Struct({
      posts: described(
        Page(ListedPostResource, furthestItem),
        "Posts of the caller, of their connections, and of everybody what is public. Pages by number end at 10,000 posts; a cursor leads further. It goes on as of the first page: without what was written since, or, in `top`, has lost engagement. What gains engagement meanwhile may have risen above the cursor, and stands there on the next first page."
      )
    }),
    failures: []
  }),
  /** For the caller's own feed: posts that were seen count as older. Ids that are not for the caller's eyes are left out. Idempotent. */
  markSeen: operation({
    access: "user",
    input: Schema.Struct({
      post_ids: described(
        Schema.Array(PostId).pipe(Schema.minItems(1), Schema.maxItems(100)),
        "Posts that were on the screen. Ids of what the caller does not see are left out."
      )
    }),
    success: Schema.Struct({}),
    failures: [],
    accountLimit: { perMinute: seenPerMinute }
  }),
  listPostsOfUser: operation({
    access: "user",
    showsPeople: "visible",
    input: Schema.Struct({
      username: described(Schema.String, "Username of the person.", "ana-duarte"),
      ...pageFields(newestPosts)
    }),
    success: Schema.Struct({ posts: described(Page(ListedPostResource), totalToTenThousand) }),
    failures: [UserNotFound]
  }),
  /** The most used first; of those used as often by name. */
  listHashtags: operation({
    access: "user",
    input: Schema.Struct({
      search: optional(
        described(
          TagSearch,
          "A part of the name in either case; a `#` before it is ignored. Without three letters or digits in a row it is looked for among the 20,000 most used tags.",
          "#rust"
        )
      ),
      ...pageFields(mostUsedHashtags, 20)
    }),
    success: Schema.Struct({
      hashtags: described(Page(HashtagResource), `Tags of public posts. ${totalToTenThousand}`)
    }),
    failures: []
  }),
  /** In place of the caller's former reaction to it. Idempotent. */
  reactToPost: operation({
    access: "user",
    input: Schema.Struct({ post_id: PostId, type: ReactionType }),
    success: Reacted,
    failures: [PostNotFound],
    accountLimit: { perMinute: reactionsPerMinute }
  }),
  /** Idempotent. */
  removePostReaction: operation({
    access: "user",
    input: Schema.Struct({ post_id: PostId }),
    success: Reacted,
    failures: [PostNotFound],
    accountLimit: { perMinute: reactionsPerMinute }
  }),
  /** In place of the caller's former reaction to it. Idempotent. */
  reactToComment: operation({
    access: "user",
    input: Schema.Struct({ comment_id: CommentId, type: ReactionType }),
    success: Reacted,
    failures: [CommentNotFound],
    accountLimit: { perMinute: reactionsPerMinute }
  }),
  /** Idempotent. */
  removeCommentReaction: operation({
    access: "user",
    input: Schema.Struct({ comment_id: CommentId }),
    success: Reacted,
    failures: [CommentNotFound],
    accountLimit: { perMinute: reactionsPerMinute }
  }),
  /** In place of the caller's former votes; none of them takes all back. Idempotent. */
  vote: operation({
    access: "user",
    input: Schema.Struct({
      post_id: PostId,
      option_ids: described(Schema.Array(PollOptionId).pipe(Schema.maxItems(10)), "The options that are chosen.")
    }),
    success: Schema.Struct({ poll: described(PollResource, "The poll as it is now.") }),
    failures: [PollNotFound, PollClosed],
    accountLimit: { perMinute: reactionsPerMinute }
  }),
  /** Idempotent. */
  withdrawVotes: operation({
    access: "user",
    input: Schema.Struct({ post_id: PostId }),
    success: Schema.Struct({ poll: described(PollResource, "The poll as it is now.") }),
    failures: [PollNotFound, PollClosed],
    accountLimit: { perMinute: reactionsPerMinute }
  }),
  ...commentOperations,
  /** Once. A block between the two stops no report of what the caller could see before. */
  reportPost: operation({
    access: "user",
    input: Schema.Struct({ post_id: PostId, ...reportFields }),
    rules: wordsForOther,
    success: ReportMade,
    failures: [PostNotFound, CannotReportOwn, AlreadyReported],
    accountLimit: { perMinute: reportsPerMinute, perDay: reportsPerDay }
  }),
  /** Once. A block between the two stops no report of what the caller could see before. */
  reportComment: operation({
    access: "user",
    input: Schema.Struct({ comment_id: CommentId, ...reportFields }),
    rules: wordsForOther,
    success: ReportMade,
    failures: [CommentNotFound, CannotReportOwn, AlreadyReported],
    accountLimit: { perMinute: reportsPerMinute, perDay: reportsPerDay }
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
