/** Verification documents and their rules. Pure: no Effect, no clock, no database. */
import { type DateTime, Either, Schema } from "effect"
import type { FileKey, FileOwner, MentorId, UserId } from "../kernel/index.js"
import type { DocumentStatus, DocumentType } from "../profiles/index.js"
import {
  DocumentLocked,
  DocumentNotFound,
  DocumentNotPending,
  DocumentReplaced,
  DocumentTypeApproved,
  TooManyDocuments
} from "./errors.js"
import type { VerificationDocumentId } from "./ids.js"

/** The stored file of a document. */
export interface DocumentFile {
  readonly key: FileKey
  /** Original file name; shown, never a path. */
  readonly originalName: string
  readonly contentType: DocumentContentType
  /** In bytes. */
  readonly size: number
}

/** Erasing an account says the same kind in SQL. */
export const fileOwnerOf = (id: VerificationDocumentId): FileOwner => ({ kind: "verification_document", id })

export const DocumentContentType = Schema.Literal("application/pdf", "image/jpeg", "image/png")
export type DocumentContentType = typeof DocumentContentType.Type

export interface VerificationDocument extends DocumentFile {
  readonly id: VerificationDocumentId
  readonly mentorId: MentorId
  readonly documentType: DocumentType
  readonly status: DocumentStatus
  readonly adminNotes: string | null
  readonly reviewedBy: UserId | null
  readonly reviewedAt: DateTime.Utc | null
  readonly createdAt: DateTime.Utc
  readonly updatedAt: DateTime.Utc
}

/** Keeps a mentor's list short. */
export const maxDocuments = 50

const unreviewed = { status: "pending", adminNotes: null, reviewedBy: null, reviewedAt: null } as const

export const newDocument = (
  fields: DocumentFile & Pick<VerificationDocument, "id" | "mentorId" | "documentType">,
  at: DateTime.Utc
): VerificationDocument => ({ ...fields, ...unreviewed, createdAt: at, updatedAt: at })

/** After an approval nothing of its type can be added. */
const isOpen = (own: ReadonlyArray<VerificationDocument>, type: DocumentType) =>
  own.some(({ documentType, status }) => documentType === type && status === "approved")
    ? Either.left(new DocumentTypeApproved({ documentType: type }))
    : Either.void

/** `own` are all documents of the mentor, here as below. */
export const mayUpload = (
  own: ReadonlyArray<VerificationDocument>,
  type: DocumentType,
  count: number
): Either.Either<void, DocumentTypeApproved | TooManyDocuments> =>
  Either.flatMap(isOpen(own, type), () =>
    own.length + count <= maxDocuments ? Either.void : Either.left(new TooManyDocuments())
  )

/** Another mentor's document is reported as not found. */
const ownOne = (own: ReadonlyArray<VerificationDocument>, id: VerificationDocumentId) =>
  Either.fromNullable(
    own.find((one) => one.id === id),
    () => new DocumentNotFound()
  )

const unlocked = (
  own: ReadonlyArray<VerificationDocument>,
  id: VerificationDocumentId,
  attempt: DocumentLocked["attempt"]
) =>
  Either.filterOrLeft(
    ownOne(own, id),
    ({ status }) => status !== "approved",
    () => new DocumentLocked({ attempt })
  )

/** The document to be replaced. Default type: its own. */
export const replaceable = (
  own: ReadonlyArray<VerificationDocument>,
  id: VerificationDocumentId,
  type: DocumentType | undefined
): Either.Either<VerificationDocument, DocumentNotFound | DocumentLocked | DocumentTypeApproved> =>
  Either.flatMap(unlocked(own, id, "updated"), (document) =>
    Either.map(isOpen(own, type ?? document.documentType), () => document)
  )

/** Back to unreviewed: notes on the old file do not apply to the new one. */
export const replaced = (
  document: VerificationDocument,
  file: DocumentFile,
  type: DocumentType | undefined,
  at: DateTime.Utc
): VerificationDocument => ({
  ...document,
  ...file,
  ...unreviewed,
  documentType: type ?? document.documentType,
  updatedAt: at
})

export const removable = (
  own: ReadonlyArray<VerificationDocument>,
  id: VerificationDocumentId
): Either.Either<VerificationDocument, DocumentNotFound | DocumentLocked> => unlocked(own, id, "deleted")

/** Changes with every file, and with nothing else while a review is pending. */
export const versionOf = ({ updatedAt }: VerificationDocument): number => updatedAt.epochMillis

export interface Review {
  readonly status: Exclude<DocumentStatus, "pending">
  readonly notes: string | null
  readonly by: UserId
  readonly at: DateTime.Utc
  /** The reviewed file, if the reviewer names it. */
  readonly version: number | undefined
}

/** Once; only a new file starts another review. */
export const reviewed = (
  own: ReadonlyArray<VerificationDocument>,
  id: VerificationDocumentId,
  { at, by, notes, status, version }: Review
): Either.Either<VerificationDocument, DocumentNotFound | DocumentNotPending | DocumentReplaced> =>
  Either.flatMap(
    ownOne(own, id),
    (document): Either.Either<VerificationDocument, DocumentNotPending | DocumentReplaced> => {
      if (document.status !== "pending") return Either.left(new DocumentNotPending({ status: document.status }))
      if (version !== undefined && version !== versionOf(document)) return Either.left(new DocumentReplaced())
      return Either.right({
        ...document,
        status,
        adminNotes: notes,
        reviewedBy: by,
        reviewedAt: at,
        updatedAt: at
      })
    }
  )

const endings: { readonly [T in DocumentContentType]: readonly [string, ...ReadonlyArray<string>] } = {
  "application/pdf": [".pdf"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/png": [".png"]
}

/** Safe file name: "scan.exe" becomes "scan.exe.pdf". */
export const downloadName = ({ contentType, originalName }: DocumentFile): string => {
  const known = endings[contentType]
  const lower = originalName.toLowerCase()
  return known.some((ending) => lower.endsWith(ending)) ? originalName : `${originalName}${known[0]}`
}
