/** Chunks that meet each other, and whatever ends their upload, on hosts that share a database and a folder. */
import { assert, layer } from "@effect/vitest"
import { chunkSize } from "@mentorkit/core/internal/uploads"
import { FileKey } from "@mentorkit/core/kernel/ports"
import { Uploads } from "@mentorkit/core/uploads"
import { UploadRepository } from "@mentorkit/core/uploads/ports"
import { film } from "@mentorkit/test-kit/files/films"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { movableClock } from "@mentorkit/test-kit/waiting/clocks"
import { duringOpen, holdLocksOf, someoneWaits } from "@mentorkit/test-kit/waiting/locks"
import { Array, DateTime, Duration, Effect, Either, Fiber, Option } from "effect"
import { chunkAt, complete, filesNow, remove, send, sendAll, sha256Of, start } from "../support/uploads-fixtures.js"
import { hostWithNeighbours } from "../support/uploads-hosts.js"
import { filesAbout, run, tagOf, together } from "../support/uploads-races.js"

const bytes = film(chunkSize + 7)
const other = film(chunkSize + 7, 2)

layer(hostWithNeighbours, { excludeTestServices: true })("chunks at once", (it) => {
  // Falls where a chunk that is there already is told as a failure, or replaces the first.
  it.scoped("the same one many times at once is stored once", () =>
    Effect.gen(function* () {
      const me = yield* newUser()
      const id = yield* start(me, bytes.length)
      const tags = yield* together(Array.replicate(send(me, id, 0, chunkAt(bytes, 0)), 8))
      assert.deepStrictEqual(tags, Array.replicate("done", 8))
      assert.lengthOf(yield* filesAbout(id), 1)
    })
  )

  it.scoped("of other bytes for one at once those that came first stay", () =>
    Effect.gen(function* () {
      for (let round = 0; round < 5; round++) {
        const me = yield* newUser()
        const id = yield* start(me, bytes.length)
        const rivals = [bytes, other, film(chunkSize + 7, 3), film(chunkSize + 7, 4)]
        const tags = yield* together(rivals.map((one) => send(me, id, 0, chunkAt(one, 0))))
        assert.deepStrictEqual([...tags].sort(), ["ChunkDiffers", "ChunkDiffers", "ChunkDiffers", "done"])
        assert.lengthOf(yield* filesAbout(id), 1)
        const again = yield* together(rivals.map((one) => send(me, id, 0, chunkAt(one, 0))))
        assert.deepStrictEqual(again, tags)
      }
    })
  )

  // Falls where a chunk looks at the upload without its lock.
  it.scoped("one that comes while the upload is deleted or completed leaves no file", () =>
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
        const [one, another, completed] = yield* together([last, last, complete(me, id)])
        for (const tag of [one, another]) assert.include(["done", "UploadCompleted"], tag)
        assert.include(["done", "UploadIncomplete"], completed)
        const { upload } = yield* complete(me, id)
        assert.strictEqual(upload.sha256, sha256Of(bytes))
        assert.lengthOf(yield* filesAbout(id), 1)
        yield* remove(me, id)
      }
    })
  )

  // Falls where the time is told after the wait: bytes that came in time would be thrown away.
  it.scoped("one that has waited beyond the end of its upload had come before it, and moves it", () =>
    Effect.gen(function* () {
      const { clock, moveOn } = movableClock()
      const { getUpload } = yield* Uploads
      const me = yield* newUser()
      const id = yield* start(me, bytes.length)
      yield* run(`update uploads set expires_at = now() + interval '1 hour' where id = '${id}'`)
      const unlocked = yield* holdLocksOf(`select id from uploads where id = '${id}' for update`)
      const sent = yield* Effect.fork(Effect.either(Effect.withClock(send(me, id, 0, chunkAt(bytes, 0)), clock)))
      yield* someoneWaits
      moveOn(2)
      yield* unlocked
      assert.strictEqual(tagOf(yield* Fiber.join(sent)), "done")
      const { upload } = yield* Effect.withClock(getUpload(me, { id }), clock)
      assert.deepStrictEqual(upload.received_chunks, [0])
      assert.lengthOf(yield* filesAbout(id), 1)
    })
  )

  // Falls where nobody looks again once the upload is locked: a completed one would have a chunk, which no sweep knows.
  it.scoped("one that has waited until the upload was completed is refused", () =>
    Effect.gen(function* () {
      const me = yield* newUser()
      const id = yield* start(me, bytes.length)
      const completed = `file_key = 'uploads/x', content_type = 'video/mp4', sha256 = 'x', completed_at = now()`
      const sent = send(me, id, 0, chunkAt(bytes, 0))
      const result = yield* duringOpen(run(`update uploads set ${completed} where id = '${id}'`), sent)
      assert.strictEqual(tagOf(result), "UploadCompleted")
      const { named } = yield* filesNow
      assert.deepStrictEqual(
        named.filter((key) => key.includes(id)),
        []
      )
      yield* run(`delete from uploads where id = '${id}'`)
      assert.deepStrictEqual(yield* filesAbout(id), [])
    })
  )

  it.scoped("many and others' looks at the upload meet without a deadlock", () =>
    Effect.gen(function* () {
      const me = yield* newUser()
      const id = yield* start(me, bytes.length)
      const { getUpload } = yield* Uploads
      const works = [0, 1, 1, 0].map((index) => send(me, id, index, chunkAt(bytes, index)))
      yield* together([...works, getUpload(me, { id }), ...works])
      assert.strictEqual((yield* complete(me, id)).upload.state, "completed")
    })
  )

  // Falls where the file's registration is looked at without its lock: the chunk would count, and a sweep have its bytes.
  it.scoped("one whose file a sweep is just giving up is not added", () =>
    Effect.gen(function* () {
      const { addChunk, beginChunk, findChunk } = yield* UploadRepository
      const me = yield* newUser()
      const id = yield* start(me, bytes.length)
      const key = FileKey.make(`uploads/${id}/1-${crypto.randomUUID()}`)
      const chunk = { uploadId: id, index: 1, size: 7, sha256: sha256Of(chunkAt(bytes, 1)), key }
      const call = { userId: me.userId, now: yield* DateTime.now }
      yield* beginChunk(chunk, call)
      const given = run(`update stored_files set state = 'discarded' where key = '${key}'`)
      const added = yield* duringOpen(given, addChunk(chunk, { ...call, expiresAt: call.now }))
      assert.deepInclude(Option.getOrThrow(Either.getOrThrow(added)), { isAdded: false, isRegistered: false })
      assert.isTrue(Option.isNone(yield* findChunk(id, 1)))
      assert.deepStrictEqual(yield* filesAbout(id), [])
    })
  )

  // Falls where the end is moved in the row as it was before the wait.
  it.scoped("one that has waited for another one moves the end of the upload all the same", () =>
    Effect.gen(function* () {
      const { getUpload } = yield* Uploads
      const me = yield* newUser()
      const id = yield* start(me, bytes.length)
      const soon = run(`update uploads set expires_at = now() + interval '1 hour' where id = '${id}'`)
      assert.strictEqual(tagOf(yield* duringOpen(soon, send(me, id, 0, chunkAt(bytes, 0)))), "done")
      const { upload } = yield* getUpload(me, { id })
      assert.isAbove(Duration.toHours(DateTime.distanceDuration(upload.expires_at, upload.created_at)), 23)
    })
  )
})
