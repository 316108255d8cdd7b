/** What people may be called, and what is taken out of it. */
import { assert, describe, it } from "@effect/vitest"
import { FullName } from "@mentorkit/core/internal/identity"
import { hasVisible, lengthOf, seen } from "@mentorkit/core/internal/kernel"
import { Either, FastCheck as fc, Schema } from "effect"

const decode = Schema.decodeUnknownEither(FullName)
const [joiner, nonJoiner] = ["\u200D", "\u200C"]
const persian = `علی${nonJoiner}رضا`

/** Text in which everything that is looked at comes often, in every order. */
const pieces = fc.constantFrom(
  ...["a", "é", "e\u0301", "\u0301", " ", "\n", "7", "!", "👩", "💻", "ع", "ر", "र", "\u094D", "ক", "\u09CD", "\u0D4D"],
  ...[joiner, nonJoiner, "\u200B", "\u00AD", "\u034F", "\u061C", "\u200E", "\u202A", "\u202E", "\u2066", "\u2069"],
  ...["\u115F", "\u3164", "\uFFA0", "\u2800", "\uFE0F", "\u{E0100}", "\u{E0041}", "\u2060", "\uFEFF"]
)
const names = fc.oneof(
  fc.array(pieces, { maxLength: 12 }).map((all) => all.join("")),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 })
)

describe("names", () => {
  it.prop("cleaned once are clean, and hold no bidi control", [names], ([name]) => {
    const cleaned = seen(name)
    assert.strictEqual(seen(cleaned), cleaned)
    assert.notMatch(cleaned, /\p{Bidi_Control}/u)
    // Falls where a joiner is left that joins nothing, or two of them in a row.
    assert.notMatch(cleaned, /[^\P{Default_Ignorable_Code_Point}\u200C\u200D]|[\u200C\u200D]{2}|^[\u200C\u200D]/u)
    assert.strictEqual(cleaned, cleaned.trim())
  })

  it.prop("what is seen of them stays as it was", [names], ([name]) => {
    const shown = (text: string) =>
      text
        .replace(/[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu, "")
        .replace(/[\p{Control}\u2028\u2029]+/gu, " ")
        .trim()
    assert.strictEqual(shown(seen(name)), shown(name))
  })

  it.each([
    ["Persian", persian],
    ["Persian, twice", `می${nonJoiner}خواهم و نامه${nonJoiner}ها`],
    ["Devanagari, a joiner after a virama", `क्${joiner}ष`],
    ["Sinhala, a joiner after a virama", `ශ්${joiner}රී`],
    ["Bengali, a joiner before a virama", `র${joiner}্যাম`],
    ["Malayalam in its older spelling, a joiner at the end of a word", `മോഹന്${joiner} നായര്${joiner}`],
    ["marks of its own", "Zoe\u0308 Nguye\u0302\u0303n"],
    ["apostrophes, hyphens, digits", "Seán O’Neill-Smith 3rd"],
    ["signs", "🦊"],
    ["signs of several", `👩🏽${joiner}💻 👨${joiner}👩${joiner}👧`],
    ["one letter", "李"]
  ])("%s: unchanged", (_what, name) => {
    assert.deepStrictEqual(decode(name), Either.right(name))
  })

  it.each([
    ["a break of lines", "Grace\r\nBcc: x@y.test", "Grace Bcc: x@y.test"],
    ["a bell and an annotation", "Gr\u0007ace \uFFF9Hopper\uFFFB", "Gr ace Hopper"],
    ["an override", "\u202Egnp.ecarG", "gnp.ecarG"],
    ["isolates and marks", "\u2067Ada\u2069\u200F \u061CLovelace\u200E", "Ada Lovelace"],
    ["spaces of no width", "Gra\u200Bce\u2060 \uFEFFHop\u00ADper", "Grace Hopper"],
    ["what is only left at an end", "\u200B Grace \u3164", "Grace"],
    ["fillers", "Kim\u115F\u1160 \uFFA0Min", "Kim Min"],
    ["selectors and tags", "❤\uFE0F Ada\u{E0041}\u{E007F}", "❤ Ada"],
    ["joiners at the ends and beside spaces", `${joiner}Ada${nonJoiner} ${joiner}Lovelace${joiner}`, "Ada Lovelace"],
    ["what joins no letters", `7${joiner}7 👩${nonJoiner}💻 👩${joiner}a`, "77 👩💻 👩a"],
    ["joiners in a row", `علی${nonJoiner}${joiner}${nonJoiner}رضا`, persian],
    ["something between joiners", `علی${nonJoiner}\u200B${nonJoiner}رضا`, persian]
  ])("%s: taken out", (_what, name, left) => {
    assert.deepStrictEqual(decode(name), Either.right(left))
  })

  it.each([
    ["", " ", "\u200B", "\u3164", "\u2800", "\u2800 \u2800", "\u202E", "\u115F\u1160", "\u00AD", "\uFE0F", joiner],
    [
      nonJoiner,
      "\u0301",
      "\u0301\u0302",
      "\u00A0\u2003\u3000",
      "\u{1D159}",
      "\u{13441}",
      "\uFFFC",
      "\u{E0020}",
      "\u180E"
    ]
  ])("of nothing visible: none", (...all) => {
    for (const name of all) {
      assert.isFalse(hasVisible(seen(name)), JSON.stringify(name))
      assert.isTrue(Either.isLeft(decode(name)), JSON.stringify(name))
    }
  })

  it("are as long as what is left of them", () => {
    const longest = "𝒜".repeat(255)
    assert.strictEqual(lengthOf(longest), 255)
    assert.deepStrictEqual(decode(`\u202E${longest}\u200B`), Either.right(longest))
    assert.isTrue(Either.isLeft(decode(`${longest}a`)))
  })

  // Falls where a run of joiners is gone through again from each of them.
  it("of a megabyte of joiners are cleaned at once", () => {
    const begun = performance.now()
    assert.strictEqual(seen(`a${joiner.repeat(350_000)} `), "a")
    assert.isBelow(performance.now() - begun, 1000)
  })
})
