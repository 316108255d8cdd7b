import { DateTime, Effect } from "effect"
import { FileRegister, type Handler, LinkBase, MentorProfileNotFound, makeStoreFiles } from "../../kernel/index.js"
import { fileOwnerOf, replaceable, replaced } from "../document.js"
import { type IncomingFile, makePrepareFiles } from "../incoming-files.js"
import { makeLockDocuments, orUndo } from "../locked-documents.js"
import { type Operations, unreadableReplacement } from "../operations.js"
import { VerificationDocumentRepository } from "../ports.js"
import { toDocumentResource } from "../to-resource.js"

/** Replaces the file; a sweep removes the old one from the store. */
export const replaceDocument = Effect.gen(function* () {
  const documents = yield* VerificationDocumentRepository
  const register = yield* FileRegister
  const prepareFiles = yield* makePrepareFiles
  const store = yield* makeStoreFiles
  const lockDocuments = yield* makeLockDocuments
  const toResource = toDocumentResource((yield* LinkBase).appUrl)

  const handler: Handler<Operations, "replaceDocument"> = Effect.fnUntraced(function* (mentor, input) {
    const { document: upload, document_type: type, id } = input
    // Checked before the work as well: a refused file is not read.
    yield* replaceable(yield* documents.list(mentor.mentorId), id, type)
    const prepared = yield* prepareFiles([upload], () => unreadableReplacement)
    const owner = fileOwnerOf(id)

    const replacing = Effect.fnUntraced(function* ({ document: file }: IncomingFile) {
      const { isPresent, own } = yield* lockDocuments(mentor)
      if (!isPresent) return yield* new MentorProfileNotFound()
      const before = yield* replaceable(own, id, type)
      const at = yield* DateTime.now
      const after = replaced(before, file, type, at)
      yield* orUndo(documents.move(before, after))
      yield* register.removeOwners([{ key: before.key, owner }])
      return { verification_document: toResource(after) }
    })
    const [incoming] = prepared
    return incoming === undefined
      ? yield* Effect.dieMessage("One file was prepared, and none is there")
      : yield* store([{ ...incoming.file, owner }], replacing(incoming))
  }, Effect.scoped)

  return handler
})
