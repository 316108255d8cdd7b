/** What a text names. */
import { assert, describe, it } from "@effect/vitest"
import { namedIn } from "@mentorkit/core/internal/feed"

describe("what a text names", () => {
  it("are its first thirty hashtags, each once", () => {
    const tags = Array.from({ length: 31 }, (_, number) => `tag${number}`)
    const { hashtags } = namedIn(`#tag0 ${tags.map((tag) => `#${tag}`).join(" ")}`)
    assert.deepStrictEqual(hashtags, tags.slice(0, 30))
  })
})
