/** Replies at the greatest depth, of which there may be thousands below each other: each counts those to itself alone. */
import { assert, describe, layer } from "@effect/vitest"
import type { CommentId } from "@mentorkit/core/comments"
import { Feed } from "@mentorkit/core/feed"
import type { User } from "@mentorkit/core/kernel"
import { PersonalData } from "@mentorkit/core/personal-data"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect } from "effect"
import { miscounted, noLongerNew, write } from "../support/posts-fixtures.js"

describe.each(engines)("comments below the greatest depth on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    // Falls where a count goes up from the comment that is answered, and not from the last one above it that is less deep.
    it.effect("are counted as they are, when they come, are deleted and erased", () =>
      Effect.gen(function* () {
        const { addComment, deleteComment } = yield* Feed
        const { eraseAccount } = yield* PersonalData
        const [author, guest] = [yield* newUser(), yield* newUser()]
        yield* noLongerNew(author)
        const { id: post_id } = yield* write(author, "How deep?")
        let last: CommentId | undefined
        const reply = Effect.fnUntraced(function* (who: User) {
          const { comment } = yield* addComment(who, { post_id, body: "Deeper", parent_id: last })
          last = comment.id
          return comment
        })
        for (let depth = 0; depth < 53; depth++) yield* reply(author)
        assert.deepStrictEqual((yield* reply(guest)).depth, 50)
        const { id: comment_id } = yield* reply(author)
        assert.deepStrictEqual(yield* miscounted, [])
        yield* eraseAccount(guest, {})
        assert.deepStrictEqual(yield* miscounted, [])
        yield* deleteComment(author, { comment_id })
        assert.deepStrictEqual(yield* miscounted, [])
      })
    )
  })
})
