import { Array, Effect, Fiber, Option } from "effect"
import { FileKey, FileRegister, type Handler, Ids, makeInTurn, makeStoreFiles, type User } from "../../kernel/index.js"
import { UnsupportedUpload } from "../errors.js"
import { makeExpiryAfter } from "../expiry.js"
import { contentTypeFor } from "../file-kind.js"
import type { UploadId } from "../ids.js"
import { newKnownDigests } from "../known-digests.js"
import type { Operations } from "../operations.js"
import { makeFindOwnUpload, makeLockOwnUpload } from "../own-upload.js"
import { UploadRepository } from "../ports.js"
import { purposeRules } from "../purposes.js"
import { makeToUploadResource } from "../to-resource.js"
import { agrees, fileOwnerOf, hasAll, ownedFilesOf, type Upload, type UploadChunk } from "../upload.js"
import { makeHeadOf, makeReadWhole, type ReadFacts } from "../whole-file.js"

/** By the first bytes. Fails with none if the first chunk is gone. */
const makeContentTypeOf = Effect.map(makeHeadOf, (headOf) =>
  Effect.fnUntraced(function* ({ purpose }: Upload, chunks: ReadonlyArray<UploadChunk>) {
    const head = yield* Effect.flatten(Effect.flatMap(Array.head(chunks), headOf))
    return contentTypeFor(purpose, head) ?? (yield* new UnsupportedUpload({ purpose }))
  })
)

/** On this host. Each writes a whole file; at S3 it holds two parts of it in memory. */
const maxAtOnce = 8

const goneChunk = "A chunk of an open upload is gone from the file store."

interface Assembled {
  readonly key: FileKey
  readonly contentType: string
  readonly facts: Effect.Effect<ReadFacts>
  readonly told: string | undefined
}

export const completeUpload = Effect.gen(function* () {
  const uploads = yield* UploadRepository
  const register = yield* FileRegister
  const ids = yield* Ids
  const contentTypeOf = yield* makeContentTypeOf
  const readWhole = yield* makeReadWhole
  const findOwnUpload = yield* makeFindOwnUpload
  const lockOwnUpload = yield* makeLockOwnUpload
  const expiryAfter = yield* makeExpiryAfter
  const storeFiles = yield* makeStoreFiles
  const toUploadResource = yield* makeToUploadResource
  const inTurn = yield* makeInTurn
  const places = yield* Effect.makeSemaphore(maxAtOnce)
  const digests = newKnownDigests()
  const scope = yield* Effect.scope

  /** To its end, even if nobody waits for it any more; that of the host comes first. */
  const toTheEnd = <A, E>(work: Effect.Effect<A, E>): Effect.Effect<A, E> =>
    Effect.flatMap(Effect.forkIn(work, scope), Fiber.join)

  /** Once the file is written. Fails with none, so that it is given up, if another call has completed the upload meanwhile. */
  const finish = Effect.fnUntraced(function* (caller: User, before: Upload, assembled: Assembled) {
    const { contentType, facts, key, told } = assembled
    const { now, upload } = yield* lockOwnUpload(caller, before.id)
    if (upload.file !== null) return yield* Option.none<Upload>()
    const { sha256, size } = yield* facts
    if (size !== upload.size) return yield* Effect.dieMessage(goneChunk)
    digests.add(upload.id, sha256)
    yield* agrees(sha256, [told])
    const file = { key, contentType, sha256, completedAt: now }
    const expiresAt = yield* expiryAfter(now)
    yield* register.removeOwners(ownedFilesOf(upload, yield* uploads.listChunks(upload.id)))
    yield* uploads.markCompleted(upload.id, file, expiresAt)
    return { ...upload, file, expiresAt }
  })

  /** Fails with none if somebody else has completed or deleted the upload meanwhile. */
  const assemble = Effect.fnUntraced(function* (
    caller: User,
    upload: Upload,
    chunks: ReadonlyArray<UploadChunk>,
    told: string | undefined
  ) {
    yield* hasAll(upload, chunks)
    const known = digests.of(upload.id)
    if (known !== undefined) yield* agrees(known, [told])
    const contentType = yield* contentTypeOf(upload, chunks)
    const key = FileKey.make(`uploads/${upload.id}/whole-${yield* ids.uuid}`)
    const { content, facts } = yield* readWhole(chunks)
    return yield* storeFiles(
      [{ key, owner: fileOwnerOf(upload.id), contentType, content }],
      finish(caller, upload, { key, contentType, facts, told })
    ).pipe(places.withPermits(1))
  })

  const completeOpen = Effect.fnUntraced(function* (caller: User, id: UploadId, told: string | undefined) {
    // Before the upload: chunks go when it is completed, so those of an upload that is open afterwards were all there.
    const chunks = yield* uploads.listChunks(id)
    const upload = yield* findOwnUpload(caller, id)
    if (upload.file !== null) return upload
    return yield* Effect.catchTag(assemble(caller, upload, chunks, told), "NoSuchElementException", () =>
      findOwnUpload(caller, id)
    )
  })

  const handler: Handler<Operations, "completeUpload"> = Effect.fnUntraced(function* (caller, { id, sha256 }) {
    const found = yield* findOwnUpload(caller, id)
    const turn = `${caller.userId} ${purposeRules[found.purpose].allowance}`
    // A proxy may give up long before half a gigabyte is put together: who asks again then waits for the same file.
    const completed = found.file !== null ? found : yield* toTheEnd(inTurn(turn, completeOpen(caller, id, sha256)))
    if (completed.file === null) return yield* Effect.dieMessage(goneChunk)
    yield* agrees(completed.file.sha256, [sha256])
    return { upload: yield* toUploadResource(completed, []) }
  })

  return handler
})
