/** Files of posts, and who may open them. */
import assert from "node:assert/strict"
import type { PairRepository } from "@mentorkit/core/connections/ports"
import { type PostFile, PostFileId, PostFileRepository, PostReader, PostRepository } from "@mentorkit/core/feed/ports"
import { UserRepository } from "@mentorkit/core/identity/ports"
import type { UserId } from "@mentorkit/core/kernel"
import { FileKey, type UnitOfWork } from "@mentorkit/core/kernel/ports"
import { Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { at, block, connect, start, unblock } from "../fixtures/pairs.js"
import { newId, newUser } from "../fixtures/people.js"
import { newPost } from "../fixtures/posts.js"
import { transact } from "../fixtures/transactions.js"

const newPerson = Effect.map(newUser(), ({ id }) => id)

const picture = (position: number, about: Partial<PostFile> = {}) =>
  Effect.map(newId, (id): PostFile => {
    const key = FileKey.make(`posts/conformance/${id}`)
    const size = { width: 640, height: 480 }
    const whole = { id: PostFileId.make(id), kind: "picture" as const, position, key, contentType: "image/webp" }
    return { ...whole, ...size, alt: null, ...about }
  })

/** A film, its still and two pictures, which come in no order. */
const newFiles = Effect.fnUntraced(function* (author: UserId, visibility: "connections" | "public" = "public") {
  const post = yield* newPost(author, { visibility })
  const film = yield* picture(0, { kind: "film", contentType: "video/mp4", width: null, height: null })
  const files = [yield* picture(1, { alt: "A cat" }), film, yield* picture(0), yield* picture(0, { kind: "thumbnail" })]
  yield* transact(Effect.flatMap(PostFileRepository, ({ add }) => add(post.id, files)))
  return { post, files, film }
})

/** Supply `PostFileRepository`, `PostRepository` and `PostReader` with the repositories of pairs and users, and their `UnitOfWork`. */
export const postFileRepositoryConformance = conformance<
  PairRepository | PostFileRepository | PostReader | PostRepository | UnitOfWork | UserRepository
>("PostFileRepository", {
  "files are those of their post, and go with it": Effect.gen(function* () {
    const { add, findPublic, list } = yield* PostFileRepository
    const { find } = yield* PostReader
    const author = yield* newPerson
    const { film, files, post } = yield* newFiles(author)
    const bare = yield* newPost(author)
    yield* transact(add(bare.id, []))
    const keysOf = (all: ReadonlyArray<Pick<PostFile, "key" | "kind">>) => all.map(({ key, kind }) => `${kind} ${key}`)
    assert.deepEqual(keysOf(yield* list(post.id)).sort(), keysOf(files).sort())
    assert.deepEqual(yield* list(bare.id), [])
    const shown = (yield* Effect.flatten(find(author, post.id))).post.files
    const ofKind = (kind: PostFile["kind"]) => shown.filter((one) => one.kind === kind)
    const [second, , first, still] = files
    const shownOf = (file: PostFile | undefined) => {
      if (file === undefined) return assert.fail("no file")
      const { key: _, position: __, ...rest } = file
      return rest
    }
    assert.deepEqual(ofKind("picture"), [shownOf(first), shownOf(second)])
    assert.deepEqual([...ofKind("film"), ...ofKind("thumbnail")], [shownOf(film), shownOf(still)])
    const { contentType, id, key, kind } = film
    assert.deepEqual(Option.getOrThrow(yield* findPublic(id)), { contentType, key, kind })
    yield* transact(Effect.flatMap(PostRepository, ({ remove }) => remove(post)))
    assert.ok(Option.isNone(yield* findPublic(id)))
    assert.deepEqual(yield* list(post.id), [])
  }),

  // Falls where one of these conditions is left out.
  "one of a public post is anybody's while its author is there, one for connections is found by those who see it":
    Effect.gen(function* () {
      const { findPublic, findVisible } = yield* PostFileRepository
      const { setAccess } = yield* UserRepository
      const [author, friend, stranger] = [yield* newPerson, yield* newPerson, yield* newPerson]
      yield* connect(author, friend)
      const [open, closed] = [(yield* newFiles(author)).film.id, (yield* newFiles(author, "connections")).film.id]
      const isPublic = (id: PostFileId) => Effect.map(findPublic(id), Option.isSome)
      const isSeen = (reader: UserId) =>
        Effect.forEach([open, closed], (id) => Effect.map(findVisible(reader, id), Option.isSome))
      assert.deepEqual([yield* isPublic(open), yield* isPublic(closed)], [true, false])
      assert.deepEqual(yield* isSeen(author), [true, true])
      assert.deepEqual(yield* isSeen(friend), [true, true])
      assert.deepEqual(yield* isSeen(stranger), [true, false])
      for (const [one, other] of [
        [author, stranger],
        [stranger, author]
      ] as const) {
        yield* block(one, other, at(5))
        assert.deepEqual(yield* isSeen(stranger), [false, false])
        assert.ok(yield* isPublic(open))
        yield* unblock(one, other)
      }
      for (const access of [
        { isActive: false, bannedAt: null },
        { isActive: true, bannedAt: start }
      ]) {
        yield* setAccess(friend, access, start)
        assert.deepEqual(yield* isSeen(friend), [false, false], "its reader is gone")
        yield* setAccess(friend, { isActive: true, bannedAt: null }, start)
        yield* setAccess(author, access, start)
        assert.deepEqual(yield* isSeen(friend), [false, false], "its author is gone")
        assert.equal(yield* isPublic(open), false)
        yield* setAccess(author, { isActive: true, bannedAt: null }, start)
      }
    })
})
