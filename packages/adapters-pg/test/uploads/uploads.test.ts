/** A file that is sent in chunks: whole when all of them are there, and gone without a trace when it is not wanted. */
import { assert, describe, layer } from "@effect/vitest"
import { chunkSize } from "@mentorkit/core/internal/uploads"
import { InvalidInput, type User } from "@mentorkit/core/kernel"
import { FileKey, FileRegister, FileStore } from "@mentorkit/core/kernel/ports"
import { PersonalData } from "@mentorkit/core/personal-data"
import { type UploadId, Uploads } from "@mentorkit/core/uploads"
import { type UploadChunk, UploadRepository } from "@mentorkit/core/uploads/ports"
import { everyEngine } from "@mentorkit/test-kit/databases/engines"
import { ebml, film } from "@mentorkit/test-kit/files/films"
import { newUser } from "@mentorkit/test-kit/people/accounts"
import { type World, world } from "@mentorkit/test-kit/worlds/world"
import { Cause, DateTime, Effect, Exit, Layer, TestClock } from "effect"
import {
  assertNoOrphans,
  chunkAt,
  complete,
  fileOf,
  filesNow,
  forgetAbandoned,
  remove,
  send,
  sendAll,
  sha256Of,
  start,
  whole
} from "../support/uploads-fixtures.js"

const megabyte = 1024 * 1024
const bytes = film(2 * chunkSize + 7)

const tagOf = <A, E extends { readonly _tag: string }, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(effect), ({ _tag }) => _tag)

const problemsOf = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(effect), (error) =>
    error instanceof InvalidInput ? error.problems.map(({ message }) => message) : assert.fail(String(error))
  )

const getUpload = Effect.fnUntraced(function* (...args: Parameters<typeof remove>) {
  const [caller, id] = args
  return (yield* (yield* Uploads).getUpload(caller, { id })).upload
})

/** Before a sweep has removed what was given up. */
const registeredAbout = (id: string) =>
  Effect.map(filesNow, ({ registered }) => registered.filter((key) => key.includes(id)))

interface Between {
  /** Before the chunk is added. */
  readonly stored: (chunk: UploadChunk) => Effect.Effect<unknown>
  /** Before it is asked why it was not. */
  readonly refused: Effect.Effect<unknown>
}

describe.each(everyEngine)("uploads on %s", (_name, engine) => {
  layer(world(engine))((it) => {
    it.scoped("chunks in any order become the file that was sent", () =>
      Effect.gen(function* () {
        const me = yield* newUser()
        const id = yield* start(me, bytes.length)
        const begun = yield* getUpload(me, id)
        assert.deepInclude(begun, {
          ...{ state: "open", chunk_size: chunkSize, chunk_count: 3, received_chunks: [] },
          ...{ content_type: null, sha256: null, completed_at: null, size: bytes.length, filename: "film.mp4" }
        })
        yield* sendAll(me, id, bytes, [2, 0])
        assert.deepStrictEqual((yield* getUpload(me, id)).received_chunks, [0, 2])
        yield* sendAll(me, id, bytes, [1])
        const { upload } = yield* complete(me, id, sha256Of(bytes))
        assert.deepInclude(upload, {
          ...{ state: "completed", received_chunks: [], content_type: "video/mp4", sha256: sha256Of(bytes) }
        })
        const file = yield* fileOf(id)
        assert.strictEqual(file.contentType, "video/mp4")
        assert.isTrue(file.bytes.equals(bytes))
        // The chunks are gone: of the upload there is one file.
        assert.lengthOf(
          (yield* assertNoOrphans).filter((key) => key.includes(id)),
          1
        )
      })
    )

    it.scoped("what is sent twice is stored once, and what differs is refused", () =>
      Effect.gen(function* () {
        const me = yield* newUser()
        const id = yield* start(me, bytes.length)
        const first = yield* send(me, id, 1, chunkAt(bytes, 1))
        assert.deepStrictEqual(first.chunk, { index: 1, size: chunkSize, sha256: sha256Of(chunkAt(bytes, 1)) })
        assert.deepStrictEqual(yield* send(me, id, 1, chunkAt(bytes, 1)), first)
        assert.strictEqual(yield* tagOf(send(me, id, 1, chunkAt(bytes, 0))), "ChunkDiffers")
        // Falls where it is written before somebody looks whether it is there.
        assert.lengthOf(yield* registeredAbout(id), 1)
        assert.lengthOf(
          (yield* assertNoOrphans).filter((key) => key.includes(id)),
          1
        )
      })
    )

    /** As `send`, with something that happens once the bytes are stored, and before they count. */
    const sendWith = (me: User, id: UploadId, between: Partial<Between>) =>
      send(me, id, 0, chunkAt(bytes, 0)).pipe(
        Effect.provide(Layer.fresh(Uploads.layer)),
        Effect.provideServiceEffect(
          UploadRepository,
          Effect.map(UploadRepository, (uploads) => ({
            ...uploads,
            addChunk: (chunk: UploadChunk, call: Parameters<typeof uploads.addChunk>[1]) =>
              Effect.zipRight(between.stored?.(chunk) ?? Effect.void, uploads.addChunk(chunk, call)),
            findChunk: (of: UploadId, index: number) =>
              Effect.zipRight(between.refused ?? Effect.void, uploads.findChunk(of, index))
          }))
        )
      )

    // Falls where nobody looks whether the file is still registered: a chunk would count that has no bytes.
    it.scoped("a chunk whose file was given up meanwhile is a fault, and may come again", () =>
      Effect.gen(function* () {
        const me = yield* newUser()
        const id = yield* start(me, bytes.length)
        const { abandon } = yield* FileRegister
        const now = yield* DateTime.now
        const sent = yield* Effect.exit(sendWith(me, id, { stored: ({ key }) => abandon([key], now) }))
        assert.isTrue(Exit.isFailure(sent) && Cause.isDie(sent.cause))
        assert.deepStrictEqual((yield* getUpload(me, id)).received_chunks, [])
        yield* assertNoOrphans
        yield* sendAll(me, id, bytes)
        yield* complete(me, id, sha256Of(bytes))
      })
    )

    // Falls where a chunk that another one was faster than counts as stored without a second look.
    it.scoped("a chunk whose rival has been deleted with the upload meanwhile is told so", () =>
      Effect.gen(function* () {
        const me = yield* newUser()
        const id = yield* start(me, bytes.length)
        const host = yield* Effect.context<World>()
        const rival = Effect.provide(Effect.orDie(send(me, id, 0, chunkAt(bytes, 0))), host)
        const gone = Effect.provide(Effect.orDie(remove(me, id)), host)
        assert.strictEqual(yield* tagOf(sendWith(me, id, { stored: () => rival, refused: gone })), "UploadNotFound")
        assert.deepStrictEqual(
          (yield* assertNoOrphans).filter((key) => key.includes(id)),
          []
        )
      })
    )

    it.scoped("a chunk has to be whole, in its place, and what its digests say", () =>
      Effect.gen(function* () {
        const me = yield* newUser()
        const id = yield* start(me, bytes.length)
        const [last, right] = [chunkAt(bytes, 2), sha256Of(chunkAt(bytes, 2))]
        const encoded = Buffer.from(right, "hex").toString("base64")
        assert.deepStrictEqual(yield* problemsOf(send(me, id, 0, last)), [
          "The payload field must have 1048576 bytes, and has 7."
        ])
        assert.deepStrictEqual(yield* problemsOf(send(me, id, 3, last)), ["The index field must be between 0 and 2."])
        assert.deepStrictEqual(yield* problemsOf(send(me, id, 2, last, { content_digest: "sha-256=x" })), [
          "The content digest field must be a digest as RFC 9530 writes it."
        ])
        const wrong = { sha256: sha256Of(Buffer.from("other")) }
        assert.strictEqual(yield* tagOf(send(me, id, 2, last, wrong)), "DigestMismatch")
        const other = { sha256: right, content_digest: `sha-256=:${"A".repeat(43)}=:` }
        assert.strictEqual(yield* tagOf(send(me, id, 2, last, other)), "DigestMismatch")
        assert.deepStrictEqual((yield* getUpload(me, id)).received_chunks, [])
        yield* send(me, id, 2, last, { sha256: right, content_digest: `md5=:YWJj:, sha-256=:${encoded}:` })
      })
    )

    it.scoped("an upload is complete with all of its chunks, of a known kind and with the digest that was told", () =>
      Effect.gen(function* () {
        const me = yield* newUser()
        const id = yield* start(me, bytes.length)
        yield* sendAll(me, id, bytes, [1])
        const refused = yield* Effect.flip(complete(me, id))
        assert.deepInclude(refused, { _tag: "UploadIncomplete", missing: [0, 2], missing_count: 2 })
        yield* sendAll(me, id, bytes)
        assert.strictEqual(yield* tagOf(complete(me, id, sha256Of(Buffer.from("other")))), "DigestMismatch")
        assert.strictEqual((yield* getUpload(me, id)).state, "open")
        const completed = yield* complete(me, id)
        assert.deepStrictEqual(yield* complete(me, id, sha256Of(bytes)), completed)
        assert.strictEqual(yield* tagOf(complete(me, id, sha256Of(Buffer.from("other")))), "DigestMismatch")
        assert.strictEqual(yield* tagOf(send(me, id, 0, chunkAt(bytes, 0))), "UploadCompleted")
        yield* assertNoOrphans
      })
    )

    // Falls without the turn, and where each wrong digest has all chunks read again.
    it.scoped("the whole is put together once, however many ask at once, and however often its digest is wrong", () =>
      Effect.gen(function* () {
        const me = yield* newUser()
        const writtenOf = (id: string) =>
          Effect.map(filesNow, ({ registered }) => registered.filter((key) => key.includes(`${id}/whole`)).length)
        const [id, damaged] = [yield* whole(me, bytes), yield* whole(me, bytes)]
        yield* Effect.replicateEffect(complete(me, id), 4, { concurrency: "unbounded" })
        assert.strictEqual(yield* writtenOf(id), 1)
        for (let round = 0; round < 3; round++) {
          assert.strictEqual(yield* tagOf(complete(me, damaged, sha256Of(new Uint8Array()))), "DigestMismatch")
        }
        assert.strictEqual(yield* writtenOf(damaged), 1)
        yield* complete(me, damaged, sha256Of(bytes))
        yield* assertNoOrphans
      })
    )

    it.scoped("what a file is, is told by its bytes, whatever the client says", () =>
      Effect.gen(function* () {
        const [me, page, webm] = [yield* newUser(), Buffer.from("<html>"), ebml("webm")]
        const posted = yield* whole(me, page)
        assert.strictEqual(yield* tagOf(complete(me, posted)), "UnsupportedUpload")
        const attached = yield* start(me, page.length, "chat_file")
        yield* sendAll(me, attached, page)
        assert.strictEqual((yield* complete(me, attached)).upload.content_type, "application/octet-stream")
        const other = yield* whole(me, webm)
        assert.deepInclude((yield* complete(me, other)).upload, { content_type: "video/webm", mime: "video/mp4" })
        yield* assertNoOrphans
      })
    )

    // Falls where a wrong digest has the whole file read and written each time.
    it.scoped("what an upload's digest is, is found out once", () =>
      Effect.gen(function* () {
        const me = yield* newUser()
        const id = yield* whole(me, bytes)
        const tries = Effect.replicateEffect(tagOf(complete(me, id, sha256Of(Buffer.from("other")))), 3)
        assert.deepStrictEqual(yield* tries, ["DigestMismatch", "DigestMismatch", "DigestMismatch"])
        assert.lengthOf(
          (yield* registeredAbout(id)).filter((key) => key.includes("whole")),
          1
        )
        assert.strictEqual((yield* complete(me, id, sha256Of(bytes))).upload.state, "completed")
        yield* assertNoOrphans
      })
    )

    // Falls where nobody counts what has been read.
    it.scoped("an upload of which the store has lost a chunk is no file", () =>
      Effect.gen(function* () {
        const store = yield* FileStore
        const me = yield* newUser()
        for (const lost of [0, 2]) {
          const id = yield* whole(me, bytes)
          for (const key of (yield* filesNow).stored) {
            if (key.startsWith(`uploads/${id}/${lost}-`)) yield* store.remove(FileKey.make(key))
          }
          assert.isTrue(Exit.isFailure(yield* Effect.exit(complete(me, id))))
          assert.strictEqual((yield* getUpload(me, id)).state, "open")
          yield* remove(me, id)
        }
        yield* assertNoOrphans
      })
    )

    it.scoped("an upload is its own person's", () =>
      Effect.gen(function* () {
        const [me, stranger] = [yield* newUser(), yield* newUser()]
        const id = yield* whole(me, bytes)
        const answers = [
          yield* tagOf(getUpload(stranger, id)),
          yield* tagOf(send(stranger, id, 0, chunkAt(bytes, 0))),
          yield* tagOf(complete(stranger, id)),
          yield* tagOf(remove(stranger, id))
        ]
        assert.deepStrictEqual(
          answers,
          Array.from({ length: 4 }, () => "UploadNotFound")
        )
        assert.deepStrictEqual((yield* getUpload(me, id)).received_chunks, [0, 1, 2])
      })
    )

    it.scoped("what is deleted leaves nothing, completed or not, and makes room", () =>
      Effect.gen(function* () {
        const me = yield* newUser()
        const [open, done] = [yield* whole(me, bytes), yield* whole(me, bytes)]
        yield* complete(me, done)
        for (const id of [open, done]) {
          yield* remove(me, id)
          assert.strictEqual(yield* tagOf(remove(me, id)), "UploadNotFound")
          assert.strictEqual(yield* tagOf(complete(me, id)), "UploadNotFound")
        }
        assert.deepStrictEqual(
          (yield* assertNoOrphans).filter((key) => key.includes(open) || key.includes(done)),
          []
        )
      })
    )

    it.scoped("a person has five under way, and so many bytes that nothing has used", () =>
      Effect.gen(function* () {
        const [many, large] = [yield* newUser(), yield* newUser()]
        const [first] = yield* Effect.replicateEffect(start(many, 1), 5)
        assert.strictEqual(yield* tagOf(start(many, 1)), "TooManyUploads")
        yield* remove(many, first ?? assert.fail())
        yield* start(many, 1)

        yield* Effect.replicateEffect(start(large, 500 * megabyte, "course_video"), 4)
        const full = yield* Effect.flip(start(large, 100 * megabyte, "course_video"))
        assert.deepInclude(full, {
          ...{ _tag: "UploadQuotaExceeded", limit: 2048 * megabyte, taken: 2000 * megabyte }
        })
        // All else has a quota of its own.
        yield* start(large, 25 * megabyte)
      })
    )

    // Falls where expired uploads count, where a chunk does not move the time on, and without the sweep.
    it.scoped("what nobody goes on with for a day is forgotten, with its files", () =>
      Effect.gen(function* () {
        const me = yield* newUser()
        const id = yield* start(me, bytes.length)
        yield* TestClock.adjust("23 hours")
        yield* sendAll(me, id, bytes, [0])
        yield* TestClock.adjust("23 hours")
        // Those of the other tests.
        while ((yield* forgetAbandoned) > 0);
        assert.deepStrictEqual((yield* getUpload(me, id)).received_chunks, [0])
        yield* sendAll(me, id, bytes, [1, 2])
        yield* complete(me, id)
        const { expires_at } = yield* getUpload(me, id)
        assert.deepStrictEqual(expires_at, DateTime.add(yield* DateTime.now, { hours: 24 }))
        yield* Effect.replicateEffect(start(me, 1), 5)
        yield* TestClock.adjust("24 hours")
        assert.strictEqual(yield* tagOf(getUpload(me, id)), "UploadNotFound")
        yield* start(me, 1)
        assert.strictEqual(yield* forgetAbandoned, 6)
        assert.strictEqual(yield* forgetAbandoned, 0)
        assert.deepStrictEqual(
          (yield* assertNoOrphans).filter((key) => key.includes(id)),
          []
        )
      })
    )

    it.scoped("whoever leaves takes their uploads along", () =>
      Effect.gen(function* () {
        const { eraseAccount } = yield* PersonalData
        const me = yield* newUser()
        const [open, done] = [yield* whole(me, bytes), yield* whole(me, bytes)]
        yield* complete(me, done)
        yield* eraseAccount(me, {})
        assert.deepStrictEqual(
          (yield* assertNoOrphans).filter((key) => key.includes(open) || key.includes(done)),
          []
        )
      })
    )
  })
})
