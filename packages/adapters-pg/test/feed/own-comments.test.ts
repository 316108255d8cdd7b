/** What people can do with comments of theirs on posts that they do not see any more. */
import { assert, describe, layer } from "@effect/vitest"
import { Connections } from "@mentorkit/core/connections"
import { Feed } from "@mentorkit/core/feed"
import { engines } from "@mentorkit/test-kit/databases/engines"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Effect } from "effect"
import { edit, miscounted, show, tagOf, write } from "../support/posts-fixtures.js"

describe.each(engines)("one's own comments on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.effect("can be deleted though one does not see the post any more, and nothing else can be done there", () =>
      Effect.gen(function* () {
        const { addComment, deleteComment, reactToComment, updateComment } = yield* Feed
        const { blockUser } = yield* Connections
        const [author, me, other] = [yield* newUser(), yield* newUser(), yield* newUser()]
        const { id: post_id } = yield* write(author, "Talk")
        const add = (parent_id?: string) =>
          Effect.map(addComment(me, { post_id, body: `Mine below ${parent_id}` }), (one) => one.comment.id)
        const [answered, alone, late] = [yield* add("the post"), yield* add("nothing"), yield* add("all")]
        yield* addComment(other, { post_id, body: "Yes", parent_id: answered })
        yield* blockUser(author, { user_id: me.userId })
        assert.strictEqual(yield* tagOf(updateComment(me, { comment_id: alone, body: "Other" })), "CommentNotFound")
        assert.strictEqual(yield* tagOf(reactToComment(me, { comment_id: alone, type: "sad" })), "CommentNotFound")
        yield* Effect.all([answered, alone].map((comment_id) => deleteComment(me, { comment_id })))
        assert.strictEqual(yield* tagOf(deleteComment(me, { comment_id: alone })), "CommentNotFound")
        assert.strictEqual(yield* tagOf(deleteComment(me, { comment_id: answered })), "CommentNotFound")
        assert.strictEqual(yield* tagOf(deleteComment(other, { comment_id: late })), "NotCommentAuthor")
        yield* edit(author, post_id, { visibility: "connections" })
        assert.strictEqual(yield* tagOf(deleteComment(other, { comment_id: late })), "CommentNotFound")
        yield* deleteComment(me, { comment_id: late })
        const { getComment } = yield* Feed
        const { comment: place } = yield* getComment(author, { comment_id: answered })
        assert.deepStrictEqual(
          [place.body, place.is_deleted, place.post_id, place.replies.map(({ body }) => body)],
          ["", true, post_id, ["Yes"]]
        )
        assert.strictEqual(yield* tagOf(getComment(author, { comment_id: late })), "CommentNotFound")
        assert.strictEqual(yield* tagOf(getComment(me, { comment_id: answered })), "CommentNotFound")
        const left = (yield* show(author, post_id)).comments
        assert.deepStrictEqual(
          left.map(({ body, is_deleted }) => [body, is_deleted]),
          [["", true]]
        )
        assert.deepStrictEqual(yield* miscounted, [])
      })
    )
  })
})
