import { ReactionType } from "@mentorkit/core/comments"
import { PostType, PostVisibility, SharedPostSource } from "@mentorkit/core/feed"
import { PostFileKind } from "@mentorkit/core/feed/ports"
import { Layer } from "effect"
import { commentReader } from "../comments/comment-reader.js"
import { commentRepository } from "../comments/comment-repository.js"
import { reactionRepository } from "../comments/reaction-repository.js"
import { manifest } from "../database/manifest.js"
import { feed as feedTables } from "../migrations/20261128_1200_feed.js"
import { comments as commentTables } from "../migrations/20261128_1210_comments.js"
import { hashtagSearch } from "../migrations/20261128_1300_hashtag_search.js"
import { reactionNews } from "../migrations/20261128_1330_reaction_news.js"
import { namedMentions } from "../migrations/20261128_1340_named_mentions.js"
import { feedRanking } from "../migrations/20261128_1400_feed_ranking.js"
import { finerClasses } from "../migrations/20261128_1700_finer_classes.js"
import { seenPostsByAge } from "../migrations/20261128_2020_seen_posts_by_age.js"
import { feedReader } from "./feed-reader.js"
import { hashtagReader } from "./hashtag-reader.js"
import { personalData } from "./personal-data.js"
import { pollRepository } from "./poll-repository.js"
import { postFileRepository } from "./post-file-repository.js"
import { postReader } from "./post-reader.js"
import { postRepository } from "./post-repository.js"
import { rankedFeed } from "./ranked-feed.js"
import { reactionNewsRepository } from "./reaction-news-repository.js"
import { reportableContent } from "./reportable-content.js"

export const feed = manifest({
  repositories: Layer.mergeAll(
    postRepository,
    postReader,
    hashtagReader,
    rankedFeed,
    reportableContent,
    feedReader,
    reactionNewsRepository,
    postFileRepository,
    commentRepository,
    commentReader,
    reactionRepository,
    pollRepository
  ),
  migrations: [
    feedTables,
    commentTables,
    hashtagSearch,
    reactionNews,
    namedMentions,
    feedRanking,
    finerClasses,
    seenPostsByAge
  ],
  personalData,
  obligations: [],
  enumerations: {
    "posts.type": PostType,
    "posts.visibility": PostVisibility,
    "posts.root_source": SharedPostSource,
    "post_files.kind": PostFileKind,
    "post_reactions.type": ReactionType,
    "comment_reactions.type": ReactionType
  }
})
