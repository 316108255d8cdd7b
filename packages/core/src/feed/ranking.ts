/**
 * How the feed is ranked (document 2, "Limits"). Pure. No score is stored: it falls with time, so a stored one is wrong a
 * moment later. What is stored is a post's class of engagement, which bounds its score whatever the weights are.
 */
import { Schema } from "effect"

const between = (least: number, most: number) => Schema.Number.pipe(Schema.between(least, most))
const Weight = between(0.01, 1000)

/** The limits keep every figure that is made of them within what a float holds. */
export const rankingLimits = {
  reactionWeight: Weight,
  commentWeight: Weight,
  shareWeight: Weight,
  basePoints: Schema.Int.pipe(Schema.between(0, 1000)),
  gravity: between(0.1, 10),
  /** In hours. */
  offset: between(0.01, 1000),
  seenMultiplier: between(1, 100)
}

export interface RankingRules {
  readonly reactionWeight: number
  readonly commentWeight: number
  readonly shareWeight: number
  /** Of every post. With none, posts without engagement come last, the newest first. */
  readonly basePoints: number
  readonly gravity: number
  /** Hours that are added to each post's age. */
  readonly offset: number
  /** What was seen counts as so many times as old. */
  readonly seenMultiplier: number
}

/** What a post is worth by its age alone: the newest first, and what was seen among what is as old as it seems. */
export const recentRules = ({ offset, seenMultiplier }: RankingRules): RankingRules => ({
  ...{ reactionWeight: 0, commentWeight: 0, shareWeight: 0, basePoints: 1, gravity: 1, offset, seenMultiplier }
})

/** Whether all posts have the same points. */
export const isByAge = ({ commentWeight, reactionWeight, shareWeight }: RankingRules): boolean =>
  reactionWeight + commentWeight + shareWeight === 0

export interface Engagement {
  readonly reactions: number
  readonly comments: number
  readonly shares: number
}

/** In hours. What was seen is as old as (age + offset) x multiplier - offset. */
export const effectiveAge = ({ offset, seenMultiplier }: RankingRules, age: number, isSeen: boolean): number =>
  isSeen ? (age + offset) * seenMultiplier - offset : age

const pointsOf = (rules: RankingRules, { comments, reactions, shares }: Engagement): number =>
  reactions * rules.reactionWeight + comments * rules.commentWeight + shares * rules.shareWeight + rules.basePoints

/** Points over (age in hours + offset) to the power of gravity. */
export const hotScore = (rules: RankingRules, engagement: Engagement, age: number, isSeen: boolean): number =>
  pointsOf(rules, engagement) / (effectiveAge(rules, age, isSeen) + rules.offset) ** rules.gravity

/** What a post's engagement is made of, by which it is classed: as document 2 weighs it. Other weights have wider bands. */
const classedBy = { reaction: 1, comment: 2, share: 3 }

/**
 * The least engagement of each class, from the first on: two to the power of each half, as whole numbers. Posts without any are of
 * class 0. The last number is more than three counters of 31 bits can have.
 */
const leastEngagements = [...new Set(Array.from({ length: 69 }, (_, halves) => Math.ceil(2 ** (halves / 2))))]

/** Where posts of one class can stand, in hours of their age. */
export interface Band {
  /** Of all classes: null. */
  readonly engagementClass: number | null
  /** Points that none of its posts surpasses. */
  readonly mostPoints: number
  /** A younger one that is not seen stands before the position. */
  readonly youngestUnseen: number
  /** A younger one that is seen stands before the position. */
  readonly youngestSeen: number
  /** Many that are as old as this and not seen stand behind it, most of them not far. */
  readonly likelyUnseen: number
  /** The same of those that are seen. */
  readonly likelySeen: number
}

/** In hours: more than a thousand years, which no post has; and dates can still be counted with it. */
export const forever = 1e7

/** Rounding must not cut off a post that stands at the edge: ages are wider by a factor and by some hours. */
export const margin = { factor: 1 + 1e-9, hours: 1e-6 }

/** At which age, in hours, so many points make that score, seen or not. */
const ageFor = (rules: RankingRules, points: number, score: number): number =>
  (points / score) ** (1 / rules.gravity) - rules.offset

const bandOf = (
  rules: RankingRules,
  after: number | null,
  engagementClass: number | null,
  points: { readonly least: number; readonly most: number }
): Band => {
  const band = { engagementClass, mostPoints: points.most }
  if (after === null) return { ...band, youngestUnseen: 0, youngestSeen: 0, likelyUnseen: 0, likelySeen: 0 }
  const within = (age: number) => Math.min(Math.max(age, 0), forever)
  const leastAge = ageFor(rules, points.least, after) + rules.offset
  const youngest = (multiplier: number) => within(leastAge / multiplier / margin.factor - rules.offset - margin.hours)
  const likelyAge = ageFor(rules, Math.sqrt(points.least * points.most), after) + rules.offset
  const likely = (multiplier: number) => within(likelyAge / multiplier - rules.offset)
  return {
    ...band,
    youngestUnseen: youngest(1),
    youngestSeen: youngest(rules.seenMultiplier),
    likelyUnseen: likely(1),
    likelySeen: likely(rules.seenMultiplier)
  }
}

/** All posts where age alone counts. `after` is as it is of `bandsOf`. */
export const bandByAge = (rules: RankingRules, after: number | null): Band =>
  bandOf(rules, after, null, { least: rules.basePoints, most: rules.basePoints })

/**
 * All posts whose score is above 0, class by class. `after` is the score of the position behind which the page begins, or null at
 * the beginning.
 */
export const bandsOf = (rules: RankingRules, after: number | null): ReadonlyArray<Band> => {
  if (after === 0) return []
  const base = rules.basePoints
  if (isByAge(rules)) return [bandByAge(rules, after)]
  const perEngagement = [
    rules.reactionWeight / classedBy.reaction,
    rules.commentWeight / classedBy.comment,
    rules.shareWeight / classedBy.share
  ]
  const least = Math.min(...perEngagement)
  const most = Math.max(...perEngagement)

  const engaged = leastEngagements.slice(1).map((next, index) => {
    const points = { least: least * (leastEngagements[index] ?? 0) + base, most: most * (next - 1) + base }
    return bandOf(rules, after, index + 1, points)
  })
  return base === 0 ? engaged : [bandOf(rules, after, 0, { least: base, most: base }), ...engaged]
}
