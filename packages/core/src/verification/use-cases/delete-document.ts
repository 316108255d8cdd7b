import { Effect } from "effect"
import { FileRegister, type Handler, UnitOfWork } from "../../kernel/index.js"
import { fileOwnerOf, removable } from "../document.js"
import { makeLockDocuments, orUndo } from "../locked-documents.js"
import type { Operations } from "../operations.js"
import { VerificationDocumentRepository } from "../ports.js"

export const deleteDocument = Effect.gen(function* () {
  const documents = yield* VerificationDocumentRepository
  const register = yield* FileRegister
  const lockDocuments = yield* makeLockDocuments
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "deleteDocument"> = Effect.fnUntraced(function* (mentor, { id }) {
    const { own } = yield* lockDocuments(mentor)
    const document = yield* removable(own, id)
    yield* orUndo(documents.remove(document))
    yield* register.removeOwners([{ key: document.key, owner: fileOwnerOf(id) }])
    return {}
  }, unitOfWork.transact)

  return handler
})
