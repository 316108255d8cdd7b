/** What is looked for among hashtags is written as they are. */
import { assert, describe, it } from "@effect/vitest"
import { TagSearch, tagPartOf } from "@mentorkit/core/internal/feed"
import { hashtagsOf, maxTagLength } from "@mentorkit/core/internal/text"
import { FastCheck as fc, Schema } from "effect"

const letters = fc.constantFrom("a", "B", "É", "e\u0301", "ß", "Σ", "ж", "न", "ि", "1", "_", "\u200b")
const words = fc.tuple(fc.constantFrom("a", "Z", "É", "ж"), fc.array(letters, { maxLength: 8 }))
const isSearch = Schema.is(TagSearch)

describe("a search for hashtags", () => {
  // Falls where the case, the signs before it or the invisible characters are left as they come.
  it.prop(
    "for a tag as somebody writes it finds what is stored of it",
    [words, fc.nat(3)],
    ([[first, rest], signs]) => {
      const word = [first, ...rest].join("")
      const [stored] = hashtagsOf(`#${word}`)
      assert.strictEqual(tagPartOf(` ${"#".repeat(signs)}${word} `), stored)
      assert.isTrue(isSearch(`#${word}`))
    }
  )

  it("for nothing but signs is for all", () => {
    for (const search of [undefined, "", "#", " ## ", "#\u200b", "# "]) assert.isNull(tagPartOf(search))
  })

  it.prop(
    "is as long as a tag at most, whatever stands before it",
    [fc.integer({ min: -2, max: 2 }), fc.nat(3)],
    ([over, signs]) => {
      assert.strictEqual(isSearch("#".repeat(signs) + "😀".repeat(maxTagLength + over)), over <= 0)
    }
  )
})
