/** The accounts of the memory that bodies take: against a model, by whatever is done to them. */
import { FastCheck as fc } from "effect"
import { assert, describe, it } from "vitest"
import { newBodyBudget } from "../../src/request/body-budget.js"
import { freeBytes } from "../../src/request/body-limits.js"

const most = 10 * freeBytes
const bodies = 5

const step = fc.record({
  body: fc.nat(bodies - 1),
  /** Nothing: all of it is given back. */
  bytes: fc.option(fc.nat(4 * freeBytes), { nil: undefined })
})

describe("a budget of bodies", () => {
  // Falls where a change counts beside what a body had before, and where something is given back twice.
  it("is what its bodies have beyond what is free, never more than there is, and whole again in the end", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 100 }), (steps) => {
        const budget = newBodyBudget(most)
        const shares = Array.from({ length: bodies }, () => budget.newShare())
        const model = Array<number>(bodies).fill(0)
        for (const { body, bytes } of steps) {
          const others = model.reduce((sum, one, index) => (index === body ? sum : sum + one), 0)
          const wanted = Math.max(0, (bytes ?? 0) - freeBytes)
          if (bytes === undefined) shares[body]?.giveBack()
          else assert.strictEqual(shares[body]?.take(bytes), others + wanted <= most)
          if (others + wanted <= most) model[body] = wanted
          assert.strictEqual(
            budget.taken(),
            model.reduce((sum, one) => sum + one)
          )
        }
        for (const share of shares) share.giveBack()
        assert.strictEqual(budget.taken(), 0)
      })
    )
  })
})
