/** The repository of uploads. */
import assert from "node:assert/strict"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { UserId } from "@mentorkit/core/kernel"
import { FileKey, type UnitOfWork } from "@mentorkit/core/kernel/ports"
import { UploadId } from "@mentorkit/core/uploads"
import { type CompletedFile, type Upload, type UploadChunk, UploadRepository } from "@mentorkit/core/uploads/ports"
import { DateTime, Effect, Option } from "effect"
import { conformance } from "../conformance.js"
import { era, newId, newUser } from "../fixtures/people.js"
import { atOnce, excludeEachOther, passesBy, rolledBack, transact } from "../fixtures/transactions.js"

const start = DateTime.unsafeMake("2027-03-14T10:00:00Z")
const at = (minutes: number) => DateTime.add(start, { minutes })

const newUpload = Effect.fnUntraced(function* (fields: Partial<Upload> = {}) {
  const upload: Upload = {
    id: UploadId.make(yield* newId),
    userId: fields.userId ?? (yield* newUser()).id,
    purpose: "feed_video",
    filename: "Käse.mp4",
    mime: "video/mp4",
    size: 3_000_000,
    file: null,
    createdAt: start,
    expiresAt: at(60),
    ...fields
  }
  yield* (yield* UploadRepository).add(upload)
  return upload
})

const chunkOf = Effect.fnUntraced(function* ({ id: uploadId }: Upload, index: number) {
  const key = FileKey.make(`uploads/${uploadId}/${index}-${yield* newId}`)
  return { uploadId, index, size: 1_048_576, sha256: "ab".repeat(32), key } satisfies UploadChunk
})

const newFile = Effect.map(
  newId,
  (id): CompletedFile => ({
    key: FileKey.make(`uploads/whole-${id}`),
    contentType: "video/webm",
    sha256: "cd".repeat(32),
    completedAt: at(5)
  })
)

const findUpload = ({ id }: Upload) =>
  Effect.flatMap(UploadRepository, ({ find }) => Effect.map(find(id), Option.getOrNull))

const complete = (upload: Upload, file: CompletedFile) =>
  Effect.flatMap(UploadRepository, ({ markCompleted }) => markCompleted(upload.id, file, at(90)))

/** Whether it was added. */
const addedOf = (chunk: UploadChunk, expiresAt = at(60)) =>
  Effect.flatMap(UploadRepository, ({ addChunk }) =>
    Effect.map(
      addChunk(chunk, expiresAt),
      Option.exists(({ isAdded }) => isAdded)
    )
  )

const usageOf = (userId: UserId, now = start) =>
  Effect.flatMap(UploadRepository, ({ sumUsage }) => sumUsage(userId, now))

/** Supply `UploadRepository`, the `UserRepository` beside it and the `UnitOfWork` that both take part in. */
export const uploadRepositoryConformance = conformance<UploadRepository | UserRepository | UnitOfWork>(
  "UploadRepository",
  {
    "an upload is found as it was added": Effect.gen(function* () {
      const { lock } = yield* UploadRepository
      const upload = yield* newUpload()
      assert.deepEqual(yield* findUpload(upload), upload)
      assert.deepEqual(yield* transact(lock(upload.id)), Option.some(upload))
      assert.deepEqual(yield* transact(lock(UploadId.make(yield* newId))), Option.none())
    }),

    // Falls where the end moves for a chunk that is there already, and where the upload is told as it is afterwards.
    "a chunk moves the end of its upload, and tells what it has found": Effect.gen(function* () {
      const { addChunk, findWithChunk } = yield* UploadRepository
      const [upload, other] = [yield* newUpload(), yield* newUpload()]
      const chunk = yield* chunkOf(upload, 2)
      assert.deepEqual(yield* addChunk(chunk, at(70)), Option.some({ before: upload, isAdded: true }))
      const moved = { ...upload, expiresAt: at(70) }
      const again = yield* addChunk(yield* chunkOf(upload, 2), at(80))
      assert.deepEqual(again, Option.some({ before: moved, isAdded: false }))
      const found = { upload: moved, chunk: Option.some(chunk) }
      assert.deepEqual(yield* findWithChunk(upload.id, 2), Option.some(found))
      for (const index of [1, 2 ** 31, 2 ** 53 - 1]) {
        assert.deepEqual(yield* findWithChunk(upload.id, index), Option.some({ upload: moved, chunk: Option.none() }))
      }
      assert.deepEqual(yield* findUpload(other), other)
      const nobodys = UploadId.make(yield* newId)
      assert.deepEqual(yield* addChunk({ ...chunk, uploadId: nobodys }, at(70)), Option.none())
      assert.deepEqual(yield* findWithChunk(nobodys, 2), Option.none())
    }),

    // Falls where the upload is not locked: its chunks go while one more comes.
    "a chunk locks its upload": Effect.gen(function* () {
      const { lock } = yield* UploadRepository
      const upload = yield* newUpload()
      const chunk = yield* chunkOf(upload, 0)
      yield* excludeEachOther([lock(upload.id), addedOf(chunk), addedOf(chunk)])
    }),

    // Falls where a chunk replaces the one that is there, and where the row is looked for before it is added.
    "of chunks of one index the first stays, whoever comes at the same time": Effect.gen(function* () {
      const { findChunk } = yield* UploadRepository
      const upload = yield* newUpload()
      const rivals = yield* Effect.replicateEffect(chunkOf(upload, 2), 8)
      const answers = yield* Effect.forEach(rivals, (chunk) => transact(addedOf(chunk)), atOnce)
      const won = rivals.filter((_, n) => answers[n])
      assert.equal(won.length, 1)
      assert.deepEqual(yield* findChunk(upload.id, 2), Option.fromIterable(won))
      assert.deepEqual(yield* findChunk(upload.id, 1), Option.none())
    }),

    "chunks are listed by index, and are of one upload": Effect.gen(function* () {
      const { findChunk, listChunks } = yield* UploadRepository
      const [mine, other] = [yield* newUpload(), yield* newUpload()]
      const chunks = yield* Effect.forEach([10, 2, 0], (index) => chunkOf(mine, index))
      for (const chunk of chunks) yield* addedOf(chunk)
      assert.deepEqual(yield* listChunks(mine.id), [...chunks].reverse())
      assert.deepEqual(yield* listChunks(other.id), [])
      assert.deepEqual(yield* findChunk(other.id, 2), Option.none())
    }),

    // Falls where the row is not compared before it is changed.
    "an upload is completed once, whoever comes at the same time, and has no chunks any more": Effect.gen(function* () {
      const { listChunks } = yield* UploadRepository
      const [upload, other] = [yield* newUpload(), yield* newUpload()]
      yield* addedOf(yield* chunkOf(upload, 0))
      yield* addedOf(yield* chunkOf(other, 0))
      const files = yield* Effect.replicateEffect(newFile, 8)
      const answers = yield* Effect.forEach(files, (file) => transact(complete(upload, file)), atOnce)
      const [file, ...more] = files.filter((_, n) => answers[n])
      assert.equal(more.length, 0)
      assert.deepEqual(yield* findUpload(upload), { ...upload, file, expiresAt: at(90) })
      assert.deepEqual(yield* listChunks(upload.id), [])
      assert.equal((yield* listChunks(other.id)).length, 1)
    }),

    "what is removed is gone with its chunks, and cannot be completed": Effect.gen(function* () {
      const { listChunks, remove } = yield* UploadRepository
      const upload = yield* newUpload()
      yield* addedOf(yield* chunkOf(upload, 0))
      yield* remove(upload.id)
      yield* remove(upload.id)
      assert.equal(yield* findUpload(upload), null)
      assert.deepEqual(yield* listChunks(upload.id), [])
      assert.equal(yield* complete(upload, yield* newFile), false)
    }),

    // Falls where completed ones count as open, and where those of others or expired ones count at all.
    "what a person's uploads take is told by purpose, open or not, without what has expired": Effect.gen(function* () {
      const { id: userId } = yield* newUser()
      assert.deepEqual(yield* usageOf(userId), [])
      yield* newUpload()
      yield* newUpload({ userId, expiresAt: start })
      yield* newUpload({ userId, size: 1 })
      yield* complete(yield* newUpload({ userId, size: 20 }), yield* newFile)
      // More together than 32 bits hold.
      for (let n = 0; n < 5; n++) yield* newUpload({ userId, purpose: "course_video", size: 524_288_000 })
      const usage = yield* usageOf(userId)
      assert.deepEqual(
        [...usage].sort((one, two) => one.open - two.open),
        [
          { purpose: "feed_video", open: 1, bytes: 21 },
          { purpose: "course_video", open: 5, bytes: 2_621_440_000 }
        ]
      )
      assert.deepEqual(yield* usageOf(userId, at(60)), [{ purpose: "feed_video", open: 0, bytes: 20 }])
    }),

    // Falls without the limit, without the order, and if an upload goes before the moment in which it expires.
    "expired uploads are locked, those longest ago first and no more than asked for": Effect.gen(function* () {
      const { lockExpired, remove } = yield* UploadRepository
      const [late, early] = [yield* newUpload({ expiresAt: era(51) }), yield* newUpload({ expiresAt: era(50) })]
      const before = DateTime.subtract(era(50), { millis: 1 })
      assert.deepEqual(yield* transact(lockExpired(before, 10)), [])
      assert.deepEqual(yield* transact(lockExpired(era(51), 1)), [early])
      assert.deepEqual(yield* transact(lockExpired(era(51), 10)), [early, late])
      for (const { id } of [early, late]) yield* remove(id)
    }),

    "an expired upload that somebody has locked waits for the next time": Effect.gen(function* () {
      const { lock, lockExpired, remove } = yield* UploadRepository
      const [{ id }, other] = [yield* newUpload({ expiresAt: era(52) }), yield* newUpload()]
      yield* passesBy(lock(id), transact(lockExpired(era(52), 10)), lock(other.id))
      assert.equal((yield* transact(lockExpired(era(52), 10))).length, 1)
      yield* remove(id)
    }),

    "a unit that fails changes nothing": Effect.gen(function* () {
      const { listChunks, remove } = yield* UploadRepository
      const upload = yield* newUpload()
      yield* addedOf(yield* chunkOf(upload, 0))
      yield* rolledBack(Effect.flatMap(chunkOf(upload, 1), (chunk) => addedOf(chunk, at(99))))
      yield* rolledBack(Effect.flatMap(newFile, (file) => complete(upload, file)))
      yield* rolledBack(remove(upload.id))
      assert.deepEqual(yield* findUpload(upload), upload)
      assert.equal((yield* listChunks(upload.id)).length, 1)
    })
  }
)
