/** The accounts of the memory that bodies take: against a model, by whatever is done to them. */
import { FastCheck as fc } from "effect"
import { assert, describe, it } from "vitest"
import { newBodyBudget } from "../../src/request/body-budget.js"
import { freeBytes } from "../../src/request/body-limits.js"

const most = 10 * freeBytes
const [bodies, clients, mostOfClient] = [6, 2, 7 * freeBytes]

const sumOf = (all: ReadonlyArray<number>) => all.reduce((sum, one) => sum + one, 0)

const step = fc.record({
  body: fc.nat(bodies - 1),
  /** Nothing: all of it is given back. */
  bytes: fc.option(fc.nat(4 * freeBytes), { nil: undefined })
})

describe("a budget of bodies", () => {
  // Falls where a client's part is not bounded or counted, where a change counts beside what a body had before, and where something is given back twice.
  it("is what its bodies have beyond what is free, never more than there is, and whole again in the end", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 100 }), (steps) => {
        const budget = newBodyBudget(most, mostOfClient)
        const shares = Array.from({ length: bodies }, (_, body) => budget.newShare(String(body % clients)))
        const model = Array<number>(bodies).fill(0)
        for (const { body, bytes } of steps) {
          const wanted = Math.max(0, (bytes ?? 0) - freeBytes)
          const after = model.map((one, index) => (index === body ? wanted : one))
          const ofClient = after.filter((_, index) => index % clients === body % clients)
          const isRoom = sumOf(after) <= most && sumOf(ofClient) <= mostOfClient
          if (bytes === undefined) shares[body]?.giveBack()
          else assert.strictEqual(shares[body]?.take(bytes), isRoom)
          if (isRoom) model[body] = wanted
          assert.strictEqual(budget.taken(), sumOf(model))
        }
        for (const share of shares) share.giveBack()
        assert.deepStrictEqual([budget.taken(), budget.bodies()], [0, 0])
      })
    )
  })
})
