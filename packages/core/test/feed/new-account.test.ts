/** What new accounts may write. */
import { DateTime, Either, FastCheck as fc } from "effect"
import { describe, expect, it } from "vitest"
import { isNewAt, mayWriteAsNew } from "../../src/feed/new-account.js"
import { countLinks } from "../../src/text/index.js"

const limits = fc.record({
  textsPerDay: fc.integer({ min: 1, max: 5 }),
  links: fc.nat(3),
  repetitions: fc.integer({ min: 1, max: 4 })
})
const written = fc.nat(6).chain((texts) => fc.record({ texts: fc.constant(texts), same: fc.nat(texts) }))
const linkCount = fc.nat(5)
const bodyWith = (links: number) =>
  ["Look:", ...Array.from({ length: links }, (_, at) => `https://example.com/${at}`)].join(" ")

describe("a new account", () => {
  it("may write what is within all of the limits, and nothing else", () => {
    fc.assert(
      fc.property(written, limits, linkCount, (before, most, links) => {
        const result = mayWriteAsNew(bodyWith(links), before, most)
        const isWithin = before.texts < most.textsPerDay && links <= most.links && before.same < most.repetitions
        expect(Either.isRight(result)).toBe(isWithin)
      })
    )
  })

  it.each([
    ["https://a.test,https://b.test;http://c.test", 3],
    ["https://a.test\u200Bhttps://b.test(www.c.test)", 3],
    ["https://www.a.test/?next=https://b.test", 2],
    ["a.test www. and://", 2],
    ["wwwwww.", 1],
    ["no link", 0]
  ])("%s has so many links", (text, links) => {
    expect(countLinks(text)).toBe(links)
  })

  it("may send any number of pictures without a word", () => {
    const most = { textsPerDay: 10, links: 0, repetitions: 1 }
    expect(Either.isRight(mayWriteAsNew("", { texts: 5, same: 5 }, most))).toBe(true)
  })

  it("is new until so many days are over", () => {
    const born = DateTime.unsafeMake("2027-03-14T10:00:00Z")
    const at = (moment: string) => isNewAt(born, DateTime.unsafeMake(moment), 3)
    expect([at("2027-03-14T10:00:00Z"), at("2027-03-17T09:59:59Z"), at("2027-03-17T10:00:00Z")]).toEqual([
      true,
      true,
      false
    ])
    expect(isNewAt(born, born, 0)).toBe(false)
  })
})
