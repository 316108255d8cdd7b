/** Settings of the feed. */
import { Schema } from "effect"
import { Count, setting } from "../kernel/index.js"
import { rankingLimits } from "./ranking.js"

export const postsPerMinute = setting({
  key: "feed.posts_per_minute",
  description: "How many posts one account may write in a minute, shares among them.",
  schema: Count,
  default: 10
})

export const postsPerDay = setting({
  key: "feed.posts_per_day",
  description: "How many posts one account may write in a day, shares among them.",
  schema: Count,
  default: 200
})

export const commentsPerMinute = setting({
  key: "feed.comments_per_minute",
  description: "How many comments one account may write in a minute.",
  schema: Count,
  default: 20
})

export const commentsPerDay = setting({
  key: "feed.comments_per_day",
  description: "How many comments one account may write in a day.",
  schema: Count,
  default: 500
})

export const editsPerMinute = setting({
  key: "feed.edits_per_minute",
  description: "How many posts and comments one account may change or delete in a minute.",
  schema: Count,
  default: 30
})

export const editsPerDay = setting({
  key: "feed.edits_per_day",
  description: "How many posts and comments one account may change or delete in a day.",
  schema: Count,
  default: 500
})

export const reactionsPerMinute = setting({
  key: "feed.reactions_per_minute",
  description: "How often one account may react, or take a reaction back, in a minute.",
  schema: Count,
  default: 60
})

export const tellReactionAgainDays = setting({
  key: "feed.tell_reaction_again_days",
  description:
    "How many days after an author was told of somebody's reaction to a post they are told of another one by the same person.",
  schema: Count,
  default: 30
})

/** Robots register, and write at once. */
export const newAccountDays = setting({
  key: "feed.new_account_days",
  description:
    "How many days after its registration an account is new, with limits of its own for what it writes. 0: never.",
  schema: Schema.Int.pipe(Schema.between(0, 365)),
  default: 3
})

export const newAccountTextsPerDay = setting({
  key: "feed.new_account_texts_per_day",
  description: "How many posts, shares and comments a new account may write in 24 hours.",
  schema: Count,
  default: 30
})

export const newAccountLinks = setting({
  key: "feed.new_account_links",
  description: "How many links a text of a new account may have.",
  schema: Schema.Int.pipe(Schema.between(0, 1000)),
  default: 2
})

export const newAccountRepetitions = setting({
  key: "feed.new_account_repetitions",
  description: "How often a new account may write the same text in 24 hours.",
  schema: Count,
  default: 3
})

export const seenPerMinute = setting({
  key: "feed.seen_per_minute",
  description: "How often one account may tell in a minute which posts it has seen.",
  schema: Count,
  default: 120
})

export const reactionWeight = setting({
  key: "feed.reaction_weight",
  description:
    "What a reaction adds to the points of a post. Like all that ranks the feed, it holds from the next first page on.",
  schema: rankingLimits.reactionWeight,
  default: 1
})

export const commentWeight = setting({
  key: "feed.comment_weight",
  description: "What a comment adds to the points of a post.",
  schema: rankingLimits.commentWeight,
  default: 2
})

export const shareWeight = setting({
  key: "feed.share_weight",
  description: "What a share adds to the points of a post.",
  schema: rankingLimits.shareWeight,
  default: 3
})

export const basePoints = setting({
  key: "feed.base_points",
  description:
    "Points of every post, so that new ones stand among those with engagement. 0: posts without any come last, the newest first.",
  schema: rankingLimits.basePoints,
  default: 0
})

export const gravity = setting({
  key: "feed.gravity",
  description:
    "How fast posts sink: points are divided by (hours since the post was written + feed.age_offset_hours) to the power of this.",
  schema: rankingLimits.gravity,
  default: 1.5
})

export const ageOffsetHours = setting({
  key: "feed.age_offset_hours",
  description:
    "Hours that are added to the age of each post that is ranked, so that the newest do not stand above all others.",
  schema: rankingLimits.offset,
  default: 2
})

export const seenMultiplier = setting({
  key: "feed.seen_multiplier",
  description:
    "How many times the age of a post counts, with feed.age_offset_hours, for a reader who has seen it. 1: as any other.",
  schema: rankingLimits.seenMultiplier,
  default: 2.5
})
