/** The caller's own upload, found or locked. */
import { DateTime, Effect, Option } from "effect"
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

/** `findOwnWithChunk(caller, id, index)` */
export const makeFindOwnWithChunk = Effect.map(UploadRepository, ({ findWithChunk }) =>
  Effect.fnUntraced(function* ({ userId }: User, id: UploadId, index: number) {
    const found = yield* findWithChunk(id, index)
    const upload = yield* ownUpload(
      Option.map(found, ({ upload }) => upload),
      userId,
      yield* DateTime.now
    )
    return { upload, chunk: Option.flatMap(found, ({ chunk }) => chunk) }
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
