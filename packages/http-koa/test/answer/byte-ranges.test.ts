/** What a `Range` header means: RFC 9110's own examples, what its grammar refuses, and anything at all. */
import { FastCheck as fc } from "effect"
import { assert, describe, it } from "vitest"
import { byteRangesOf, mostRanges } from "../../src/answer/byte-ranges.js"

/** "0-499" or "0-0 9999-9999"; "" where nothing can be satisfied, "ignored" where there is no range to speak of. */
const told = (header: string, size = 10_000) =>
  byteRangesOf(header, size)
    ?.map(({ first, last }) => `${first}-${last}`)
    .join(" ") ?? "ignored"

describe("ranges of 10,000 bytes", () => {
  // Section 14.1.2.
  it.each([
    ["bytes=0-499", "0-499"],
    ["bytes=500-999", "500-999"],
    ["bytes=-500", "9500-9999"],
    ["bytes=9500-", "9500-9999"],
    ["bytes=0-0,-1", "0-0 9999-9999"],
    ["bytes= 0-999, 4500-5499, -1000", "0-999 4500-5499 9000-9999"],
    ["bytes=500-600,601-999", "500-999"],
    ["bytes=500-700,601-999", "500-999"]
  ])("%s are %s, as the RFC has it", (header, ranges) => {
    assert.strictEqual(told(header), ranges)
  })

  it.each([
    ["units in any case", "BYTES=0-0", "0-0"],
    ["an end behind the end", "bytes=9990-20000", "9990-9999"],
    ["an end beyond all numbers", `bytes=9990-${"9".repeat(400)}`, "9990-9999"],
    ["a suffix longer than the file", "bytes=-20000", "0-9999"],
    ["empty elements of the list", "bytes=,0-0 ,, \t 2-3,", "0-0 2-3"],
    ["the order of the header", "bytes=900-999,0-9", "900-999 0-9"],
    ["three that overlap, out of order", "bytes=50-60,0-10,20-30,5-55", "0-60"],
    ["those that can be satisfied", "bytes=20000-,0-9,-0", "0-9"],
    ["a beginning behind the end", "bytes=10000-", ""],
    ["a beginning beyond all numbers", `bytes=${"9".repeat(400)}-`, ""],
    ["a suffix of nothing", "bytes=-0", ""]
  ])("%s", (_, header, ranges) => {
    assert.strictEqual(told(header), ranges)
  })

  it.each([
    ["last < first", "bytes=500-499"],
    ["last < first beside a good one", "bytes=0-0,5-4"],
    ["another unit", "items=0-5"],
    ["no unit", "0-5"],
    ["no range", "bytes="],
    ["commas only", "bytes=, ,"],
    ["a hyphen only", "bytes=-"],
    ["a number only", "bytes=5"],
    ["words", "bytes=abc-def"],
    ["a word beside a good one", "bytes=0-5,x"],
    ["a space within", "bytes=0 - 5"],
    ["a space before the sign", "bytes =0-5"],
    ["signs", "bytes=+1-5"],
    ["hexadecimal digits", "bytes=0x1-5"],
    ["an exponent", "bytes=1e1-20"],
    ["digits of elsewhere", "bytes=١-٥"],
    ["three ends", "bytes=0-5-9"],
    ["two headers in one", "bytes=0-1, bytes=2-3"],
    ["more than are answered", `bytes=${Array.from({ length: mostRanges + 1 }, (_, n) => `${n * 10}-${n * 10}`)}`]
  ])("are ignored: %s", (_, header) => {
    assert.strictEqual(told(header), "ignored")
  })

  it("are as many as are answered", () => {
    const all = Array.from({ length: mostRanges }, (_, n) => `${n * 10}-${n * 10 + 4}`)
    assert.strictEqual(told(`bytes=${all}`), all.join(" "))
  })

  it("are none of an empty file", () => {
    assert.deepStrictEqual([told("bytes=0-", 0), told("bytes=-5", 0), told("bytes=0-0,-0", 0)], ["", "", ""])
  })
})

const end = fc.nat(60)
const spec = fc.oneof(
  fc.tuple(end, end).map(([one, other]) => `${Math.min(one, other)}-${Math.max(one, other)}`),
  end.map((first) => `${first}-`),
  end.map((length) => `-${length}`)
)

/** Byte by byte, as the text of section 14.1.2 reads. */
const wanted = (specs: ReadonlyArray<string>, size: number) =>
  Array.from({ length: size }, (_, at) =>
    specs.some((text) => {
      const [first = "", last = ""] = text.split("-")
      if (first === "") return at >= size - Number(last)
      return at >= Number(first) && (last === "" || at <= Number(last))
    })
  )

describe("any set of ranges", () => {
  // Falls where two that meet stay two, and where one that bridges two others leaves the second.
  it("covers the bytes that it names, each once, and no two ranges touch", () => {
    fc.assert(
      fc.property(fc.array(spec, { minLength: 1, maxLength: mostRanges }), fc.nat(50), (specs, size) => {
        const ranges = byteRangesOf(`bytes=${specs}`, size) ?? assert.fail("a good header was ignored")
        const covered = Array.from(
          { length: size },
          (_, at) => ranges.filter(({ first, last }) => first <= at && at <= last).length
        )
        assert.deepStrictEqual(
          covered,
          wanted(specs, size).map((isWanted) => (isWanted ? 1 : 0))
        )
        const sorted = [...ranges].sort((one, other) => one.first - other.first)
        for (const [index, { first, last }] of sorted.entries()) {
          assert.isTrue(0 <= first && first <= last && last < size)
          assert.isTrue(index === 0 || first > sorted[index - 1]!.last + 1)
        }
      }),
      { numRuns: 500 }
    )
  })

  it("never throws, whatever it is", () => {
    const text = fc.stringOf(fc.constantFrom(..."bytes=,-0129 \tx"), { maxLength: 40 })
    fc.assert(
      fc.property(text, fc.nat(50), (header, size) => {
        const ranges = byteRangesOf(`bytes=${header}`, size) ?? []
        assert.isTrue(ranges.every(({ first, last }) => 0 <= first && first <= last && last < size))
      }),
      { numRuns: 500 }
    )
  })
})
