/** Who is told of a comment: everybody whom it is for, once, and never whoever has written it. */
import { FastCheck as fc } from "effect"
import { describe, expect, it } from "vitest"
import { heardBy } from "../../src/feed/index.js"
import { UserId } from "../../src/kernel/index.js"

const person = fc.nat(5).map((at) => UserId.make(`0197c0de-0001-7000-8000-00000000000${at}`))

const comment = fc.record({
  authorId: person,
  postAuthorId: person,
  parentAuthorId: fc.option(person),
  mentionedIds: fc.uniqueArray(person, { maxLength: 4 })
})

describe("who hears of a comment", () => {
  it("hears of it once, by the nearest way", () => {
    fc.assert(
      fc.property(comment, (one) => {
        const { commented, mentioned, replied } = heardBy(one)
        const all = [...mentioned, ...replied, ...commented]
        expect(new Set(all).size).toBe(all.length)
        const concerned = new Set([...one.mentionedIds, one.parentAuthorId, one.postAuthorId])
        concerned.delete(one.authorId)
        concerned.delete(null)
        expect(new Set(all)).toEqual(concerned)
        expect(mentioned).toEqual(one.mentionedIds.filter((id) => id !== one.authorId))
        if (commented.length > 0) expect(commented).not.toContain(one.parentAuthorId)
      })
    )
  })
})
