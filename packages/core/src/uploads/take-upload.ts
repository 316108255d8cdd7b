/** What was uploaded becomes part of something: a film of a post, an attachment of a message. */
import { Effect } from "effect"
import { type FileKey, type FileOwner, FileRegister, type User } from "../kernel/index.js"
import type { UploadId } from "./ids.js"
import { makeLockOwnUpload } from "./own-upload.js"
import { UploadRepository } from "./ports.js"
import type { UploadPurpose } from "./purposes.js"
import { fileOwnerOf } from "./upload.js"

/** The file, which from now on is the new owner's. */
export interface TakenFile {
  readonly key: FileKey
  readonly contentType: string
}

/**
 * `takeUpload(caller, id, purpose, owner)`: once, in the transaction that stores the owner's row. Fails with none if the
 * upload is not the caller's, not completed, for another purpose, or was taken before.
 */
export const makeTakeUpload = Effect.gen(function* () {
  const uploads = yield* UploadRepository
  const register = yield* FileRegister
  const lockOwnUpload = yield* makeLockOwnUpload

  return Effect.fnUntraced(function* (caller: User, id: UploadId, purpose: UploadPurpose, owner: FileOwner) {
    const { upload } = yield* lockOwnUpload(caller, id)
    if (upload.file === null || upload.purpose !== purpose) return yield* Effect.fail("unusable" as const)
    const { contentType, key } = upload.file
    yield* register.addOwners([{ key, owner }])
    yield* register.removeOwners([{ key, owner: fileOwnerOf(id) }])
    yield* uploads.remove(id)
    const taken: TakenFile = { key, contentType }
    return taken
  }, Effect.option)
})
