/** What may be searched for, and which tabs answer it. */
import { assert, describe, it } from "@effect/vitest"
import { answeredTabs, Tag, tagOf, wordsOrTag } from "@mentorkit/core/internal/search"
import { FastCheck as fc, Schema } from "effect"

const fieldsOf = (input: Parameters<typeof wordsOrTag>[0]) => wordsOrTag(input).map(({ path }) => path.join("."))
const isTag = Schema.is(Tag)

describe("what is searched for", () => {
  it("words or a tag, and a tag among posts alone; null is as nothing", () => {
    for (const none of [undefined, null]) {
      assert.deepStrictEqual(fieldsOf({ q: none, h: none }), ["q"])
      assert.deepStrictEqual(fieldsOf({ q: "a", h: none, tab: "user" }), [])
      for (const tab of [none, "post"]) assert.deepStrictEqual(fieldsOf({ q: none, h: "a", tab }), [])
      assert.deepStrictEqual(fieldsOf({ q: none, h: "a", tab: "user" }), ["tab"])
    }
    assert.deepStrictEqual(fieldsOf({ q: "a", h: "a" }), ["q"])
  })

  it("five rows of each tab, or twenty of one; a tag is answered by posts", () => {
    const tabs = ["post", "user", "community", "course"] as const
    assert.deepStrictEqual(answeredTabs({}), { tabs, limit: 5 })
    assert.deepStrictEqual(answeredTabs({ limit: 7 }), { tabs, limit: 7 })
    assert.deepStrictEqual(answeredTabs({ tab: "user" }), { tabs: ["user"], limit: 20 })
    assert.deepStrictEqual(answeredTabs({ tab: "user", limit: 7 }), { tabs: ["user"], limit: 7 })
    assert.deepStrictEqual(answeredTabs({ h: "a" }), { tabs: ["post"], limit: 20 })
  })

  it("a tag is found however many signs, spaces and unseen characters stand around it", () => {
    const around = fc.string({ unit: fc.constantFrom("#", " ", "\u200B", "\u2060") })
    fc.assert(fc.property(around, (before) => assert.strictEqual(tagOf(`${before}Été \u200B`), "été")))
    fc.assert(fc.property(around, (nothing) => assert.isFalse(isTag(nothing))))
  })

  it("a tag has a hundred characters at most, as they are stored", () => {
    assert.isTrue(isTag(`##${"e\u0301".repeat(100)}`))
    assert.isTrue(isTag("𝒳".repeat(100)))
    assert.isFalse(isTag("a".repeat(101)))
  })
})
