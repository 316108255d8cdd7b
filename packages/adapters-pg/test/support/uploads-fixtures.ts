/** Files sent in chunks, and what the store, its register and the tables have of them. */
import assert from "node:assert/strict"
import { createHash } from "node:crypto"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { SqlClient } from "@effect/sql"
import { storedFileSweeps } from "@mentorkit/core/internal/kernel"
import { chunkCountOf, chunkSize, uploadSweeps } from "@mentorkit/core/internal/uploads"
import { type UploadedFile, type User, uploadedFile } from "@mentorkit/core/kernel"
import { FileKey, FileStore } from "@mentorkit/core/kernel/ports"
import { type UploadId, type UploadPurpose, Uploads } from "@mentorkit/core/uploads"
import { newFolder } from "@mentorkit/test-kit/files/folders"
import { Chunk, Effect, Option, Stream } from "effect"

export const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex")

/** The bytes of the chunk of that index. */
export const chunkAt = (bytes: Uint8Array, index: number): Uint8Array =>
  bytes.subarray(index * chunkSize, (index + 1) * chunkSize)

export const indexesOf = (bytes: Uint8Array): ReadonlyArray<number> =>
  Array.from({ length: chunkCountOf(bytes.length) }, (_, index) => index)

/** On the disk of the host, as the transport leaves it; gone with the scope. */
const received = (bytes: Uint8Array) =>
  Effect.gen(function* () {
    const path = join(yield* newFolder, "0")
    yield* Effect.promise(() => writeFile(path, bytes))
    const head = bytes.subarray(0, 16)
    const digest = sha256Of(bytes)
    const file = { path, name: "file", claimedType: "", size: bytes.length, head, digest, isTruncated: false }
    return uploadedFile(file) satisfies UploadedFile
  })

export const start = (caller: User, size: number, purpose: UploadPurpose = "feed_video") =>
  Effect.gen(function* () {
    const { startUpload } = yield* Uploads
    const { upload } = yield* startUpload(caller, { purpose, size, filename: "film.mp4", mime: "video/mp4" })
    return upload.upload_id
  })

export const send = (
  caller: User,
  id: UploadId,
  index: number,
  bytes: Uint8Array,
  told: { readonly content_digest?: string; readonly sha256?: string } = {}
) =>
  Effect.scoped(
    Effect.gen(function* () {
      const { sendChunk } = yield* Uploads
      return yield* sendChunk(caller, {
        id,
        index,
        payload: yield* received(bytes),
        content_digest: told.content_digest,
        sha256: told.sha256
      })
    })
  )

export const sendAll = (caller: User, id: UploadId, bytes: Uint8Array, order = indexesOf(bytes)) =>
  Effect.forEach(order, (index) => send(caller, id, index, chunkAt(bytes, index)), { discard: true })

export const complete = (caller: User, id: UploadId, sha256?: string) =>
  Effect.flatMap(Uploads, ({ completeUpload }) => completeUpload(caller, { id, sha256 }))

export const remove = (caller: User, id: UploadId) =>
  Effect.flatMap(Uploads, ({ deleteUpload }) => deleteUpload(caller, { id }))

/** An upload that has all of its chunks. */
export const whole = (caller: User, bytes: Uint8Array) =>
  Effect.tap(start(caller, bytes.length), (id) => sendAll(caller, id, bytes))

/** What is to be removed is, until nothing is left of it. */
export const sweepFiles = Effect.gen(function* () {
  const sweeps = yield* storedFileSweeps
  for (const { name, run } of sweeps) {
    if (name !== "files.removeUnused") continue
    while ((yield* run) > 0);
  }
})

export const forgetAbandoned = Effect.gen(function* () {
  const [sweep] = yield* uploadSweeps
  return sweep === undefined ? yield* Effect.dieMessage("no sweep") : yield* sweep.run
})

/** Names of files: those that rows name, those that the register has, and those that lie in the store. */
export const filesNow = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const store = yield* FileStore
  const keys = (rows: ReadonlyArray<{ readonly key: string }>) => rows.map(({ key }) => key).sort()
  return {
    named: keys(
      yield* sql<{ readonly key: string }>`
        select file_key as key from upload_chunks
        union all select file_key from uploads where file_key is not null`
    ),
    registered: keys(yield* sql<{ readonly key: string }>`select key from stored_files`),
    stored: keys(Chunk.toReadonlyArray(yield* Stream.runCollect(store.list(""))))
  }
}).pipe(Effect.orDie)

/** Nothing lies in the store that no row names, and nothing is missing there. */
export const assertNoOrphans = Effect.gen(function* () {
  yield* sweepFiles
  const { named, registered, stored } = yield* filesNow
  assert.deepEqual(stored, named)
  assert.deepEqual(registered, named)
  return named
})

/** The whole file of a completed upload, and what the store says it is. */
export const fileOf = (id: UploadId) =>
  Effect.scoped(
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const store = yield* FileStore
      const [row] = yield* sql<{ readonly key: string }>`select file_key as key from uploads where id = ${id}`
      const { contentType, stream } = Option.getOrThrow(yield* store.open(FileKey.make(row?.key ?? "none")))
      const pieces = yield* Stream.runCollect(stream)
      return { contentType, bytes: Buffer.concat(Chunk.toReadonlyArray(pieces)) }
    })
  ).pipe(Effect.orDie)
