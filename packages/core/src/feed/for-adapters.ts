/** What adapters and hosts use of the feed beside its public door: `@mentorkit/core/feed/ports`. */

export { maxMentions } from "../text/index.js"
export { type FeedPlace, type FeedView, longestSnapshot } from "./feed-order.js"
export type { Hashtag } from "./hashtag.js"
export type { Poll, ShownPoll, VoteChange } from "./poll.js"
export * from "./ports.js"
export type { NamedInBody, Post, PostAuthor, ShownPost } from "./post.js"
export { type PostFile, PostFileId, PostFileKind, type ShownFile, type StoredPostFile } from "./post-file.js"
export { type Band, bandByAge, bandsOf, forever, isByAge, margin, type RankingRules, recentRules } from "./ranking.js"
