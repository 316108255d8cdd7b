/** The ranked feed. Its posts are from times before those of other cases, so that the feed as of then has little else. */
import assert from "node:assert/strict"
import { type CommentRepository, ReactionRepository } from "@mentorkit/core/comments/ports"
import type { PairRepository } from "@mentorkit/core/connections/ports"
import type { PostId } from "@mentorkit/core/feed"
import { type FeedView, PostRepository, RankedFeed, recentRules } from "@mentorkit/core/feed/ports"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { UserId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { DateTime, Effect } from "effect"
import { conformance } from "../conformance.js"
import { connect, store } from "../fixtures/pairs.js"
import { era, newUser } from "../fixtures/people.js"
import { newComment, newPost } from "../fixtures/posts.js"
import { usualRules } from "../fixtures/ranking.js"
import { transact } from "../fixtures/transactions.js"

const newPerson = Effect.map(newUser(), ({ id }) => id)

/** Public, and so many hours old. */
const post = (author: UserId, asOf: DateTime.Utc, hours: number) =>
  Effect.map(newPost(author, { createdAt: DateTime.subtract(asOf, { hours }) }), ({ id }) => id)
const react = (person: UserId, id: PostId, type: "like" | null) =>
  transact(
    Effect.flatMap(ReactionRepository, ({ put }) => put({ kind: "post", id }, person, type, DateTime.unsafeNow()))
  )

const walk = Effect.fnUntraced(function* <E, R>(
  reader: UserId,
  first: FeedView,
  between: Effect.Effect<unknown, E, R>
) {
  const { list } = yield* RankedFeed
  const found: Array<PostId> = []
  let view = first
  for (;;) {
    const { ids, next, snapshot } = yield* list(reader, view, { limit: 1, skipped: 0 })
    found.push(...ids)
    if (next === null) return found
    view = { ...view, after: { snapshot, place: next } }
    yield* between
  }
})
const still = Effect.void
const viewOf = (asOf: DateTime.Utc, ranking = usualRules): FeedView => ({ asOf, rules: ranking, after: null })

/** Supply `RankedFeed` with the repositories of posts, comments, reactions, pairs and users. */
export const rankedFeedConformance = conformance<
  CommentRepository | PairRepository | PostRepository | RankedFeed | ReactionRepository | UnitOfWork | UserRepository
>("RankedFeed", {
  // Falls with a weight that is another's, and where posts without engagement are left out.
  "posts come by engagement and age, and those without any last, the newest first": Effect.gen(function* () {
    const asOf = era(1705)
    const [author, reader] = [yield* newPerson, yield* newPerson]
    const bare = [yield* post(author, asOf, 1), yield* post(author, asOf, 2)]
    const [liked, discussed, old] = [
      yield* post(author, asOf, 5),
      yield* post(author, asOf, 5),
      yield* post(author, asOf, 20)
    ]
    yield* react(reader, liked, "like")
    yield* react(author, old, "like")
    yield* newComment(reader, discussed)
    assert.deepEqual(yield* walk(reader, viewOf(asOf), still), [discussed, liked, old, ...bare])
    assert.deepEqual(
      yield* walk(reader, viewOf(asOf, recentRules(usualRules)), still).pipe(Effect.map((ids) => ids.slice(0, 2))),
      bare
    )
  }),

  // Falls where a post that others have not seen counts as seen, and the other way round.
  "what the reader has seen, or written, counts as older": Effect.gen(function* () {
    const asOf = era(1703)
    const { list, markSeen } = yield* RankedFeed
    const [author, reader] = [yield* newPerson, yield* newPerson]
    const [newer, older] = [yield* post(author, asOf, 5), yield* post(author, asOf, 6)]
    const recent = viewOf(asOf, recentRules(usualRules))
    const first = (viewer: UserId) => Effect.map(list(viewer, recent, { limit: 1, skipped: 0 }), ({ ids }) => ids[0])
    assert.equal(yield* first(reader), newer)
    yield* transact(markSeen(reader, [newer], asOf))
    yield* transact(markSeen(reader, [newer], asOf))
    assert.equal(yield* first(reader), older)
    assert.equal(yield* first(yield* newPerson), newer)
    const own = yield* post(reader, asOf, 4)
    assert.notEqual(yield* first(reader), own)
  }),

  // Falls where what has lost since the first page is asked of now, or not at all.
  "nothing comes twice, whatever is seen, gained and lost between its pages": Effect.gen(function* () {
    const asOf = era(1701)
    const { markSeen } = yield* RankedFeed
    const [author, reader] = [yield* newPerson, yield* newPerson]
    const posts = yield* Effect.forEach([1, 2, 3, 4, 5], (hours) => post(author, asOf, hours))
    const [top = "" as PostId, second = "" as PostId] = posts
    yield* Effect.forEach(posts, (id) => react(reader, id, "like"))
    const moves = Effect.gen(function* () {
      yield* react(reader, top, null)
      yield* transact(markSeen(reader, [second], asOf))
    })
    const found = yield* walk(reader, viewOf(asOf), moves)
    assert.deepEqual(
      found.filter((id) => posts.includes(id)),
      posts
    )
  }),

  // Falls where connections, blocks or folded steps are left out.
  "as many are counted as the reader sees": Effect.gen(function* () {
    const asOf = era(1707)
    const { count, foldCounts } = yield* RankedFeed
    const { remove } = yield* PostRepository
    const [author, reader, stranger] = [yield* newPerson, yield* newPerson, yield* newPerson]
    const [before, beforeStranger] = [yield* count(reader), yield* count(stranger)]
    const counted = Effect.gen(function* () {
      return [(yield* count(reader)) - before, (yield* count(stranger)) - beforeStranger]
    })
    yield* connect(author, reader)
    const open = yield* newPost(author, { createdAt: asOf })
    yield* newPost(author, { createdAt: asOf, visibility: "connections" })
    assert.deepEqual(yield* counted, [2, 1])
    yield* transact(foldCounts(10_000))
    assert.deepEqual(yield* counted, [2, 1])
    yield* store({ mover: author, other: reader }, [{ _tag: "Disconnected" }, { _tag: "Blocked" }])
    assert.deepEqual(yield* counted, [0, 1])
    yield* transact(remove(open))
    assert.deepEqual(yield* counted, [0, 0])
  })
})
