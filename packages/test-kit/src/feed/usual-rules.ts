import type { RankingRules } from "@mentorkit/core/feed"

/** How the feed is ranked unless an admin has set it otherwise (document 2, "Limits"). The repository suites of core, which are published, have the same. */
export const usualRules: RankingRules = {
  ...{ reactionWeight: 1, commentWeight: 2, shareWeight: 3, basePoints: 0 },
  ...{ gravity: 1.5, offset: 2, seenMultiplier: 2.5 }
}
