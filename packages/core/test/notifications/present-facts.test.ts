/** Rows that were stored when facts still had names in them. */
import { Either, FastCheck as fc, Schema } from "effect"
import { assert, describe, it } from "vitest"
import { type FactsOf, factsOfTypes, type ToldType } from "../../src/notifications/facts.js"
import { presentFacts } from "../../src/notifications/present-facts.js"
import { factsOfEvery } from "./every-row.js"

const amount = { minor: 8000, currency: "EUR" }
const purchases = [
  ...["payment.received", "refund.issued", "payment.disputed", "subscription.renewal_failed", "subscription.ended"]
] as ReadonlyArray<ToldType>
const rest = { amount, is_full: true, state: "open" }
const schemaOf = (type: ToldType) => factsOfTypes[type] as unknown as Schema.Schema<unknown, object>

const name = fc.string({ minLength: 1 }).filter((text) => !` ${text}`.includes(" with "))

describe("rows of before", () => {
  // Falls where the line is cut at the first "with", or is shown as it is.
  it("that kept the payment's line keep its title, and not the name in it", () => {
    fc.assert(
      fc.property(fc.string(), name, fc.constantFrom(...purchases), (title, person, type) => {
        const facts = presentFacts(type, { description: `${title} with ${person}`, ...rest })
        assert.deepStrictEqual(facts, { purpose: "booking", title, ...rest })
        assert.isTrue(Either.isRight(Schema.decodeUnknownEither(schemaOf(type))(facts)))
      })
    )
    assert.deepInclude(presentFacts("refund.issued", { description: "Rust 101", ...rest }), { title: "Rust 101" })
  })

  it("that kept an applicant's headline keep nothing of it", () => {
    assert.deepStrictEqual(presentFacts("mentor.registered", { headline: "Staff engineer" }), {})
  })

  it("are as they were in all other types, and so are those of today", () => {
    for (const type of Object.keys(factsOfEvery) as ReadonlyArray<ToldType>) {
      for (const facts of factsOfEvery[type] as ReadonlyArray<FactsOf<ToldType>>) {
        const stored = Schema.encodeSync(schemaOf(type))(facts)
        assert.deepStrictEqual(presentFacts(type, { ...stored }), { ...stored })
      }
    }
    assert.deepStrictEqual(presentFacts("shop.sold", { description: "A with B" }), { description: "A with B" })
  })
})
