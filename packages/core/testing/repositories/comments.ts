/** Comments and reactions as they are stored and counted. */
import assert from "node:assert/strict"
import { CommentReader, CommentRepository, ReactionRepository } from "@mentorkit/core/comments/ports"
import { PostReader, type PostRepository } from "@mentorkit/core/feed/ports"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { UserId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { at, start } from "../fixtures/pairs.js"
import { newUser } from "../fixtures/people.js"
import { newComment, newPost } from "../fixtures/posts.js"
import { transact } from "../fixtures/transactions.js"

const newPerson = Effect.map(newUser(), ({ id }) => id)
const page = { page: 1, per_page: 50 }

/** One at the top, one that answers it, and one that answers that. */
const newThread = Effect.fnUntraced(function* (author: UserId) {
  const { id: postId } = yield* newPost(author)
  const top = yield* newComment(author, postId)
  const under = { rootId: top.id, branchId: null }
  const reply = yield* newComment(author, postId, { ...under, parentId: top.id, depth: 1, createdAt: at(1) })
  const answer = yield* newComment(author, postId, { ...under, parentId: reply.id, depth: 2, createdAt: at(2) })
  return { postId, top, reply, answer }
})

/** Supply the repositories and readers of comments and posts, `ReactionRepository`, that of users, and their `UnitOfWork`. */
export const commentRepositoryConformance = conformance<
  CommentReader | CommentRepository | PostReader | PostRepository | ReactionRepository | UnitOfWork | UserRepository
>("CommentRepository", {
  "replies are found below all that is above them, flat and one by one": Effect.gen(function* () {
    const reader = yield* CommentReader
    const author = yield* newPerson
    const { answer, postId, reply, top } = yield* newThread(author)
    const subject = { surface: "feed", id: postId } as const
    const idsOf = (all: ReadonlyArray<{ readonly id: string }>) => all.map(({ id }) => id)
    assert.deepEqual(idsOf((yield* reader.listTop(author, subject, page)).items), [top.id])
    assert.deepEqual(idsOf(yield* reader.findNewest(author, subject, 10)), [top.id])
    assert.deepEqual(idsOf((yield* reader.listReplies(author, top, page, true)).items), [reply.id, answer.id])
    assert.deepEqual(idsOf((yield* reader.listReplies(author, top, page, false)).items), [reply.id])
    assert.deepEqual(idsOf((yield* reader.listReplies(author, reply, page, true)).items), [answer.id])
    const [ofTop, ofReply] = [yield* reader.preview(author, [top], 3), yield* reader.preview(author, [reply], 3)]
    assert.deepEqual(idsOf(ofTop.get(top.id) ?? []), [reply.id, answer.id])
    assert.deepEqual(idsOf(ofReply.get(reply.id) ?? []), [answer.id])
    assert.deepEqual(idsOf((yield* reader.preview(author, [top], 1)).get(top.id) ?? []), [reply.id])
  }),

  // Falls where a place is left that nothing stands below.
  "what is deleted leaves a place while there are replies, and goes with the last of them": Effect.gen(function* () {
    const { find, remove } = yield* CommentRepository
    const reader = yield* CommentReader
    const posts = yield* PostReader
    const author = yield* newPerson
    const { answer, postId, reply, top } = yield* newThread(author)
    yield* transact(remove(reply, at(3)))
    yield* transact(remove(top, at(4)))
    assert.ok(Option.isNone(yield* find(author, top.id)))
    const place = Option.getOrThrow(yield* reader.find(author, top.id))
    assert.deepEqual([place.author, place.body, place.replyCount], [null, "", 1])
    const count = Effect.map(Effect.flatten(posts.find(author, postId)), ({ post }) => post.commentCount)
    assert.equal(yield* count, 1)
    yield* transact(remove(answer, at(5)))
    for (const { id } of [top, reply, answer]) assert.ok(Option.isNone(yield* reader.find(author, id)))
    assert.equal(yield* count, 0)
  }),

  "a reaction is one a person, and counted by its type": Effect.gen(function* () {
    const { put } = yield* ReactionRepository
    const [author, other] = [yield* newPerson, yield* newPerson]
    const { top } = yield* newThread(author)
    const target = { kind: "comment", id: top.id } as const
    const react = (who: UserId, type: "like" | "love" | null) =>
      Effect.map(transact(put(target, who, type, start)), ({ before, tally }) => [before, tally.like, tally.love])
    assert.deepEqual(yield* react(author, "like"), [null, 1, 0])
    assert.deepEqual(yield* react(other, "like"), [null, 2, 0])
    assert.deepEqual(yield* react(author, "love"), ["like", 1, 1])
    assert.deepEqual(yield* react(author, "love"), ["love", 1, 1])
    assert.deepEqual(yield* react(author, null), ["love", 1, 0])
    assert.deepEqual(yield* react(author, null), [null, 1, 0])
  })
})
