/** The index of search. Texts of other cases may be there, so each case looks for words of its own. */
import assert from "node:assert/strict"
import type { PairRepository } from "@mentorkit/core/connections/ports"
import { type FeedView, type PostRepository, recentRules } from "@mentorkit/core/feed/ports"
import { type NewUser, UserRepository } from "@mentorkit/core/identity/ports"
import type { UserId } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { SearchIndex, type Sought } from "@mentorkit/core/search/ports"
import { DateTime, Effect } from "effect"
import { conformance } from "../conformance.js"
import { at, block, connect, start } from "../fixtures/pairs.js"
import { newId, newUser } from "../fixtures/people.js"
import { newPost } from "../fixtures/posts.js"
import { usualRules } from "../fixtures/ranking.js"

/** A word that no other case has, of letters and digits. */
const newWord = Effect.map(newId, (id) => `s${id.replaceAll("-", "").slice(-12)}`)
const person = (fields: Partial<NewUser> = {}) => Effect.map(newUser(fields), ({ id }) => id)

const view: FeedView = {
  asOf: DateTime.add(start, { hours: 24 }),
  rules: recentRules(usualRules),
  after: null
}
const bounds = { limit: 10, rows: 100_000, indexMillis: 10_000 }
const posts = (viewer: UserId, sought: Sought, limit = 10) =>
  Effect.flatMap(SearchIndex, ({ findPosts }) => findPosts(viewer, sought, view, { ...bounds, limit }))
const people = (viewer: UserId, words: string, limit = 10) =>
  Effect.flatMap(SearchIndex, ({ findPeople }) =>
    Effect.map(findPeople(viewer, words, { ...bounds, limit }), ({ found }) => found.map(({ id }) => id))
  )

/** Supply `SearchIndex` with the repositories of posts, pairs and users, and their `UnitOfWork`. */
export const searchIndexConformance = conformance<
  PairRepository | PostRepository | SearchIndex | UnitOfWork | UserRepository
>("SearchIndex", {
  // Falls where a sign of patterns is one, where case matters, and without the predicate.
  "posts are found by a part of their text, as the viewer sees them": Effect.gen(function* () {
    const word = yield* newWord
    const [author, reader, friend] = [yield* person(), yield* person(), yield* person()]
    yield* connect(author, friend)
    const open = yield* newPost(author, { body: `An ${word.toUpperCase()}_100% text`, createdAt: at(1) })
    const closed = yield* newPost(author, { body: `${word}x100%`, createdAt: at(2), visibility: "connections" })
    assert.deepEqual(yield* posts(reader, { words: word }), { found: [open.id], isPartial: false })
    assert.deepEqual((yield* posts(friend, { words: word })).found, [closed.id, open.id])
    assert.deepEqual((yield* posts(friend, { words: word }, 1)).found, [closed.id])
    assert.deepEqual((yield* posts(friend, { words: `${word}_1` })).found, [open.id])
    assert.deepEqual((yield* posts(friend, { words: `${word}%` })).found, [])
    yield* block(reader, author)
    assert.deepEqual((yield* posts(reader, { words: word })).found, [])
  }),

  "posts are found by exactly a tag": Effect.gen(function* () {
    const word = yield* newWord
    const author = yield* person()
    const tagged = yield* newPost(author, {}, [word])
    yield* newPost(author, { body: word }, [`${word}s`])
    assert.deepEqual((yield* posts(yield* person(), { tag: word })).found, [tagged.id])
  }),

  // Falls where one of the places is left out, and without the conditions about the viewer.
  "people are found: first by the whole name, then by its beginning, then anywhere": Effect.gen(function* () {
    const word = yield* newWord
    const viewer = yield* person({ username: `${word}-own` })
    const inside = yield* person({ fullName: `Ada ${word} Hopper` })
    const begins = yield* person({ fullName: `${word.toUpperCase()} Hopper` })
    const username = yield* person({ username: `${word}-1` })
    const called = yield* person({ username: word })
    const banned = yield* person({ username: `${word}-2` })
    const { setAccess } = yield* UserRepository
    yield* setAccess(banned, { bannedAt: start, isActive: true }, start)
    assert.deepEqual(yield* people(viewer, word), [called, username, begins, inside])
    assert.deepEqual(yield* people(viewer, word, 2), [called, username])
    yield* block(begins, viewer)
    assert.deepEqual(yield* people(viewer, word), [called, username, inside])
  })
})
