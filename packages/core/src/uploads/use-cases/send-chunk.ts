import { DateTime, Effect, Either, Option } from "effect"
import {
  FileKey,
  fieldProblem,
  type Handler,
  Ids,
  InvalidInput,
  makeStoreFiles,
  UploadedFiles,
  type User
} from "../../kernel/index.js"
import { sha256Of } from "../content-digest.js"
import { makeExpiryAfter } from "../expiry.js"
import type { UploadId } from "../ids.js"
import type { Operations } from "../operations.js"
import { makeFindOwnWithChunk } from "../own-upload.js"
import { UploadRepository } from "../ports.js"
import { agrees, fileOwnerOf, fits, isStored, ownUpload, type ReceivedChunk, type UploadChunk } from "../upload.js"

/** The SHA-256 that the header field tells, if it tells one. */
const toldDigest = (field: string | undefined): Either.Either<string | undefined, InvalidInput> => {
  const told = field === undefined ? undefined : sha256Of(field)
  return told === null
    ? Either.left(
        new InvalidInput({ problems: [fieldProblem(["content_digest"], "must be a digest as RFC 9530 writes it")] })
      )
    : Either.right(told)
}

export const sendChunk = Effect.gen(function* () {
  const uploads = yield* UploadRepository
  const { bytesOf } = yield* UploadedFiles
  const ids = yield* Ids
  const findOwnWithChunk = yield* makeFindOwnWithChunk
  const expiryAfter = yield* makeExpiryAfter
  const storeFiles = yield* makeStoreFiles

  /** Fails with none, so that its file is given up, if another call has stored the same bytes meanwhile. */
  const add = Effect.fnUntraced(function* ({ userId }: User, chunk: UploadChunk, expiresAt: DateTime.Utc) {
    const added = yield* uploads.addChunk(chunk, expiresAt)
    const upload = yield* ownUpload(
      Option.map(added, ({ before }) => before),
      userId,
      yield* DateTime.now
    )
    yield* fits(upload, chunk)
    if (Option.exists(added, ({ isAdded }) => isAdded)) return
    yield* isStored(yield* uploads.findChunk(chunk.uploadId, chunk.index), chunk)
    return yield* Option.none()
  })

  const keyOf = (id: UploadId, index: number) =>
    Effect.map(ids.uuid, (random) => FileKey.make(`uploads/${id}/${index}-${random}`))

  const handler: Handler<Operations, "sendChunk"> = Effect.fnUntraced(function* (caller, input) {
    const { content_digest, id, index, payload, sha256 } = input
    const received: ReceivedChunk = { index, size: payload.size, sha256: payload.digest }
    // Checked before the work as well: what is refused, or there already, is not stored.
    const found = yield* findOwnWithChunk(caller, id, index)
    yield* fits(found.upload, received)
    yield* agrees(received.sha256, [sha256, yield* toldDigest(content_digest)])
    if (yield* isStored(found.chunk, received)) return { chunk: received }
    const key = yield* keyOf(id, index)
    const file = { key, owner: fileOwnerOf(id), contentType: "application/octet-stream", content: bytesOf(payload) }
    // Outside of the transaction, where the setting is not read anew.
    const expiresAt = yield* expiryAfter(yield* DateTime.now)
    yield* storeFiles([file], add(caller, { ...received, uploadId: id, key }, expiresAt)).pipe(
      Effect.catchTag("NoSuchElementException", () => Effect.void)
    )
    return { chunk: received }
  })

  return handler
})
