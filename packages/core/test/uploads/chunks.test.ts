import { chunkCountOf, chunkSize, chunkSizeAt, missingChunks } from "@mentorkit/core/internal/uploads"
import { FastCheck as fc } from "effect"
import { assert, describe, it } from "vitest"

/** Around whole numbers of chunks, where an error of one shows. */
const size = fc
  .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: -2, max: 2 }))
  .map(([chunks, off]) => Math.max(1, chunks * chunkSize + off))

describe("chunks", () => {
  // Falls where the last chunk is whole, empty, or one too many.
  it("make up the file: all are whole but the last, which has at least a byte", () => {
    fc.assert(
      fc.property(size, (total) => {
        const sizes = Array.from({ length: chunkCountOf(total) }, (_, index) => chunkSizeAt(total, index) ?? 0)
        assert.strictEqual(
          sizes.reduce((sum, one) => sum + one, 0),
          total
        )
        assert.isTrue(sizes.slice(0, -1).every((one) => one === chunkSize))
        assert.isTrue(sizes.every((one) => one >= 1 && one <= chunkSize))
      })
    )
  })

  it("there is none before the first, behind the last, or between two", () => {
    fc.assert(
      fc.property(size, (total) => {
        for (const index of [-1, chunkCountOf(total), 0.5, Number.NaN]) assert.isUndefined(chunkSizeAt(total, index))
      })
    )
  })

  it("those that are missing and those that are there are all of them", () => {
    const total = 20 * chunkSize
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 19 })), (there) => {
        const missing = missingChunks(total, there)
        assert.deepStrictEqual(
          [...missing, ...there].sort((one, two) => one - two),
          Array.from({ length: 20 }, (_, index) => index)
        )
        assert.deepStrictEqual(
          missing,
          [...missing].sort((one, two) => one - two)
        )
      })
    )
  })
})
