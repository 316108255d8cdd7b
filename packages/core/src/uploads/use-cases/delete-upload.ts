import { Effect } from "effect"
import { type Handler, UnitOfWork } from "../../kernel/index.js"
import { makeForgetUpload } from "../forget-upload.js"
import type { Operations } from "../operations.js"
import { makeLockOwnUpload } from "../own-upload.js"

/** A completed one, too, while nothing has used it. */
export const deleteUpload = Effect.gen(function* () {
  const lockOwnUpload = yield* makeLockOwnUpload
  const forgetUpload = yield* makeForgetUpload
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "deleteUpload"> = Effect.fnUntraced(function* (caller, { id }) {
    const { upload } = yield* lockOwnUpload(caller, id)
    yield* forgetUpload(upload)
    return {}
  }, unitOfWork.transact)

  return handler
})
