/** Which texts of the feed are there for a reader. Posts by themselves are in the suite of `PostRepository`. */
import assert from "node:assert/strict"
import { CommentRepository, ReactionRepository } from "@mentorkit/core/comments/ports"
import type { PairRepository } from "@mentorkit/core/connections/ports"
import { FeedReader, type PostRepository } from "@mentorkit/core/feed/ports"
import { UserRepository } from "@mentorkit/core/identity/ports"
import type { UserId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Effect } from "effect"
import { conformance } from "../conformance.js"
import { at, block, connect, start, unblock } from "../fixtures/pairs.js"
import { newId, newUser } from "../fixtures/people.js"
import { newComment, newPost } from "../fixtures/posts.js"
import { transact } from "../fixtures/transactions.js"

const newPerson = Effect.map(newUser(), ({ id }) => id)

/** Supply `FeedReader` with the repositories of posts, comments, reactions, pairs and users, and their `UnitOfWork`. */
export const feedReaderConformance = conformance<
  CommentRepository | FeedReader | PairRepository | PostRepository | ReactionRepository | UnitOfWork | UserRepository
>("FeedReader", {
  // Falls where the post, or the comment's author, is not asked for.
  "comments are there while they live, for whoever sees their post and their author": Effect.gen(function* () {
    const { listVisible } = yield* FeedReader
    const { setAccess } = yield* UserRepository
    const [author, writer, reader] = [yield* newPerson, yield* newPerson, yield* newPerson]
    yield* connect(author, writer)
    const [open, closed] = [yield* newPost(author), yield* newPost(author, { visibility: "connections" })]
    const [said, hidden] = [yield* newComment(writer, open.id), yield* newComment(writer, closed.id)]
    const answered = yield* newComment(writer, open.id)
    const under = { parentId: answered.id, rootId: answered.id, depth: 1 }
    const reply = yield* newComment(author, open.id, under)
    yield* transact(Effect.flatMap(CommentRepository, ({ remove }) => remove(answered, start)))
    const all = { said: said.id, hidden: hidden.id, answered: answered.id, reply: reply.id, none: yield* newId }
    const visible = (who: UserId) =>
      Effect.map(listVisible(who, "comment", Object.values(all)), (ids) =>
        Object.entries(all).flatMap(([name, id]) => (ids.has(id) ? [name] : []))
      )
    assert.deepEqual(yield* visible(author), ["said", "hidden", "reply"])
    assert.deepEqual(yield* visible(writer), ["said", "hidden", "reply"])
    assert.deepEqual(yield* visible(reader), ["said", "reply"])
    assert.equal((yield* listVisible(reader, "post", [said.id])).size, 0)
    assert.equal((yield* listVisible(reader, "comment", [])).size, 0)
    for (const [blocker, blocked, left] of [
      [reader, writer, ["reply"]],
      [writer, reader, ["reply"]],
      [reader, author, []],
      [author, reader, []]
    ] as const) {
      yield* block(blocker, blocked, at(5))
      assert.deepEqual(yield* visible(reader), left)
      yield* unblock(blocker, blocked)
    }
    for (const access of [
      { isActive: false, bannedAt: null },
      { isActive: true, bannedAt: start }
    ]) {
      yield* setAccess(writer, access, start)
      assert.deepEqual(yield* visible(reader), ["reply"])
    }
  }),

  "who has reacted to a post is known until they take it back, and while they are there": Effect.gen(function* () {
    const { setAccess } = yield* UserRepository
    const { hasReacted } = yield* FeedReader
    const { put } = yield* ReactionRepository
    const [author, other] = [yield* newPerson, yield* newPerson]
    const { id } = yield* newPost(author)
    const react = (type: "like" | null) => transact(put({ kind: "post", id }, author, type, start))
    assert.equal(yield* hasReacted(author, id), false)
    yield* react("like")
    assert.deepEqual([yield* hasReacted(author, id), yield* hasReacted(other, id)], [true, false])
    yield* react(null)
    assert.equal(yield* hasReacted(author, id), false)
    yield* react("like")
    yield* setAccess(author, { isActive: true, bannedAt: start }, start)
    assert.equal(yield* hasReacted(author, id), false)
  })
})
