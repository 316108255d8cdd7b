import { DateTime, Effect } from "effect"
import { makeLockCaller } from "../../identity/index.js"
import { type Handler, Ids, Settings, UnitOfWork } from "../../kernel/index.js"
import { makeExpiryAfter } from "../expiry.js"
import { UploadId } from "../ids.js"
import type { Operations } from "../operations.js"
import { UploadRepository } from "../ports.js"
import { maxCourseMegabytes, maxOpenUploads, maxUploadMegabytes } from "../settings.js"
import { makeToUploadResource } from "../to-resource.js"
import { mayStart, type Upload, type UploadLimits } from "../upload.js"

const megabyte = 1024 * 1024

const makeLimits = Effect.map(
  Settings,
  ({ get }): Effect.Effect<UploadLimits> =>
    Effect.map(
      Effect.all([get(maxOpenUploads), get(maxUploadMegabytes), get(maxCourseMegabytes)]),
      ([maxOpen, general, course]) => ({
        maxOpen,
        maxBytes: { general: general * megabyte, course: course * megabyte }
      })
    )
)

export const startUpload = Effect.gen(function* () {
  const uploads = yield* UploadRepository
  const limits = yield* makeLimits
  const expiryAfter = yield* makeExpiryAfter
  const lockCaller = yield* makeLockCaller
  const ids = yield* Ids
  const unitOfWork = yield* UnitOfWork
  const toUploadResource = yield* makeToUploadResource

  const handler: Handler<Operations, "startUpload"> = Effect.fnUntraced(function* (caller, input) {
    const { userId } = caller
    // One call of a person after the other: several at once would each see room for one more.
    yield* lockCaller(caller)
    const now = yield* DateTime.now
    yield* mayStart(yield* uploads.sumUsage(userId, now), input, yield* limits)
    const upload: Upload = {
      ...input,
      id: UploadId.make(yield* ids.uuid),
      userId,
      file: null,
      createdAt: now,
      expiresAt: yield* expiryAfter(now)
    }
    yield* uploads.add(upload)
    return { upload: yield* toUploadResource(upload, []) }
  }, unitOfWork.transact)

  return handler
})
