/** Documents with their mentors, for admins. */
import { Effect } from "effect"
import { LinkBase } from "../kernel/index.js"
import type { VerificationDocument } from "./document.js"
import { VerificationDocumentRepository } from "./ports.js"
import { toAdminDocumentResource } from "./to-resource.js"

export const makeToAdminResources = Effect.gen(function* () {
  const { listOwners: owners } = yield* VerificationDocumentRepository
  const toResource = toAdminDocumentResource((yield* LinkBase).appUrl)

  return Effect.fnUntraced(function* (documents: ReadonlyArray<VerificationDocument>) {
    const people = new Map(
      (yield* owners(documents.map(({ mentorId }) => mentorId))).map((owner) => [owner.mentorId, owner])
    )
    return documents.flatMap((document) => {
      // A document has its mentor by foreign key.
      const owner = people.get(document.mentorId)
      return owner === undefined ? [] : [toResource(document, owner)]
    })
  })
})
