import { assert, describe, it } from "@effect/vitest"
import { slugOf } from "@mentorkit/core/identity/ports"
import { Username, usernameCandidates } from "@mentorkit/core/internal/identity"
import { FastCheck as fc, Schema } from "effect"

const entropy = fc.stringMatching(/^[0-9a-f]{32}$/)
const names = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.constantFrom("Ada Lovelace", "李雷", "O'Neill", "")
)

describe("usernames", () => {
  it.each([
    ["Ada Lovelace", "ada-lovelace"],
    ["  Jürgen   Groß ", "jurgen-gross"],
    ["Søren Åkesson", "soren-akesson"],
    ["Seán O'Neill", "sean-oneill"],
    ["İpek Çağlar", "ipek-caglar"],
    ["Łukasz (Luke) Żak", "lukasz-luke-zak"],
    ["ﬁona ①", "fiona-1"],
    ["李雷", ""],
    ["🦄", ""],
    ["a".repeat(300), "a".repeat(30)],
    [`${"a".repeat(29)} bcd`, "a".repeat(29)]
  ])("%s becomes %s", (name, slug) => {
    assert.strictEqual(slugOf(name), slug)
  })

  it.prop("a slug is ASCII words joined by single hyphens, and its own slug", [names], ([name]) => {
    const slug = slugOf(name)
    assert.match(slug, /^([a-z0-9]+(-[a-z0-9]+)*)?$/)
    assert.isAtMost(slug.length, 30)
    assert.strictEqual(slugOf(slug), slug)
  })

  // Falls where an ending comes on top of the thirty characters: an edit form that sends the name back would be refused.
  it.prop("every candidate could have been chosen, and none comes twice", [names, entropy], ([name, random]) => {
    const candidates = usernameCandidates(name, random)
    for (const candidate of candidates) assert.isTrue(Schema.is(Username)(candidate), candidate)
    assert.strictEqual(new Set(candidates).size, candidates.length)
    assert.isTrue(candidates.at(-1)?.endsWith(`-${random.slice(-12)}`))
  })

  it("a reserved word is never given out as it is", () => {
    for (const name of ["Admin", "ME", "  support ", "Root", "undefined"]) {
      assert.deepStrictEqual(
        usernameCandidates(name, "0123456789ab").map((candidate) => candidate.split("-").length),
        [2, 2, 2],
        name
      )
    }
    assert.strictEqual(usernameCandidates("Administrata", "0123456789ab")[0], "administrata")
  })

  it("a name without a letter of ours still has a username", () => {
    assert.deepStrictEqual(usernameCandidates("李雷", "0123456789ab"), [
      "user-89ab",
      "user-456789ab",
      "user-0123456789ab"
    ])
  })
})
