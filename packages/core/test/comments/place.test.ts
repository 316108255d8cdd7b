/** Where comments stand in their threads. */
import { assert, describe, it } from "@effect/vitest"
import { type Comment, CommentId, type CommentPlace, maxDepth, placeOf } from "@mentorkit/core/internal/comments"
import { UserId } from "@mentorkit/core/kernel"
import { DateTime, Either, FastCheck as fc, Option } from "effect"

const now = DateTime.unsafeMake(0)
const idOf = (n: number) => CommentId.make(`00000000-0000-7000-8000-${String(n).padStart(12, "0")}`)
const subject = { surface: "feed", id: "a" } as const

const commentAt = (n: number, place: CommentPlace): Comment => ({
  ...{ id: idOf(n), subject, authorId: UserId.make(idOf(0)), body: "", createdAt: now, updatedAt: now },
  ...place
})

/** Each answers one before it, or none. */
const thread = fc.array(fc.option(fc.nat()), { minLength: 1, maxLength: 200 }).map((parents) => {
  const comments: Array<Comment> = []
  for (const [at, parent] of parents.entries()) {
    // Mostly the last one, or nothing gets deep.
    const above = parent === null || at === 0 ? undefined : comments[parent % 4 === 0 ? parent % at : at - 1]
    const place = placeOf(subject, above?.id, Option.fromNullable(above))
    comments.push(commentAt(at + 1, Either.getOrThrow(place)))
  }
  return comments
})

const aboveOf = (comments: ReadonlyArray<Comment>, { parentId }: Comment): ReadonlyArray<Comment> => {
  const parent = comments.find(({ id }) => id === parentId)
  return parent === undefined ? [] : [parent, ...aboveOf(comments, parent)]
}

describe("places of comments", () => {
  it.prop("are as deep as there are comments above, to the greatest depth", [thread], ([comments]) => {
    for (const comment of comments) {
      const above = aboveOf(comments, comment)
      assert.strictEqual(comment.depth, Math.min(above.length, maxDepth))
      assert.strictEqual(comment.rootId, above.at(-1)?.id ?? null)
      const shallower = above.find(({ depth }) => depth < maxDepth)
      assert.strictEqual(comment.branchId, comment.depth === maxDepth ? (shallower?.id ?? null) : null)
    }
  })

  it("are on one subject", () => {
    const other = {
      ...commentAt(1, Either.getOrThrow(placeOf(subject, undefined, Option.none()))),
      subject: { ...subject, id: "b" }
    }
    for (const parent of [Option.some(other), Option.none()]) {
      assert.isTrue(Either.isLeft(placeOf(subject, idOf(1), parent)))
    }
  })
})
