/** Which facts a row and its frame can hold, against what JSON does with them. */
import { FastCheck as fc } from "effect"
import { assert, describe, it } from "vitest"
import { faultOfFacts } from "../../src/notifications/storable-facts.js"

const fault = (facts: Readonly<Record<string, unknown>>) => faultOfFacts("shop.x", facts)
const unit = fc.constantFrom("\\", "u", "0000", "d800", "\ud83d\ude00", "é", '"', "\u0001", "\n", "D")
const half = fc.constantFrom("\u0000", "\ud800", "\udfff")

describe("facts", () => {
  // Falls where the text of an escape is taken for one, or one behind a backslash is not seen.
  it("hold any text that is well-formed and has no U+0000, in names and values", () => {
    const text = fc.array(unit).map((units) => units.join(""))
    fc.assert(
      fc.property(text, text, half, (before, after, one) => {
        assert.isNull(fault({ [before]: [after] }))
        const broken = `${before}${one}\\${after}`
        const known = "Facts of shop.x hold U+0000, or half of a character."
        for (const facts of [{ a: broken }, { [broken]: 1 }, { a: { b: [before, broken] } }])
          assert.strictEqual(fault(facts), known)
      }),
      { numRuns: 500 }
    )
  })

  it("are 16 kB of JSON at most", () => {
    const bytesOf = (text: string) => text.length + '{"a":""}'.length
    const most = "x".repeat(16_384 - bytesOf(""))
    assert.isNull(fault({ a: most }))
    assert.strictEqual(fault({ a: `${most}x` }), "Facts of shop.x are 16385 bytes of JSON, more than 16384.")
    assert.isNotNull(fault({ a: "é".repeat(9000) }))
  })
})
