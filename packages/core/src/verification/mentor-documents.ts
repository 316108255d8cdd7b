import { Effect, Layer } from "effect"
import { LinkBase } from "../kernel/index.js"
import { MentorDocuments } from "../profiles/index.js"
import { VerificationDocumentRepository } from "./ports.js"
import { toDocumentResource } from "./to-resource.js"

/** Implements profiles' port for documents. */
export const mentorDocuments = Layer.effect(
  MentorDocuments,
  Effect.gen(function* () {
    const documents = yield* VerificationDocumentRepository
    const toResource = toDocumentResource((yield* LinkBase).appUrl)
    return { list: (mentorId) => Effect.map(documents.list(mentorId), (own) => own.map(toResource)) }
  })
)
