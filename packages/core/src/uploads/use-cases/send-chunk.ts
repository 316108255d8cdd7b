import { DateTime, Effect, Either, Option } from "effect"
import {
  FileKey,
  fieldProblem,
  givenUpTooSoon,
  type Handler,
  Ids,
  InvalidInput,
  makeFileWriting,
  type UploadedFile,
  UploadedFiles,
  type User
} from "../../kernel/index.js"
import { sha256Of } from "../content-digest.js"
import { makeExpiryAfter } from "../expiry.js"
import type { UploadId } from "../ids.js"
import type { Operations } from "../operations.js"
import { makeFindOwnUpload } from "../own-upload.js"
import { UploadRepository } from "../ports.js"
import { agrees, fits, isStored, ownUpload, type ReceivedChunk, type Upload, type UploadChunk } from "../upload.js"

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
  const findOwnUpload = yield* makeFindOwnUpload
  const expiryAfter = yield* makeExpiryAfter
  const { orGiveUp, write } = yield* makeFileWriting

  const begin = Effect.fnUntraced(function* ({ userId }: User, chunk: UploadChunk) {
    const now = yield* DateTime.now
    const found = yield* uploads.beginChunk(chunk, { userId, now })
    const upload = Option.map(found, (one) => one.upload)
    return {
      upload: yield* ownUpload(upload, userId, now),
      stored: Option.flatMap(found, (one) => one.chunk)
    }
  })

  /** Fails with none, so that its file is given up, if another call has stored the same bytes meanwhile. */
  const add = Effect.fnUntraced(function* (caller: User, chunk: UploadChunk) {
    const { userId } = caller
    const now = yield* DateTime.now
    const added = yield* uploads.addChunk(chunk, { userId, now, expiresAt: yield* expiryAfter(now) })
    if (Option.exists(added, ({ isAdded }) => isAdded)) return
    const before = Option.map(added, (one) => one.before)
    yield* fits(yield* ownUpload(before, userId, now), chunk)
    if (!Option.exists(added, ({ isRegistered }) => isRegistered)) return yield* Effect.dieMessage(givenUpTooSoon)
    const stored = yield* uploads.findChunk(chunk.uploadId, chunk.index)
    // Gone again since: the upload was completed or deleted.
    if (Option.isNone(stored)) yield* fits(yield* findOwnUpload(caller, chunk.uploadId), chunk)
    yield* isStored(stored, chunk)
    return yield* Option.none()
  })

  const store = Effect.fnUntraced(function* (caller: User, upload: Upload, chunk: UploadChunk, payload: UploadedFile) {
    yield* fits(upload, chunk)
    yield* write([{ key: chunk.key, contentType: "application/octet-stream", content: bytesOf(payload) }])
    yield* add(caller, chunk)
  })

  const keyOf = (id: UploadId, index: number) =>
    Effect.map(ids.uuid, (random) => FileKey.make(`uploads/${id}/${index}-${random}`))

  const handler: Handler<Operations, "sendChunk"> = Effect.fnUntraced(function* (caller, input) {
    const { content_digest, id, index, payload, sha256 } = input
    const received: ReceivedChunk = { index, size: payload.size, sha256: payload.digest }
    yield* agrees(received.sha256, [sha256, yield* toldDigest(content_digest)])
    const chunk: UploadChunk = { ...received, uploadId: id, key: yield* keyOf(id, index) }
    const { stored, upload } = yield* begin(caller, chunk)
    // A completed upload, or one that has the chunk, has registered no file for it.
    if (upload.file !== null || Option.isSome(stored)) {
      yield* fits(upload, received)
      yield* isStored(stored, received)
    } else {
      yield* orGiveUp([chunk.key], store(caller, upload, chunk, payload)).pipe(
        Effect.catchTag("NoSuchElementException", () => Effect.void)
      )
    }
    return { chunk: received }
  })

  return handler
})
