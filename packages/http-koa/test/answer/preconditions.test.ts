/** Conditional requests for a file: each header, and which of them counts where there are several (RFC 9110, 13.2.2). */
import { assert, describe, it } from "vitest"
import { type Verdict, verdictOf } from "../../src/answer/preconditions.js"

const etag = '"this,one"'
const lastModified = new Date("1994-11-15T12:45:26.789Z")
const same = "Tue, 15 Nov 1994 12:45:26 GMT"
const before = "Tue, 15 Nov 1994 12:45:25 GMT"
const after = "Tue, 15 Nov 1994 12:45:27 GMT"
const range = "bytes=0-0"

const verdict = (headers: Readonly<Record<string, string>>, isDateStrong = true, method = "GET") =>
  verdictOf(method, headers, { etag, lastModified, isDateStrong })

const cases: ReadonlyArray<readonly [Verdict, Readonly<Record<string, string>>]> = [
  ["whole", {}],
  ["part", { range }],
  ["whole", { "if-match": etag }],
  ["whole", { "if-match": "*" }],
  ["whole", { "if-match": `"other", ${etag}` }],
  ["failed", { "if-match": '"other"' }],
  // Strong comparison: a weak tag is no promise of the same bytes.
  ["failed", { "if-match": `W/${etag}` }],
  ["failed", { "if-match": '"this", "one"' }],
  ["failed", { "if-match": "" }],
  ["whole", { "if-unmodified-since": same }],
  ["whole", { "if-unmodified-since": after }],
  ["failed", { "if-unmodified-since": before }],
  ["whole", { "if-unmodified-since": "yesterday" }],
  // A tag counts more than a date.
  ["whole", { "if-match": etag, "if-unmodified-since": before }],
  ["unchanged", { "if-none-match": etag }],
  ["unchanged", { "if-none-match": `W/${etag}` }],
  ["unchanged", { "if-none-match": "*" }],
  ["unchanged", { "if-none-match": `"other",${etag}` }],
  ["whole", { "if-none-match": '"other"' }],
  ["unchanged", { "if-modified-since": same }],
  ["unchanged", { "if-modified-since": after }],
  ["whole", { "if-modified-since": before }],
  ["whole", { "if-modified-since": "Tue, 15 Nov 1994" }],
  ["unchanged", { "if-modified-since": "Tuesday, 15-Nov-94 12:45:26 GMT" }],
  ["unchanged", { "if-modified-since": "Tue Nov 15 12:45:26 1994" }],
  ["whole", { "if-none-match": '"other"', "if-modified-since": after }],
  // The file is the one that is meant, and known already.
  ["unchanged", { "if-match": etag, "if-none-match": etag }],
  ["failed", { "if-match": '"other"', "if-none-match": etag, range }],
  ["failed", { "if-unmodified-since": before, range }],
  ["unchanged", { "if-none-match": etag, range }],
  ["unchanged", { "if-modified-since": same, range, "if-range": etag }],
  ["part", { "if-match": etag, "if-none-match": '"other"', range }],
  ["part", { range, "if-range": etag }],
  ["whole", { range, "if-range": '"other"' }],
  ["whole", { range, "if-range": `W/${etag}` }],
  ["whole", { range, "if-range": `${etag}, "other"` }],
  ["part", { range, "if-range": same }],
  ["part", { range, "if-range": "Tue Nov 15 12:45:26 1994" }],
  // It has to be the very date, not a later one.
  ["whole", { range, "if-range": after }],
  ["whole", { range, "if-range": before }],
  ["whole", { range, "if-range": "yesterday" }],
  ["whole", { range, "if-range": "" }],
  ["whole", { "if-range": etag }]
]

describe("a file that is asked for under conditions", () => {
  it.each(cases)("is answered as %s: %j", (expected, headers) => {
    assert.strictEqual(verdict(headers), expected)
  })

  it("has no part for a date where another file may have had the address in the same second", () => {
    assert.strictEqual(verdict({ range, "if-range": same }, false), "whole")
    assert.strictEqual(verdict({ range, "if-range": etag }, false), "part")
  })

  it("has no part for HEAD", () => {
    for (const [expected, headers] of cases) {
      assert.strictEqual(verdict(headers, true, "HEAD"), expected === "part" ? "whole" : expected)
    }
  })
})
