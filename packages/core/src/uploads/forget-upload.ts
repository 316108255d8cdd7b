import { Effect } from "effect"
import { FileRegister } from "../kernel/index.js"
import { UploadRepository } from "./ports.js"
import { ownedFilesOf, type Upload } from "./upload.js"

/** `forgetUpload(upload)`: removes a locked upload with its chunks. A sweep removes the files. */
export const makeForgetUpload = Effect.gen(function* () {
  const uploads = yield* UploadRepository
  const register = yield* FileRegister

  return Effect.fnUntraced(function* (upload: Upload) {
    const chunks = yield* uploads.listChunks(upload.id)
    yield* register.removeOwners(ownedFilesOf(upload, chunks))
    yield* uploads.remove(upload.id)
  })
})
