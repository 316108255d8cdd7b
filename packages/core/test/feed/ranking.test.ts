/** How posts are ranked, and what a class of engagement says of where they can stand. */
import { assert, describe, it } from "@effect/vitest"
import {
  type Band,
  bandsOf,
  type Engagement,
  effectiveAge,
  hotScore,
  type RankingRules,
  recentRules
} from "@mentorkit/core/internal/feed"
import { usualRules } from "@mentorkit/test-kit/feed/usual-rules"
import { FastCheck as fc } from "effect"

const none: Engagement = { reactions: 0, comments: 0, shares: 0 }

const most = 2 ** 31 - 1
const count = fc.oneof(fc.constantFrom(0, 1, most), fc.nat(20), fc.nat(most))
const engagements = fc.record({ reactions: count, comments: count, shares: count })
const float = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const weight = float(0.01, 1000)
const anyRules = fc.record({
  ...{ reactionWeight: weight, commentWeight: weight, shareWeight: weight },
  ...{ basePoints: fc.oneof(fc.constant(0), fc.nat(1000)), gravity: float(0.1, 10) },
  ...{ offset: float(0.01, 1000), seenMultiplier: float(1, 100) }
})
const ages = fc.oneof(fc.constant(0), float(0, 48), float(0, 1e6))
/** Two classes to a power of two, between whole numbers: 1, 2, 3, 4 and 5, 6 and 7, 8 to 11, and so on. */
const classOf = ({ comments, reactions, shares }: Engagement) => {
  const engagement = reactions + 2 * comments + 3 * shares
  let of = 0
  for (let halves = 0; 2 ** (halves / 2) <= engagement; halves++) if (halves !== 1) of++
  return of
}

describe("the hot score", () => {
  it("is what document 2 writes down", () => {
    const engagement = { reactions: 10, comments: 2, shares: 1 }
    assert.closeTo(hotScore(usualRules, engagement, 7, false), 17 / 27, 1e-12)
    assert.strictEqual(hotScore(usualRules, none, 0, false), 0)
    assert.closeTo(hotScore({ ...usualRules, basePoints: 8 }, none, 2, false), 1, 1e-12)
    assert.closeTo(hotScore(usualRules, engagement, 7, false) / hotScore(usualRules, engagement, 7, true), 3.95, 0.005)
  })

  it("counts what was seen as older, and with a multiplier of 1 as any other", () => {
    assert.strictEqual(effectiveAge(usualRules, 10, false), 10)
    assert.strictEqual(effectiveAge(usualRules, 10, true), 28)
    assert.strictEqual(effectiveAge({ ...usualRules, seenMultiplier: 1 }, 10, true), 10)
  })

  it.prop(
    "of `recent` falls with the effective age alone",
    [anyRules, engagements, ages, ages, fc.boolean(), fc.boolean()],
    ([weighted, engagement, one, other, isSeen, isOtherSeen]) => {
      const recent = recentRules(weighted)
      const older = effectiveAge(weighted, one, isSeen) - effectiveAge(weighted, other, isOtherSeen)
      const lower = hotScore(recent, none, other, isOtherSeen) - hotScore(recent, engagement, one, isSeen)
      if (Math.abs(older) > 1e-6) assert.isAbove(older * lower, 0)
    }
  )
})

describe("the band of a class", () => {
  const bandFor = (all: ReturnType<typeof bandsOf>, engagement: Engagement) =>
    all.filter((band) => band.engagementClass === null || band.engagementClass === classOf(engagement))

  /** The score that none of its posts surpasses at that age, but for rounding. */
  const mostAt = ({ gravity, offset }: RankingRules, band: Band | undefined, age: number) =>
    ((band?.mostPoints ?? Number.NaN) / (age + offset) ** gravity) * (1 + 1e-9)

  // Falls with half the points of a class, and where the handicap of what was seen is forgotten.
  it.prop(
    "has all posts that can stand behind a score",
    [anyRules, engagements, ages, fc.boolean(), engagements, ages, fc.boolean(), fc.boolean()],
    ([weighted, engagement, age, isSeen, last, lastAge, isLastSeen, isRecent]) => {
      const ranking = isRecent ? recentRules(weighted) : weighted
      const after = hotScore(ranking, last, lastAge, isLastSeen)
      const score = hotScore(ranking, engagement, age, isSeen)
      const [band, ...others] = bandFor(bandsOf(ranking, after), engagement)
      assert.lengthOf(others, 0)
      if (band === undefined) {
        // Nothing stands behind a score of 0 but what has none, nor has what has none a band.
        assert.isTrue(after === 0 || score === 0)
        return
      }
      if (age < (isSeen ? band.youngestSeen : band.youngestUnseen)) assert.isAbove(score, after)
    }
  )

  // Falls where the least or the most points of a class are taken for others than they are.
  it.prop(
    "has a post at its own score, though its class can reach no less, or no more",
    [anyRules, fc.nat(60), fc.boolean(), float(0.01, 300), float(0, 1e6), fc.boolean()],
    ([weighted, halves, isMost, reactionWeight, age, isSeen]) => {
      const weights = { reactionWeight, commentWeight: 2 * reactionWeight, shareWeight: 3 * reactionWeight }
      const ranking = { ...weighted, ...weights, basePoints: 0 }
      const leastOfClass = Math.ceil(2 ** (halves / 2))
      const engagement = { ...none, reactions: isMost ? Math.max(leastOfClass - 1, 1) : leastOfClass }
      const [band] = bandFor(bandsOf(ranking, hotScore(ranking, engagement, age, isSeen)), engagement)
      assert.isAtMost((isSeen ? band?.youngestSeen : band?.youngestUnseen) ?? Number.NaN, age)
      assert.isAtMost(hotScore(ranking, engagement, 5, false), mostAt(ranking, band, 5))
    }
  )

  it("is one for all classes where age alone counts", () => {
    assert.deepStrictEqual(
      bandsOf(recentRules(usualRules), 0.5).map(({ engagementClass }) => engagementClass),
      [null]
    )
  })

  it.prop("has points that none of its posts surpasses", [anyRules, engagements], ([weighted, engagement]) => {
    const [band] = bandFor(bandsOf(weighted, null), engagement)
    const score = hotScore(weighted, engagement, 5, false)
    if (band === undefined) assert.strictEqual(score, 0)
    else assert.isAtMost(score, mostAt(weighted, band, 5))
  })
})
