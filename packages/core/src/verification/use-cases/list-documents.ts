/** Documents for their mentor and for admins. */
import { Effect } from "effect"
import { type Handler, LinkBase } from "../../kernel/index.js"
import type { Operations } from "../operations.js"
import { VerificationDocumentRepository } from "../ports.js"
import { makeToAdminResources } from "../to-admin-resources.js"
import { toDocumentResource } from "../to-resource.js"

export const listDocuments = Effect.gen(function* () {
  const documents = yield* VerificationDocumentRepository
  const toResources = toDocumentResource((yield* LinkBase).appUrl)

  const handler: Handler<Operations, "listDocuments"> = ({ mentorId }) =>
    Effect.map(documents.list(mentorId), (own) => ({ verification_documents: own.map(toResources) }))
  return handler
})

export const listDocumentsToReview = Effect.gen(function* () {
  const documents = yield* VerificationDocumentRepository
  const toResources = yield* makeToAdminResources

  const handler: Handler<Operations, "listDocumentsToReview"> = Effect.fnUntraced(function* (
    _admin,
    { document_type, mentor_id, status = "pending", ...page }
  ) {
    const filter = {
      status: status === "all" ? null : status,
      documentType: document_type ?? null,
      mentorId: mentor_id ?? null
    }
    const found = yield* documents.listQueue(filter, page)
    return { verification_documents: { ...found, items: yield* toResources(found.items) } }
  })
  return handler
})
