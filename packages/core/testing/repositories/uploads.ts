/** The repository of uploads. */
import assert from "node:assert/strict"
import type { UserRepository } from "@mentorkit/core/identity/ports"
import type { UserId } from "@mentorkit/core/kernel"
import { FileKey, FileRegister, type UnitOfWork } from "@mentorkit/core/kernel/ports"
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

/** What a chunk finds before its bytes are stored; its file is registered then. */
const begin = ({ userId }: Upload, chunk: UploadChunk, now = start) =>
  Effect.flatMap(UploadRepository, ({ beginChunk }) => beginChunk(chunk, { userId, now }))

/** One whose bytes are stored. */
const begunChunk = (upload: Upload, index: number) =>
  Effect.tap(chunkOf(upload, index), (chunk) => begin(upload, chunk))

const add = ({ userId }: Upload, chunk: UploadChunk, expiresAt = at(60), now = start) =>
  Effect.flatMap(UploadRepository, ({ addChunk }) => addChunk(chunk, { userId, now, expiresAt }))

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
const addedOf = (upload: Upload, chunk: UploadChunk, expiresAt = at(60)) =>
  Effect.map(
    add(upload, chunk, expiresAt),
    Option.exists(({ isAdded }) => isAdded)
  )

/** One more chunk of the upload. */
const newChunk = (upload: Upload, index: number) =>
  Effect.tap(begunChunk(upload, index), (chunk) => addedOf(upload, chunk))

const usageOf = (userId: UserId, now = start) =>
  Effect.flatMap(UploadRepository, ({ sumUsage }) => sumUsage(userId, now))

/** Supply `UploadRepository`, the `UserRepository` and the `FileRegister` beside it and the `UnitOfWork` that all take part in. */
export const uploadRepositoryConformance = conformance<UploadRepository | UserRepository | FileRegister | UnitOfWork>(
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
      const [upload, other] = [yield* newUpload(), yield* newUpload()]
      const [chunk, second] = [yield* chunkOf(upload, 2), yield* chunkOf(upload, 2)]
      for (const one of [chunk, second]) {
        assert.deepEqual(yield* begin(upload, one), Option.some({ upload, chunk: Option.none() }))
      }
      const isAdded = { isAdded: true, isRegistered: true }
      assert.deepEqual(yield* add(upload, chunk, at(70)), Option.some({ before: upload, ...isAdded }))
      const moved = { ...upload, expiresAt: at(70) }
      const again = yield* add(upload, second, at(80))
      assert.deepEqual(again, Option.some({ before: moved, isAdded: false, isRegistered: true }))
      const found = { upload: moved, chunk: Option.some(chunk) }
      assert.deepEqual(yield* begin(upload, yield* chunkOf(upload, 2)), Option.some(found))
      for (const index of [1, 2 ** 31, 2 ** 53 - 1]) {
        const none = { upload: moved, chunk: Option.none() }
        assert.deepEqual(yield* begin(upload, yield* chunkOf(upload, index)), Option.some(none))
      }
      assert.deepEqual(yield* findUpload(other), other)
      const nobodys = { ...chunk, uploadId: UploadId.make(yield* newId) }
      assert.deepEqual(yield* begin(upload, nobodys), Option.none())
      assert.deepEqual(yield* add(upload, nobodys, at(70)), Option.none())
    }),

    // Falls without any of the conditions of either statement.
    "no file is registered or kept for an upload that takes no chunks of that person": Effect.gen(function* () {
      const { findChunk } = yield* UploadRepository
      const registered = (chunk: UploadChunk) =>
        Effect.map(
          Effect.flatMap(FileRegister, ({ confirm }) =>
            confirm([{ key: chunk.key, owner: { kind: "upload", id: chunk.uploadId } }], at(5))
          ),
          (isConfirmed) => isConfirmed
        )
      const refused = Effect.fnUntraced(function* (upload: Upload, caller: Upload, now = start) {
        const [chunk, begun] = [yield* chunkOf(upload, 1), yield* chunkOf(upload, 1)]
        yield* begin(caller, chunk, now)
        assert.equal(yield* registered(chunk), false)
        yield* Effect.flatMap(FileRegister, (register) => register.begin([begun.key], start))
        const added = yield* add(caller, begun, at(80), now)
        assert.deepEqual(
          Option.map(added, ({ before: _, ...facts }) => facts),
          Option.some({ isAdded: false, isRegistered: false })
        )
        assert.deepEqual(yield* findChunk(upload.id, 1), Option.none())
        assert.equal(yield* registered(begun), true)
      })
      const [open, mine] = [yield* newUpload(), yield* newUpload()]
      yield* refused(open, mine)
      yield* refused(open, open, at(60))
      const completed = yield* newUpload()
      yield* complete(completed, yield* newFile)
      yield* refused(completed, completed)
      yield* newChunk(open, 1)
      const again = yield* chunkOf(open, 1)
      yield* begin(open, again)
      assert.equal(yield* registered(again), false)
    }),

    // Falls where the chunk is added without its file, and where the file stays in the sweep's hands.
    "a chunk keeps its file, unless it was given up by then": Effect.gen(function* () {
      const { abandon, addOwners } = yield* FileRegister
      const { findChunk } = yield* UploadRepository
      const upload = yield* newUpload()
      const [kept, lost] = [yield* newChunk(upload, 0), yield* begunChunk(upload, 1)]
      const isKept = ({ key, uploadId }: UploadChunk) => addOwners([{ key, owner: { kind: "upload", id: uploadId } }])
      assert.equal(yield* transact(isKept(kept)), true)
      yield* abandon([lost.key], at(1))
      const added = yield* add(upload, lost)
      assert.deepEqual(added, Option.some({ before: upload, isAdded: false, isRegistered: false }))
      assert.deepEqual(yield* findChunk(upload.id, 1), Option.none())
      assert.equal(yield* transact(isKept(lost)), false)
    }),

    // Holds without the upload's own lock, too, as its file's is enough here; races with a completion show the other one.
    "a chunk locks its upload": Effect.gen(function* () {
      const { lock } = yield* UploadRepository
      const upload = yield* newUpload()
      const chunk = yield* begunChunk(upload, 0)
      yield* excludeEachOther([lock(upload.id), addedOf(upload, chunk), addedOf(upload, chunk)])
    }),

    // Falls where a chunk replaces the one that is there, and where the row is looked for before it is added.
    "of chunks of one index the first stays, whoever comes at the same time": Effect.gen(function* () {
      const { findChunk } = yield* UploadRepository
      const upload = yield* newUpload()
      const rivals = yield* Effect.replicateEffect(begunChunk(upload, 2), 8)
      const answers = yield* Effect.forEach(rivals, (chunk) => transact(addedOf(upload, chunk)), atOnce)
      const won = rivals.filter((_, n) => answers[n])
      assert.equal(won.length, 1)
      assert.deepEqual(yield* findChunk(upload.id, 2), Option.fromIterable(won))
      assert.deepEqual(yield* findChunk(upload.id, 1), Option.none())
    }),

    "chunks are listed by index, and are of one upload": Effect.gen(function* () {
      const { findChunk, listChunks } = yield* UploadRepository
      const [mine, other] = [yield* newUpload(), yield* newUpload()]
      const chunks = yield* Effect.forEach([10, 2, 0], (index) => newChunk(mine, index))
      assert.deepEqual(yield* listChunks(mine.id), [...chunks].reverse())
      assert.deepEqual(yield* listChunks(other.id), [])
      assert.deepEqual(yield* findChunk(other.id, 2), Option.none())
    }),

    // Falls where the row is not compared before it is changed.
    "an upload is completed once, whoever comes at the same time, and has no chunks any more": Effect.gen(function* () {
      const { listChunks } = yield* UploadRepository
      const [upload, other] = [yield* newUpload(), yield* newUpload()]
      yield* newChunk(upload, 0)
      yield* newChunk(other, 0)
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
      yield* newChunk(upload, 0)
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
      yield* newChunk(upload, 0)
      yield* rolledBack(Effect.flatMap(begunChunk(upload, 1), (chunk) => addedOf(upload, chunk, at(99))))
      yield* rolledBack(Effect.flatMap(newFile, (file) => complete(upload, file)))
      yield* rolledBack(remove(upload.id))
      assert.deepEqual(yield* findUpload(upload), upload)
      assert.equal((yield* listChunks(upload.id)).length, 1)
    })
  }
)
