/** What is a hashtag, in scripts of all kinds. */
import { assert, describe, it } from "@effect/vitest"
import { hashtagsOf, maxTagLength, normalizedTag } from "@mentorkit/core/internal/text"
import { FastCheck as fc } from "effect"

const letter = fc.integer({ min: 0x41, max: 0x1ffff }).map((point) => {
  const text = String.fromCodePoint(point)
  return /^\p{L}$/u.test(text) ? text : "a"
})
const follower = fc.oneof(letter, fc.constantFrom("0", "9", "_", "\u0301", "\u094D", "٣", "\u0E48"))
const name = fc.tuple(letter, fc.array(follower, { maxLength: 30 })).map(([first, rest]) => [first, ...rest].join(""))

describe("hashtags", () => {
  it.each([
    ["#Go and #go, #GO!", ["go"]],
    ["(#one)#two #three-four #five.", ["one", "two", "three", "five"]],
    ["#Straße #STRASSE #ẞ", ["straße", "strasse", "ß"]],
    // One sigma, wherever it stands.
    ["#ΟΔΥΣΣΕΥΣ #οδυσσευς", ["οδυσσευσ", "οδυσσευς"]],
    // No locale has a say: a Turkish dotted I keeps its dot as a mark.
    ["#İstanbul #istanbul #Irmak #ırmak", ["i̇stanbul", "istanbul", "irmak", "ırmak"]],
    [
      "#हिन्दी #ภาษาไทย #中文 #日本語 #한국어 #العربية #עברית",
      ["हिन्दी", "ภาษาไทย", "中文", "日本語", "한국어", "العربية", "עברית"]
    ],
    ["#e\u0301te\u0301 #été #ete", ["été", "ete"]],
    ["#zero\u200Bwidth #zero\u200Dwidth #\u200Bzerowidth", ["zerowidth"]],
    ["#1 #123 #_x #1st #x1 #x_1", ["x1", "x_1"]],
    ["#🎉 #a🎉b ##b &#39; x#no _#no 1#no /#no", ["a"]],
    ["https://example.com/#part http://a.b/?q=#no www.example.com/#no #yes", ["yes"]],
    ["#a#b #c/#d", ["a", "c"]],
    [`#${"x".repeat(maxTagLength)} #${"y".repeat(maxTagLength + 1)}`, ["x".repeat(maxTagLength)]],
    [`#${"𐐀".repeat(maxTagLength)}`, ["𐐨".repeat(maxTagLength)]],
    ["no tag # at all #", []]
  ])("%s", (body, tags) => {
    assert.deepStrictEqual(hashtagsOf(body), tags)
  })

  it.prop(
    "of a name are that name, normalized, in any surroundings",
    [name, fc.constantFrom("", " ", ".", "(", "\n")],
    ([one, around]) => {
      const tags = hashtagsOf(`${around}#${one}${around}`)
      const normalized = normalizedTag(one)
      assert.deepStrictEqual(tags, [...normalized].length <= maxTagLength ? [normalized] : [])
    }
  )

  it.prop("stay what they are: a stored tag is read as itself again", [fc.string({ unit: "grapheme" })], ([text]) => {
    for (const one of hashtagsOf(text)) {
      assert.deepStrictEqual(hashtagsOf(`#${one}`), [one])
      assert.strictEqual(normalizedTag(`#${one}`), one)
    }
  })

  it.prop("are told once each", [fc.array(name, { maxLength: 20 })], ([names]) => {
    const tags = hashtagsOf(names.map((one) => `#${one}`).join(" "))
    assert.strictEqual(new Set(tags).size, tags.length)
  })
})
