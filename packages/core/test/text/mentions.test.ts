/** Whom a text mentions. */
import { assert, describe, it } from "@effect/vitest"
import { mentionedUsernames } from "@mentorkit/core/internal/text"
import { FastCheck as fc } from "effect"

const username = fc.stringMatching(/^[a-z0-9]{1,9}(-[a-z0-9]{1,9}){0,2}$/).filter(({ length }) => length >= 3)

describe("mentions", () => {
  it.each([
    ["@ana-duarte and @Ben, (@cleo)!", ["ana-duarte", "ben", "cleo"]],
    ["hi,@ana-duarte. See @ben-", ["ana-duarte", "ben"]],
    ["well...@ana — @ben", ["ana", "ben"]],
    ["write to ana@example.com, a.b+@example.org or -@host", []],
    ["@ana.example.com @ana@example.com @@ana @ana_b @anaü @ana-duarteü", []],
    ["https://social.example/@ana www.example.com/@ben @cleo", ["cleo"]],
    [`@ab @abc @${"x".repeat(30)} @${"x".repeat(31)}`, ["abc", "x".repeat(30)]],
    ["@ana @ANA @ana", ["ana"]],
    ["@ana--b @-ana @", ["ana"]]
  ])("%s", (body, names) => {
    assert.deepStrictEqual(mentionedUsernames(body), names)
  })

  it.prop(
    "are found after the start, space and punctuation",
    [fc.array(fc.tuple(username, fc.constantFrom(" ", "\n", ", ", "; ", " (", '"')), { maxLength: 30 })],
    ([parts]) => {
      const names = [...new Set(parts.map(([name]) => name))]
      assert.deepStrictEqual(mentionedUsernames(parts.map(([name, end]) => `@${name}${end}`).join("")), names)
    }
  )

  it.prop(
    "never have what no username has, in a time that follows the length",
    [fc.string({ unit: "grapheme", maxLength: 5000 })],
    ([text]) => {
      for (const name of mentionedUsernames(text)) assert.match(name, /^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
  )

  it("of ten thousand letters are found at once", () => {
    const many = Array.from({ length: 2000 }, (_, n) => `@u${n.toString().padStart(3, "0")}`).join(" ")
    assert.lengthOf(mentionedUsernames(many), 2000)
    for (const text of ["@".repeat(10_000), "-a".repeat(5000), `@${"a-".repeat(5000)}`, `@${"a".repeat(10_000)}_`]) {
      assert.deepStrictEqual(mentionedUsernames(text), [])
    }
  })
})
