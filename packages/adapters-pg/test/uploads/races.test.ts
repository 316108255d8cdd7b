/** Calls about one upload that meet. Real connections, real time. */
import { assert, describe, layer } from "@effect/vitest"
import { chunkSize } from "@mentorkit/core/internal/uploads"
import { PersonalData } from "@mentorkit/core/personal-data"
import { Uploads } from "@mentorkit/core/uploads"
import { concurrent } from "@mentorkit/test-kit/databases/engines"
import { film } from "@mentorkit/test-kit/files/films"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { duringOpen } from "@mentorkit/test-kit/waiting/locks"
import { world } from "@mentorkit/test-kit/worlds/world"
import { Array, Effect, Either } from "effect"
import {
  chunkAt,
  complete,
  fileOf,
  filesNow,
  remove,
  send,
  sendAll,
  sha256Of,
  start,
  sweepFiles,
  whole
} from "../support/uploads-fixtures.js"

const bytes = film(chunkSize + 7)
const other = film(chunkSize + 7, 2)

const tagOf = (result: Either.Either<unknown, { readonly _tag: string }>) =>
  Either.match(result, { onLeft: ({ _tag }) => _tag, onRight: () => "done" })

const together = <A, E extends { readonly _tag: string }, R>(effects: ReadonlyArray<Effect.Effect<A, E, R>>) =>
  Effect.map(Effect.all(effects.map(Effect.either), { concurrency: "unbounded" }), (all) => all.map(tagOf).sort())

/** Nothing lies in the store that no row names, and nothing is missing there. */
const assertNoOrphans = Effect.gen(function* () {
  yield* sweepFiles
  const { named, registered, stored } = yield* filesNow
  assert.deepStrictEqual(stored, named)
  assert.deepStrictEqual(registered, named)
  return named
})

const filesAbout = (id: string) => Effect.map(assertNoOrphans, (all) => all.filter((key) => key.includes(id)))

describe.each(concurrent)("races about uploads on %s", (_name, engine) => {
  layer(world(engine), { excludeTestServices: true, timeout: 60_000 })((it) => {
    // Falls where a chunk that is there already is told as a failure, or replaces the first.
    it.scoped("the same chunk many times at once is stored once", () =>
      Effect.gen(function* () {
        const me = yield* newUser()
        const id = yield* start(me, bytes.length)
        const tags = yield* together(Array.replicate(send(me, id, 0, chunkAt(bytes, 0)), 8))
        assert.deepStrictEqual(tags, Array.replicate("done", 8))
        assert.lengthOf(yield* filesAbout(id), 1)
      })
    )

    it.scoped("of other bytes for one chunk at once those that came first stay", () =>
      Effect.gen(function* () {
        for (let round = 0; round < 5; round++) {
          const me = yield* newUser()
          const id = yield* start(me, bytes.length)
          const rivals = [bytes, other, film(chunkSize + 7, 3), film(chunkSize + 7, 4)]
          const tags = yield* together(rivals.map((one) => send(me, id, 0, chunkAt(one, 0))))
          assert.deepStrictEqual(tags, ["ChunkDiffers", "ChunkDiffers", "ChunkDiffers", "done"])
          assert.lengthOf(yield* filesAbout(id), 1)
          const again = yield* together(rivals.map((one) => send(me, id, 0, chunkAt(one, 0))))
          assert.deepStrictEqual(again, tags)
        }
      })
    )

    // Falls without the lock of the row, and where whoever comes second is refused.
    it.scoped("an upload that is completed many times at once is one file", () =>
      Effect.gen(function* () {
        const me = yield* newUser()
        const id = yield* whole(me, bytes)
        const tags = yield* together(Array.replicate(complete(me, id, sha256Of(bytes)), 6))
        assert.deepStrictEqual(tags, Array.replicate("done", 6))
        assert.lengthOf(yield* filesAbout(id), 1)
        assert.isTrue((yield* fileOf(id)).bytes.equals(bytes))
      })
    )

    it.scoped("who completes while another one does gets the same file", () =>
      Effect.gen(function* () {
        const me = yield* newUser()
        const id = yield* whole(me, bytes)
        const first = yield* Effect.fork(complete(me, id))
        const second = yield* complete(me, id)
        assert.deepStrictEqual(
          (yield* first.await).pipe((exit) => exit._tag),
          "Success"
        )
        assert.deepStrictEqual(yield* complete(me, id), second)
        assert.lengthOf(yield* filesAbout(id), 1)
      })
    )

    it.scoped("what is completed and deleted at once is one of both, and leaves no file behind", () =>
      Effect.gen(function* () {
        for (let round = 0; round < 10; round++) {
          const me = yield* newUser()
          const id = yield* whole(me, bytes)
          const works = [Effect.asVoid(complete(me, id)), Effect.asVoid(remove(me, id))]
          const [completed, removed] = yield* Effect.all(
            // Whoever comes second meets the other one in all of its steps.
            works.map((work, n) => Effect.either(Effect.delay(work, n === round % 2 ? 0 : round))),
            { concurrency: "unbounded" }
          )
          assert.strictEqual(removed && tagOf(removed), "done")
          assert.include(["done", "UploadNotFound"], completed && tagOf(completed))
          assert.deepStrictEqual(yield* filesAbout(id), [])
        }
      })
    )

    it.scoped("who completes while the deletion is not through yet is told so, and leaves no file", () =>
      Effect.gen(function* () {
        const me = yield* newUser()
        const id = yield* whole(me, bytes)
        assert.strictEqual(tagOf(yield* duringOpen(remove(me, id), complete(me, id))), "UploadNotFound")
        assert.deepStrictEqual(yield* filesAbout(id), [])
      })
    )

    // Falls where a chunk looks at the upload without its lock.
    it.scoped("a chunk that comes while the upload is deleted or completed leaves no file", () =>
      Effect.gen(function* () {
        const me = yield* newUser()
        const gone = yield* start(me, bytes.length)
        const sent = send(me, gone, 0, chunkAt(bytes, 0))
        assert.strictEqual(tagOf(yield* duringOpen(remove(me, gone), sent)), "UploadNotFound")
        assert.deepStrictEqual(yield* filesAbout(gone), [])
        for (let round = 0; round < 10; round++) {
          const id = yield* start(me, bytes.length)
          yield* sendAll(me, id, bytes, [0])
          const last = send(me, id, 1, chunkAt(bytes, 1))
          const [sent, completed] = yield* Effect.all([together([last, last]), together([complete(me, id)])], {
            concurrency: "unbounded"
          })
          for (const tag of sent) assert.include(["done", "UploadCompleted"], tag)
          assert.include(["done", "UploadIncomplete"], completed[0])
          const { upload } = yield* complete(me, id)
          assert.strictEqual(upload.sha256, sha256Of(bytes))
          assert.lengthOf(yield* filesAbout(id), 1)
          yield* remove(me, id)
        }
      })
    )

    // Falls without the lock of the account.
    it.scoped("of starts at once no more stay than a person may have", () =>
      Effect.gen(function* () {
        const [many, large] = [yield* newUser(), yield* newUser()]
        assert.deepStrictEqual(yield* together(Array.replicate(start(many, 1), 8)), [
          ...Array.replicate("TooManyUploads", 3),
          ...Array.replicate("done", 5)
        ])
        yield* start(large, 524_288_000, "course_video")
        yield* start(large, 524_288_000, "course_video")
        yield* start(large, 524_288_000, "course_video")
        assert.deepStrictEqual(yield* together(Array.replicate(start(large, 524_288_000, "course_video"), 2)), [
          "UploadQuotaExceeded",
          "done"
        ])
      })
    )

    it.scoped("who leaves while a chunk or the whole is stored leaves nothing", () =>
      Effect.gen(function* () {
        const { eraseAccount } = yield* PersonalData
        const [me, you] = [yield* newUser(), yield* newUser()]
        const [open, all] = [yield* start(me, bytes.length), yield* whole(you, bytes)]
        const sent = yield* duringOpen(eraseAccount(me, {}), send(me, open, 0, chunkAt(bytes, 0)))
        const completed = yield* duringOpen(eraseAccount(you, {}), complete(you, all))
        assert.deepStrictEqual([tagOf(sent), tagOf(completed)], ["UploadNotFound", "UploadNotFound"])
        for (const id of [open, all]) assert.deepStrictEqual(yield* filesAbout(id), [])
      })
    )

    it.scoped("two hosts' calls about one upload meet without a deadlock", () =>
      Effect.gen(function* () {
        const me = yield* newUser()
        const id = yield* start(me, bytes.length)
        const { getUpload } = yield* Uploads
        const works = [0, 1, 1, 0].map((index) => Effect.asVoid(send(me, id, index, chunkAt(bytes, index))))
        yield* together([...works, Effect.asVoid(getUpload(me, { id })), ...works])
        assert.strictEqual((yield* complete(me, id)).upload.state, "completed")
      })
    )
  })
})
