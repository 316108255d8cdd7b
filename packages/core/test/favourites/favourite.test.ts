/** Whether a mentor may become a favourite. Mutations seen to fall: the limit off by one, and looked at before `since`. */
import { assert, describe, it } from "@effect/vitest"
import { bookmark, maxFavourites } from "@mentorkit/core/favourites"
import { DateTime, Either, FastCheck } from "effect"

const now = DateTime.unsafeMake("2027-03-14T10:00:00Z")
const earlier = FastCheck.integer({ min: 1, max: 1000 }).map((days) => DateTime.subtract(now, { days }))
const standings = FastCheck.record({
  isShown: FastCheck.boolean(),
  since: FastCheck.option(earlier),
  // Around the limit as often as anywhere else.
  count: FastCheck.oneof(
    FastCheck.nat(2 * maxFavourites),
    FastCheck.integer({ min: maxFavourites - 1, max: maxFavourites + 1 })
  )
})

const tagOf = Either.match({ onLeft: ({ _tag }: { readonly _tag: string }) => _tag, onRight: () => "done" })

describe("bookmarking a mentor", () => {
  it.prop(
    "keeps the first moment, takes a new one while there is room, and never one who is hidden",
    [standings],
    ([standing]) => {
      const { count, isShown, since } = standing
      const answer = bookmark(standing, now)
      if (!isShown) return assert.strictEqual(tagOf(answer), "MentorProfileNotFound")
      if (since !== null) return assert.deepStrictEqual(answer, Either.right({ isNew: false, favouritedAt: since }))
      if (count < maxFavourites) return assert.deepStrictEqual(answer, Either.right({ isNew: true, favouritedAt: now }))
      assert.strictEqual(tagOf(answer), "TooManyFavourites")
    }
  )

  it("is refused in words for people", () => {
    const refused = Either.flip(bookmark({ isShown: true, since: null, count: 500 }, now))
    assert.strictEqual(
      Either.getOrThrow(refused).message,
      "You already have 500 favourites. Remove one of them before you add another."
    )
  })
})
