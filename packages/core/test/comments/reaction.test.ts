/** Reactions are counted. */
import { assert, describe, it } from "@effect/vitest"
import { countsOf, ReactionType, type Tally, tallyChange } from "@mentorkit/core/internal/comments"
import { FastCheck as fc } from "effect"

const types = ReactionType.literals
const reaction = fc.option(fc.constantFrom(...types))

const plus = (tally: Tally, change: Tally): Tally =>
  Object.fromEntries(types.map((type) => [type, (tally[type] ?? 0) + (change[type] ?? 0)]))

describe("reactions", () => {
  it.prop(
    "of people who change their minds are counted as they are at the end",
    [fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), reaction), { maxLength: 50 })],
    ([moves]) => {
      const of = new Map<number, ReactionType | null>()
      let tally: Tally = {}
      for (const [person, after] of moves) {
        tally = plus(tally, tallyChange(of.get(person) ?? null, after))
        of.set(person, after)
      }
      const expected = types.map((type) => [type, [...of.values()].filter((one) => one === type).length] as const)
      const counts = countsOf(tally)
      assert.deepStrictEqual(
        new Map(counts.map(({ count, type }) => [type, count])),
        new Map(expected.filter(([, count]) => count > 0))
      )
      for (const [at, { count }] of counts.entries()) assert.isAtLeast(counts[at - 1]?.count ?? count, count)
    }
  )
})
