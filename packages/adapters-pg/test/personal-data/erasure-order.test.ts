/** In which order the rows of a person go, whatever the domains say and refer to. */
import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import type { PersonalTable } from "../../src/database/personal-data.js"
import { erasureOrder, type Reference } from "../../src/personal-data/erasure-order.js"

const names = ["a", "b", "c", "d", "e", "f", "g", "h"]

/** Tables in any order, some of whose rows stay; references go up the alphabet or to the table itself, so without circles. */
const cases = fc.record({
  tables: fc
    .shuffledSubarray(names)
    .chain((some) =>
      fc.tuple(
        ...some.map((table) =>
          fc
            .constantFrom<PersonalTable["erase"]>("delete", { set: "x = null" }, undefined)
            .map((erase): PersonalTable => ({ table, of: "user_id = $1", ...(erase === undefined ? {} : { erase }) }))
        )
      )
    ),
  references: fc.array(
    fc
      .tuple(fc.nat(names.length - 1), fc.nat(names.length - 1))
      .map(([one, other]): Reference => ({ from: names[Math.min(one, other)]!, to: names[Math.max(one, other)]! }))
  )
})

describe("the order of erasure", () => {
  it("has every table once, and each whose rows go before those that it refers to", () => {
    fc.assert(
      fc.property(cases, ({ references, tables }) => {
        const order = erasureOrder(tables, references)
        assert.sameMembers([...order], tables)
        const going = order.filter(({ erase }) => erase === "delete").map(({ table }) => table)
        for (const { from, to } of references.filter(({ from, to }) => from !== to)) {
          if (going.includes(from) && going.includes(to)) assert.isBelow(going.indexOf(from), going.indexOf(to))
        }
      })
    )
  })

  it("leaves tables as they stand where nothing refers to anything", () => {
    fc.assert(fc.property(cases, ({ tables }) => assert.deepStrictEqual(erasureOrder(tables, []), tables)))
  })

  it("says which tables refer to each other in a circle", () => {
    const circle: ReadonlyArray<PersonalTable> = ["a", "b"].map((table) => ({ table, of: "", erase: "delete" }))
    const references = [
      { from: "a", to: "b" },
      { from: "b", to: "a" }
    ]
    assert.throws(() => erasureOrder(circle, references), /Rows of a, b refer to each other in a circle/)
  })
})
