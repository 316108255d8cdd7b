/** A document's file, for its mentor and for admins. */
import { DateTime, Effect, Option } from "effect"
import { AuditLog, type Handler, makeDownloadFile } from "../../kernel/index.js"
import { downloadName, type VerificationDocument } from "../document.js"
import { DocumentNotFound } from "../errors.js"
import type { Operations } from "../operations.js"
import { VerificationDocumentRepository } from "../ports.js"

const makeDownload = Effect.map(
  makeDownloadFile,
  (download) => (found: Option.Option<VerificationDocument>) =>
    Effect.transposeMapOption(found, (document) => download(document.key, downloadName(document))).pipe(
      Effect.map(Option.flatten),
      Effect.flatten,
      // The file may have been replaced or deleted in this very moment.
      Effect.mapBoth({ onFailure: () => new DocumentNotFound(), onSuccess: (file) => ({ file }) })
    )
)

export const downloadDocument = Effect.gen(function* () {
  const documents = yield* VerificationDocumentRepository
  const download = yield* makeDownload

  const handler: Handler<Operations, "downloadDocument"> = ({ mentorId }, { id }) =>
    Effect.flatMap(documents.find(id), (found) =>
      download(Option.filter(found, (document) => document.mentorId === mentorId))
    )
  return handler
})

/** Downloads for admins are recorded in the audit log: the files are identity papers. */
export const downloadDocumentToReview = Effect.gen(function* () {
  const documents = yield* VerificationDocumentRepository
  const download = yield* makeDownload
  const auditLog = yield* AuditLog

  const handler: Handler<Operations, "downloadDocumentToReview"> = Effect.fnUntraced(function* (admin, { id }) {
    const file = yield* Effect.flatMap(documents.find(id), download)
    yield* auditLog.record({
      actorId: admin.userId,
      action: "verification_document.downloaded",
      subjectType: "verification_document",
      subjectId: id,
      before: undefined,
      after: undefined,
      at: yield* DateTime.now
    })
    return file
  })
  return handler
})
