import { Effect } from "effect"
import type { Handler } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { makeFindOwnUpload } from "../own-upload.js"
import { UploadRepository } from "../ports.js"
import { makeToUploadResource } from "../to-resource.js"

export const getUpload = Effect.gen(function* () {
  const uploads = yield* UploadRepository
  const findOwnUpload = yield* makeFindOwnUpload
  const toUploadResource = yield* makeToUploadResource

  const handler: Handler<Operations, "getUpload"> = Effect.fnUntraced(function* (caller, { id }) {
    // Before the upload, whose completion removes them: an open one is never shown without those that it has.
    const chunks = yield* uploads.listChunks(id)
    return { upload: yield* toUploadResource(yield* findOwnUpload(caller, id), chunks) }
  })

  return handler
})
