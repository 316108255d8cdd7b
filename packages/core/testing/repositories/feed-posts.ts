/** Posts as they are stored, counted and seen. */
import assert from "node:assert/strict"
import type { CommentId } from "@mentorkit/core/comments"
import { CommentRepository } from "@mentorkit/core/comments/ports"
import type { PairRepository } from "@mentorkit/core/connections/ports"
import type { PostId } from "@mentorkit/core/feed"
import { FeedReader, HashtagReader, PostReader, PostRepository } from "@mentorkit/core/feed/ports"
import { UserRepository } from "@mentorkit/core/identity/ports"
import type { UserId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { at, block, connect, start, unblock } from "../fixtures/pairs.js"
import { newUser } from "../fixtures/people.js"
import { newComment, newPost } from "../fixtures/posts.js"
import { transact } from "../fixtures/transactions.js"

const newPerson = Effect.map(newUser(), ({ id }) => id)
const page = { page: 1, per_page: 50 }

/** By every way in which a post is read. */
const seen = Effect.fnUntraced(function* (viewer: UserId, post: Effect.Effect.Success<ReturnType<typeof newPost>>) {
  const { find, findMany, isVisible, listByAuthor } = yield* PostReader
  const { listVisible } = yield* FeedReader
  const { findVisible, lockVisible } = yield* PostRepository
  const ways = [
    Option.isSome(yield* find(viewer, post.id)),
    (yield* findMany(viewer, [post.id])).length === 1,
    yield* isVisible(viewer, post.id),
    (yield* listByAuthor(viewer, post.authorId, page)).items.some(({ id }) => id === post.id),
    (yield* listVisible(viewer, "post", [post.id])).has(post.id),
    Option.isSome(yield* findVisible(viewer, post.id)),
    Option.isSome(yield* transact(lockVisible(viewer, post.id)))
  ]
  assert.equal(new Set(ways).size, 1, `not all ways agree: ${ways.join()}`)
  return ways[0]
})

/**
 * Supply `PostRepository`, `PostReader`, `FeedReader` and `HashtagReader` with the repositories of comments, pairs and users, and their
 * `UnitOfWork`.
 */
export const postRepositoryConformance = conformance<
  | CommentRepository
  | FeedReader
  | HashtagReader
  | PairRepository
  | PostReader
  | PostRepository
  | UnitOfWork
  | UserRepository
>("PostRepository", {
  // Falls for the way that leaves one of these out.
  "posts are seen by whom they are for, and by nobody across a block or of an author who is gone": Effect.gen(
    function* () {
      const { setAccess } = yield* UserRepository
      const [author, friend, stranger] = [yield* newPerson, yield* newPerson, yield* newPerson]
      yield* connect(author, friend)
      const [open, closed] = [yield* newPost(author), yield* newPost(author, { visibility: "connections" })]
      const both = (viewer: UserId) => Effect.all([seen(viewer, open), seen(viewer, closed)])
      assert.deepEqual(yield* both(author), [true, true])
      assert.deepEqual(yield* both(friend), [true, true])
      assert.deepEqual(yield* both(stranger), [true, false])
      for (const [one, other] of [
        [author, stranger],
        [stranger, author]
      ] as const) {
        yield* block(one, other, at(5))
        assert.deepEqual(yield* both(stranger), [false, false])
        yield* unblock(one, other)
      }
      for (const access of [
        { isActive: false, bannedAt: null },
        { isActive: true, bannedAt: start }
      ]) {
        yield* setAccess(author, access, start)
        assert.deepEqual(yield* both(friend), [false, false])
      }
    }
  ),

  "an author's posts are counted, whoever sees them": Effect.gen(function* () {
    const posts = yield* PostRepository
    const author = yield* newPerson
    assert.equal(yield* posts.count(author), 0)
    const post = yield* newPost(author)
    yield* newPost(author, { visibility: "connections" })
    const hidden: typeof post = { ...post, visibility: "connections" }
    yield* transact(posts.update(post, hidden, { hashtags: [], usernames: [] }))
    assert.equal(yield* posts.count(author), 2)
    yield* transact(posts.remove(hidden))
    assert.equal(yield* posts.count(author), 1)
  }),

  "tags that no post has any more go, and those that one has stay, hidden or not": Effect.gen(function* () {
    const posts = yield* PostRepository
    const tags = yield* HashtagReader
    const author = yield* newPerson
    const name = `unused${author.slice(0, 8)}`
    const [closed, open] = [yield* newPost(author, { visibility: "connections" }), yield* newPost(author)]
    const named = { hashtags: [name], usernames: [] }
    const none = { hashtags: [], usernames: [] }
    yield* transact(posts.update(closed, closed, named))
    yield* transact(Effect.repeat(posts.removeUnusedHashtags(1000), { while: (removed) => removed > 0 }))
    const later = { ...open, updatedAt: DateTime.add(open.updatedAt, { days: 1 }) }
    yield* transact(posts.update(open, later, named))
    const found = () => Effect.map(tags.list(name, { page: 1, per_page: 5 }), ({ items }) => items)
    // Of the first public post, not of the one before.
    assert.deepEqual(yield* found(), [{ name, postsCount: 1, createdAt: later.updatedAt }])
    yield* transact(Effect.zipRight(posts.update(later, later, none), posts.update(closed, closed, none)))
    assert.ok((yield* transact(posts.removeUnusedHashtags(1000))) > 0)
    yield* transact(posts.update(open, open, named))
    assert.deepEqual((yield* found())[0]?.createdAt, open.updatedAt)
  }),

  // Falls where comments, one of the bounds, what was changed or deleted, or the text that is left out are forgotten.
  "what a person has written since a moment is counted, all of it and what has the same text": Effect.gen(function* () {
    const { countWritten, update } = yield* PostRepository
    const comments = yield* CommentRepository
    const [author, other] = [yield* newPerson, yield* newPerson]
    const count = (minutes: number, except?: CommentId | PostId) =>
      Effect.map(countWritten({ author, since: at(minutes), body: "Buy!", except }), ({ same, texts }) => [texts, same])
    assert.deepEqual(yield* count(0), [0, 0])
    const post = yield* newPost(author, { createdAt: at(1) })
    yield* newPost(author, { createdAt: at(2), body: "buy!" })
    const comment = yield* newComment(author, post.id, { createdAt: at(3), body: "Buy!" })
    yield* newComment(author, post.id, { createdAt: at(4), body: "Sell!" })
    yield* newPost(other, { createdAt: at(5) })
    yield* newComment(other, post.id, { createdAt: at(5), body: "Buy!" })
    assert.deepEqual(yield* count(0), [4, 2])
    assert.deepEqual(yield* count(1), [3, 1])
    assert.deepEqual(yield* count(3), [1, 0])
    assert.deepEqual(yield* count(0, post.id), [3, 1])
    assert.deepEqual(yield* count(0, comment.id), [3, 1])
    const changed = { ...post, updatedAt: at(6) }
    yield* transact(update(post, changed, { hashtags: [], usernames: [] }))
    assert.deepEqual(yield* count(4), [0, 1])
    // Its place stays for the reply.
    yield* newComment(other, post.id, { parentId: comment.id, rootId: comment.id, depth: 1 })
    yield* transact(comments.remove(comment, at(7)))
    assert.deepEqual(yield* count(0), [3, 1])
  }),

  "a share is of the first post, which counts it": Effect.gen(function* () {
    const posts = yield* PostRepository
    const { find } = yield* PostReader
    const author = yield* newPerson
    const root = yield* newPost(author)
    const share = yield* newPost(author, { type: "share", rootId: root.id, rootSource: "feed" })
    const countOf = Effect.map(Effect.flatten(find(author, root.id)), ({ post }) => post.shareCount)
    assert.equal(yield* countOf, 1)
    assert.equal(Option.getOrThrow(yield* find(author, share.id)).root?.id, root.id)
    const shared = yield* transact(posts.lockRoot(author, share.id))
    assert.equal(Option.getOrThrow(shared).id, root.id)
    assert.equal(Option.getOrThrow(yield* transact(posts.lockRoot(author, root.id))).id, root.id)
    yield* transact(Effect.zipRight(posts.lockFamily(author, share.id), posts.remove(share)))
    assert.equal(yield* countOf, 0)
    const orphan = yield* newPost(author, { type: "share", rootId: root.id, rootSource: "feed" })
    yield* transact(posts.remove(root))
    assert.ok(Option.isNone(yield* transact(posts.lockRoot(author, orphan.id))))
    assert.equal(Option.getOrThrow(yield* find(author, orphan.id)).post.rootId, null)
  })
})
