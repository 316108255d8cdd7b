import { DateTime, Effect } from "effect"
import { AuditLog, type Handler, Outbox, UnitOfWork } from "../../kernel/index.js"
import { reviewed, type VerificationDocument } from "../document.js"
import { DocumentNotFound } from "../errors.js"
import { DocumentReviewed } from "../events.js"
import type { VerificationDocumentId } from "../ids.js"
import { makeLockDocuments, orUndo } from "../locked-documents.js"
import type { Operations } from "../operations.js"
import { VerificationDocumentRepository } from "../ports.js"
import { makeToAdminResources } from "../to-admin-resources.js"

const shown = ({ adminNotes, status }: VerificationDocument) => ({ status, admin_notes: adminNotes })

/** The owner and all documents of that mentor, locked. */
const makeLockOwner = Effect.gen(function* () {
  const documents = yield* VerificationDocumentRepository
  const lockDocuments = yield* makeLockDocuments

  return Effect.fnUntraced(
    function* (id: VerificationDocumentId) {
      const { mentorId } = yield* Effect.flatten(documents.find(id))
      const [owner] = yield* documents.listOwners([mentorId])
      if (owner === undefined) return yield* Effect.dieMessage("A verification document has no mentor")
      return { userId: owner.userId, mentorId, own: (yield* lockDocuments(owner)).own }
    },
    Effect.mapError(() => new DocumentNotFound())
  )
})

/** Also for a suspended mentor. */
export const reviewDocument = Effect.gen(function* () {
  const documents = yield* VerificationDocumentRepository
  const lockOwner = yield* makeLockOwner
  const toResources = yield* makeToAdminResources
  const auditLog = yield* AuditLog
  const outbox = yield* Outbox
  const unitOfWork = yield* UnitOfWork

  const handler: Handler<Operations, "reviewDocument"> = Effect.fnUntraced(function* (admin, input) {
    const { id, notes = null, status, version } = input
    const { mentorId, own, userId } = yield* lockOwner(id)
    const at = yield* DateTime.now
    const after = yield* reviewed(own, id, { status, notes, by: admin.userId, at, version })
    const before = own.find((one) => one.id === id) ?? after
    yield* orUndo(documents.move(before, after))
    yield* auditLog.record({
      actorId: admin.userId,
      action: `verification_document.${status}`,
      subjectType: "verification_document",
      subjectId: id,
      before: shown(before),
      after: shown(after),
      at
    })
    const { documentType, originalName: fileName } = after
    yield* outbox.append(
      DocumentReviewed,
      { documentId: id, mentorId, userId, documentType, fileName, status, notes },
      at
    )
    const [shownDocument] = yield* toResources([after])
    return shownDocument === undefined
      ? yield* Effect.dieMessage("A verification document has no mentor")
      : { verification_document: shownDocument }
  }, unitOfWork.transact)

  return handler
})
