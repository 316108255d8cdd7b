/** The look at the bytes of a JSON text says what the parsed value would say. */
import { InvalidInput } from "@mentorkit/core/kernel"
import { FastCheck as fc } from "effect"
import { assert, describe, it } from "vitest"
import { BadRequest } from "../../src/request/bad-request.js"
import { type JsonShape, rejectBeyondBounds } from "../../src/request/json-bounds.js"

const unbounded = { deepest: 1e9, longest: 1e9, maxValues: 1e9 }

/** What was refused, as a sentence; nothing where the text is within the bounds. */
const refusal = (text: string, bounds: Partial<JsonShape["bounds"]>, wrap?: string): string | undefined => {
  try {
    rejectBeyondBounds(Buffer.from(text), { bounds: { ...unbounded, ...bounds }, wrap })
    return undefined
  } catch (error) {
    if (error instanceof InvalidInput || error instanceof BadRequest) return error.message
    throw error
  }
}

const isContainer = (value: unknown): value is object => typeof value === "object" && value !== null
const childrenOf = (value: unknown): ReadonlyArray<unknown> => (isContainer(value) ? Object.values(value) : [])
const countOf = (value: unknown): number => childrenOf(value).reduce<number>((sum, one) => sum + 1 + countOf(one), 0)
const depthOf = (value: unknown): number =>
  isContainer(value) ? 1 + Math.max(0, ...childrenOf(value).map(depthOf)) : 0
const longestOf = (value: unknown): number =>
  Math.max(Array.isArray(value) ? value.length : 0, ...childrenOf(value).map(longestOf))

const strings = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom(...'"\\[]{},: a\u00e9\u2028'), maxLength: 8 })
)

/** Texts with all that strings and the room between tokens may hold. */
const texts = fc
  .tuple(
    fc.object({ key: strings, values: [strings, fc.integer(), fc.boolean(), fc.constant(null)], maxDepth: 6 }),
    fc.constantFrom("", " ", "\t", "  ")
  )
  .map(([value, indent]) => JSON.stringify(value, null, indent))

describe("a look at the bytes", () => {
  // Falls without: escaped quotes, brackets in strings, empty lists, spaces between tokens, one level for another.
  it("counts what the parsed value has, no more and no less", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const value: unknown = JSON.parse(text)
        const exact = { deepest: depthOf(value), longest: longestOf(value), maxValues: countOf(value) }
        assert.isUndefined(refusal(text, exact))
        assert.isDefined(refusal(text, { deepest: exact.deepest - 1 }))
        if (exact.longest > 0) assert.isDefined(refusal(text, { longest: exact.longest - 1 }))
        if (exact.maxValues > 0) assert.isDefined(refusal(text, { maxValues: exact.maxValues - 1 }))
      }),
      { numRuns: 500 }
    )
  })

  it("says nothing else than a refusal of what is no JSON", () => {
    const pieces = fc.array(fc.constantFrom(...'[]{},:"\\ 1a\u00e9', "[[[", "}}}", "\\u0000", "\ud83d\ude00"), {
      maxLength: 60
    })
    fc.assert(
      fc.property(pieces, fc.nat(5), fc.boolean(), (all, most, isWrapped) => {
        const bounds = { deepest: most + 1, longest: most, maxValues: most }
        // Throws where it stumbles over something.
        refusal(all.join(""), bounds, isWrapped ? "numbers" : undefined)
      }),
      { numRuns: 1000 }
    )
  })

  it.each([
    [`{"a":[{"b":[1,2,3]}]}`, { longest: 2 }, "The a.0.b field must not have more than 2 items."],
    [`{"x_y":[1],"\\u0061":[[[]]]}`, { deepest: 3 }, "The a field must not be nested deeper than 3 levels."],
    [`{"a":1,"b":[1,1]}`, { maxValues: 3 }, "The b field must not have more than 3 values."],
    [`{"a":1,"b":1}`, { maxValues: 1 }, "The input must not have more than 1 values."],
    [`{"${"k".repeat(500)}":[1,1]}`, { maxValues: 2 }, "The input must not have more than 2 values."]
  ])("says where it is in %s", (text, bounds, sentence) => {
    assert.strictEqual(refusal(text, bounds), sentence)
  })

  it("a list at the top is the field that it stands for, a level deeper", () => {
    assert.strictEqual(
      refusal("[[1],[]]", { maxValues: 2 }, "numbers"),
      "The numbers field must not have more than 2 values."
    )
    assert.strictEqual(
      refusal("[1,1,1]", { longest: 2 }, "numbers"),
      "The numbers field must not have more than 2 items."
    )
    assert.isUndefined(refusal("[[]]", { deepest: 3 }, "numbers"))
    assert.strictEqual(
      refusal("[[]]", { deepest: 2 }, "numbers"),
      "The numbers field must not be nested deeper than 2 levels."
    )
    // Of an endpoint that takes objects only.
    assert.strictEqual(refusal("[[1],[]]", { maxValues: 2 }), "")
  })
})
