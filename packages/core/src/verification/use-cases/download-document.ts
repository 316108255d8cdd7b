/** A document's file, for its mentor and for admins. */
import { Effect, Option } from "effect"
import { downloadingFiles, type Handler } from "../../kernel/index.js"
import { downloadName, type VerificationDocument } from "../document.js"
import { DocumentNotFound } from "../errors.js"
import type { Operations } from "../operations.js"
import { VerificationDocumentRepository } from "../ports.js"

const downloading = Effect.map(
  downloadingFiles,
  (download) => (found: Option.Option<VerificationDocument>) =>
    Effect.transposeMapOption(found, (document) => download(document.fileKey, downloadName(document))).pipe(
      Effect.map(Option.flatten),
      Effect.flatten,
      // The file may have been replaced or deleted in this very moment.
      Effect.mapBoth({ onFailure: () => new DocumentNotFound(), onSuccess: (file) => ({ file }) })
    )
)

export const downloadDocument = Effect.gen(function* () {
  const documents = yield* VerificationDocumentRepository
  const download = yield* downloading

  const handler: Handler<Operations, "downloadDocument"> = ({ mentorId }, { id }) =>
    Effect.flatMap(documents.find(id), (found) =>
      download(Option.filter(found, (document) => document.mentorId === mentorId))
    )
  return handler
})

export const downloadDocumentToReview = Effect.gen(function* () {
  const documents = yield* VerificationDocumentRepository
  const download = yield* downloading

  const handler: Handler<Operations, "downloadDocumentToReview"> = (_admin, { id }) =>
    Effect.flatMap(documents.find(id), download)
  return handler
})
