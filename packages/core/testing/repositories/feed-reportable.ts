/** Who can report a post, or a comment on one. */
import assert from "node:assert/strict"
import type { CommentId } from "@mentorkit/core/comments"
import { CommentRepository } from "@mentorkit/core/comments/ports"
import type { PairRepository } from "@mentorkit/core/connections/ports"
import { PollId, PollOptionId, type PostId } from "@mentorkit/core/feed"
import { PollRepository, type Post, type PostRepository, ReportableContent } from "@mentorkit/core/feed/ports"
import { UserRepository } from "@mentorkit/core/identity/ports"
import type { UserId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { at, block, connect, start, store, unblock } from "../fixtures/pairs.js"
import { newId, newUser } from "../fixtures/people.js"
import { newComment, newPost } from "../fixtures/posts.js"

const newPerson = Effect.map(newUser(), ({ id }) => id)

/** Written so many minutes after the start. */
const post = (authorId: UserId, visibility: Post["visibility"], minutes = 0) =>
  Effect.map(newPost(authorId, { visibility, createdAt: at(minutes) }), ({ id }) => id)
const comment = (authorId: UserId, postId: PostId) => Effect.map(newComment(authorId, postId), ({ id }) => id)

const isFound = (viewer: UserId, id: PostId) =>
  Effect.flatMap(ReportableContent, ({ findPost }) => Effect.map(findPost(viewer, id), Option.isSome))
const isCommentFound = (viewer: UserId, id: CommentId) =>
  Effect.flatMap(ReportableContent, ({ findComment }) => Effect.map(findComment(viewer, id), Option.isSome))

/** As a block does it. */
const part = (one: UserId, other: UserId, minutes: number) =>
  store({ mover: one, other }, [{ _tag: "Disconnected" }, { _tag: "Blocked" }], at(minutes))

/** Supply `ReportableContent` with the repositories of posts, polls, comments, pairs and users, and their `UnitOfWork`. */
export const reportableContentConformance = conformance<
  CommentRepository | PairRepository | PollRepository | PostRepository | ReportableContent | UnitOfWork | UserRepository
>("ReportableContent", {
  "a public post is anybody's to report, across a block as well, while its author is there": Effect.gen(function* () {
    const [author, reader] = [yield* newPerson, yield* newPerson]
    const id = yield* post(author, "public")
    assert.ok((yield* isFound(author, id)) && (yield* isFound(reader, id)))
    yield* block(author, reader, at(5))
    yield* block(reader, author, at(6))
    assert.ok(yield* isFound(reader, id))
    const { setAccess } = yield* UserRepository
    yield* setAccess(author, { isActive: false, bannedAt: null }, start)
    assert.equal(yield* isFound(reader, id), false)
    yield* setAccess(author, { isActive: true, bannedAt: start }, start)
    assert.equal(yield* isFound(reader, id), false)
  }),

  // Falls where the moment of the block is not asked for, and where a block of one of the two sides is left out.
  "one for connections is theirs to report, and after a block theirs whom it parted, if it was there before":
    Effect.gen(function* () {
      const [author, friend, stranger] = [yield* newPerson, yield* newPerson, yield* newPerson]
      yield* connect(author, friend)
      const [before, after] = [yield* post(author, "connections"), yield* post(author, "connections", 60)]
      assert.ok((yield* isFound(friend, before)) && (yield* isFound(friend, after)))
      assert.equal(yield* isFound(stranger, before), false)
      for (const [one, other] of [
        [author, friend],
        [friend, author]
      ] as const) {
        yield* part(one, other, 30)
        assert.deepEqual([yield* isFound(friend, before), yield* isFound(friend, after)], [true, false])
        yield* unblock(one, other)
        assert.equal(yield* isFound(friend, before), false)
        yield* connect(author, friend)
      }
    }),

  "a comment is found as its post is, while it and its author are there": Effect.gen(function* () {
    const { remove, find } = yield* CommentRepository
    const { setAccess } = yield* UserRepository
    const [author, writer, reader] = [yield* newPerson, yield* newPerson, yield* newPerson]
    yield* connect(author, writer)
    const [open, closed] = [yield* post(author, "public"), yield* post(author, "connections")]
    const [said, hidden] = [yield* comment(writer, open), yield* comment(writer, closed)]
    yield* block(writer, reader, at(5))
    assert.deepEqual([yield* isCommentFound(reader, said), yield* isCommentFound(reader, hidden)], [true, false])
    yield* setAccess(writer, { isActive: false, bannedAt: null }, start)
    assert.equal(yield* isCommentFound(reader, said), false)
    yield* setAccess(writer, { isActive: true, bannedAt: null }, start)
    yield* comment(reader, open)
    yield* remove(yield* Effect.flatten(find(author, said)), start)
    assert.equal(yield* isCommentFound(reader, said), false)
  }),

  "the copy has the text and the poll": Effect.gen(function* () {
    const { findComment, findPost } = yield* ReportableContent
    const [author, reader] = [yield* newPerson, yield* newPerson]
    const id = yield* post(author, "public")
    const poll = { id: PollId.make(yield* newId), question: "How many?", allowsMultiple: false, expiresAt: null }
    const options = yield* Effect.forEach(["Ten", "A hundred"], (label) =>
      Effect.map(newId, (option) => ({ id: PollOptionId.make(option), label }))
    )
    yield* (yield* PollRepository).add(id, { ...poll, options })
    const { authorId, copy, fileKeys } = yield* Effect.flatten(findPost(reader, id))
    assert.deepEqual([authorId, fileKeys, copy["body"], copy["visibility"]], [author, [], "Buy!", "public"])
    assert.deepEqual(copy["poll"], { question: "How many?", options: ["Ten", "A hundred"] })
    const said = yield* Effect.flatten(findComment(reader, yield* comment(author, id)))
    assert.deepEqual([said.authorId, said.copy["body"], said.copy["post_id"]], [author, "Mine!", id])
  })
})
