/** The reader of hashtags. Those of other cases may be there, so each case looks for its own. */
import assert from "node:assert/strict"
import { type Hashtag, HashtagReader, type Post, PostRepository } from "@mentorkit/core/feed/ports"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { PageRequest } from "@mentorkit/core/kernel"
import type { UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Effect } from "effect"
import { conformance } from "../conformance.js"
import { start } from "../fixtures/pairs.js"
import { newId, newUser } from "../fixtures/people.js"
import { newPost } from "../fixtures/posts.js"

/** A part of names that no other case has. */
const newPart = Effect.map(newId, (id) => `t${id.replaceAll("-", "")}`)

const post = Effect.fnUntraced(function* (hashtags: ReadonlyArray<string>, visibility: Post["visibility"] = "public") {
  const { id: authorId } = yield* newUser()
  return yield* newPost(authorId, { visibility }, hashtags)
})

const listed = (part: string | null, page: PageRequest = { page: 1, per_page: 50 }) =>
  Effect.flatMap(HashtagReader, ({ list }) => list(part, page))
const named = (tags: ReadonlyArray<Hashtag>) => tags.map(({ name, postsCount }) => [name, postsCount])

/** Supply `HashtagReader` with the repositories of posts and users. */
export const hashtagReaderConformance = conformance<HashtagReader | PostRepository | UnitOfWork | UserRepository>(
  "HashtagReader",
  {
    // Falls where one of the two orders is left out.
    "the most used come first, then by name, and none that only other posts have": Effect.gen(function* () {
      const part = yield* newPart
      const [one, two, three, hidden] = ["b", "c", "a", "d"].map((letter) => `${part}${letter}`)
      assert.ok(one && two && three && hidden)
      yield* post([one, two])
      yield* post([two, three])
      yield* post([hidden], "connections")
      const { items, next_cursor, total } = yield* listed(part)
      assert.deepEqual(named(items), [
        [two, 2],
        [three, 1],
        [one, 1]
      ])
      assert.deepEqual([total, next_cursor, items[0]?.createdAt], [3, null, start])
    }),

    "a tag whose last public post is gone is listed no more": Effect.gen(function* () {
      const part = yield* newPart
      const written = yield* post([part])
      assert.equal((yield* listed(part)).total, 1)
      yield* (yield* PostRepository).remove(written)
      assert.deepEqual(yield* listed(part), { items: [], total: 0, next_cursor: null })
    }),

    // Falls where "_" stands for any character, and where a part must be the beginning.
    "a part is found anywhere in a name, character by character": Effect.gen(function* () {
      const part = yield* newPart
      const names = [`a${part}_x`, `${part}yx`, `é${part}`]
      yield* post(names)
      assert.deepEqual(named((yield* listed(part)).items).length, 3)
      assert.deepEqual(named((yield* listed(`${part}_`)).items), [[names[0], 1]])
      assert.deepEqual(named((yield* listed(`é${part}`)).items), [[names[2], 1]])
      for (const wild of [`${part}%`, `%${part}`, `\\${part}`, `${part}\\`])
        assert.equal((yield* listed(wild)).total, 0)
    }),

    "two characters are found, too, among the most used": Effect.gen(function* () {
      const part = yield* newPart
      yield* post([`${part}ಠಠ`])
      const { items } = yield* listed("ಠಠ")
      assert.ok(items.some(({ name }) => name === `${part}ಠಠ`))
      assert.ok(items.every(({ name }) => name.includes("ಠಠ")))
    }),

    "pages together are the list, each tag once, by number and by cursor": Effect.gen(function* () {
      const part = yield* newPart
      const names = Array.from({ length: 5 }, (_, n) => `${part}${n}`)
      for (const some of [names, names.slice(2), names.slice(3)]) yield* post(some)
      const expected = named((yield* listed(part)).items)
      assert.equal(expected.length, 5)
      const walked: Array<unknown> = []
      for (let page: PageRequest | undefined = { page: 1, per_page: 2 }; page !== undefined; ) {
        const found: Effect.Effect.Success<ReturnType<typeof listed>> = yield* listed(part, page)
        assert.equal(found.total, 5)
        walked.push(...named(found.items))
        page = found.next_cursor === null ? undefined : { page: 1, per_page: 2, cursor: found.next_cursor }
      }
      assert.deepEqual(walked, expected)
      const numbered = yield* Effect.forEach([1, 2, 3, 4], (page) => listed(part, { page, per_page: 2 }))
      assert.deepEqual(
        numbered.flatMap(({ items }) => named(items)),
        expected
      )
      assert.deepEqual((yield* listed(null, { page: 1_000_000, per_page: 2 })).items, [])
    })
  }
)
