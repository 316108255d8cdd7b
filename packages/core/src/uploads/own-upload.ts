/** The caller's own upload, found or locked. */
import { DateTime, Effect } from "effect"
import type { User } from "../kernel/index.js"
import type { UploadId } from "./ids.js"
import { UploadRepository } from "./ports.js"
import { ownUpload } from "./upload.js"

export const makeFindOwnUpload = Effect.map(UploadRepository, ({ find }) =>
  Effect.fnUntraced(function* ({ userId }: User, id: UploadId) {
    const found = yield* find(id)
    return yield* ownUpload(found, userId, yield* DateTime.now)
  })
)

/** `lockOwnUpload(caller, id)`: nobody else changes it until the transaction ends. The moment is that after the wait. */
export const makeLockOwnUpload = Effect.map(UploadRepository, ({ lock }) =>
  Effect.fnUntraced(function* ({ userId }: User, id: UploadId) {
    const found = yield* lock(id)
    const now = yield* DateTime.now
    return { upload: yield* ownUpload(found, userId, now), now }
  })
)
