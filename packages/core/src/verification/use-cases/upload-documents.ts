import { DateTime, Effect } from "effect"
import { type Handler, Ids, LinkBase, MentorProfileNotFound, makeStoreFiles } from "../../kernel/index.js"
import { fileOwnerOf, mayUpload, newDocument } from "../document.js"
import { VerificationDocumentId } from "../ids.js"
import { makePrepareFiles } from "../incoming-files.js"
import { makeLockDocuments } from "../locked-documents.js"
import { type Operations, unreadableDocument } from "../operations.js"
import { VerificationDocumentRepository } from "../ports.js"
import { toDocumentResource } from "../to-resource.js"

export const uploadDocuments = Effect.gen(function* () {
  const documents = yield* VerificationDocumentRepository
  const prepareFiles = yield* makePrepareFiles
  const store = yield* makeStoreFiles
  const lockDocuments = yield* makeLockDocuments
  const ids = yield* Ids
  const toResource = toDocumentResource((yield* LinkBase).appUrl)

  const handler: Handler<Operations, "uploadDocuments"> = Effect.fnUntraced(function* (mentor, input) {
    const { document_type: documentType, documents: uploads } = input
    const { mentorId } = mentor
    // Checked before the work as well: a refused file is not read.
    yield* mayUpload(yield* documents.list(mentorId), documentType, uploads.length)
    const prepared = yield* prepareFiles(uploads, unreadableDocument)
    // Of one moment; in lists they keep the order in which they were sent.
    const newIds = (yield* Effect.replicateEffect(ids.uuid, prepared.length)).sort()
    const incoming = prepared.map(({ document, file }, index) => {
      const id = VerificationDocumentId.make(newIds[index] ?? "")
      return { document: { ...document, id, mentorId, documentType }, file: { ...file, owner: fileOwnerOf(id) } }
    })

    const adding = Effect.gen(function* () {
      const { isPresent, own } = yield* lockDocuments(mentor)
      if (!isPresent) return yield* new MentorProfileNotFound()
      yield* mayUpload(own, documentType, uploads.length)
      const at = yield* DateTime.now
      const added = incoming.map(({ document }) => newDocument(document, at))
      yield* documents.add(added)
      return { verification_documents: added.map(toResource) }
    })
    return yield* store(
      incoming.map(({ file }) => file),
      adding
    )
  }, Effect.scoped)

  return handler
})
