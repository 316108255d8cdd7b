/** The operations of verification. */
import { SchemaAST as AST, Schema } from "effect"
import {
  atLeast,
  atMostBytes,
  beginningLike,
  described,
  FileDownload,
  fieldProblem,
  Integer,
  limitSentence,
  MentorId,
  MentorProfileNotFound,
  namedOperations,
  operation,
  optional,
  Page,
  type Problem,
  pageFields,
  type RawInput,
  sentences,
  Text,
  UploadedFile
} from "../kernel/index.js"
import { DocumentStatus, DocumentType } from "../profiles/index.js"
import {
  DocumentLocked,
  DocumentNotFound,
  DocumentNotPending,
  DocumentReplaced,
  DocumentTypeApproved,
  TooManyDocuments
} from "./errors.js"
import { VerificationDocumentId } from "./ids.js"
import { oldestDocuments } from "./ports.js"
import { AdminVerificationDocument, VerificationDocumentResource } from "./resources.js"
import { uploadsPerMinute } from "./settings.js"

const maxBytes = 5 * 1024 * 1024
const maxFiles = 5

/** The spec's own words. */
const texts = {
  missing: "At least one document file is required.",
  tooMany: `You may upload at most ${maxFiles} files per request.`,
  unreadable: "Each document must be a PDF, JPG, or PNG file.",
  tooLarge: "Each document may not be larger than 5 MB.",
  missingReplacement: "A replacement document file is required."
}

/** Also of a file that begins rightly and cannot be read. */
export const unreadableDocument = (index: number): Problem => ({
  path: ["documents", index],
  message: texts.unreadable
})
export const unreadableReplacement: Problem = fieldProblem(["document"], "must be a file of type: pdf, jpg, jpeg, png")

const kinds = ["pdf", "jpg", "png"] as const

const Documents = described(
  Schema.Array(UploadedFile.pipe(atMostBytes(maxBytes, texts.tooLarge), beginningLike(kinds, texts.unreadable))).pipe(
    Schema.minItems(1),
    Schema.maxItems(maxFiles, limitSentence(texts.tooMany)),
    Schema.annotations(sentences({ required: texts.missing }))
  ),
  "Files, each of which becomes a document: PDF, JPEG or PNG, 5 MB each at most."
)

const Replacement = described(
  UploadedFile.pipe(
    atMostBytes(maxBytes),
    beginningLike(kinds, unreadableReplacement.message),
    Schema.annotations({
      ...sentences({ required: texts.missingReplacement }),
      // Or the contract would write it out.
      [AST.JSONIdentifierAnnotationId]: "UploadedFile"
    })
  ),
  "The new file, in place of the former one: PDF, JPEG or PNG, 5 MB at most."
)

/** A file that is wrong must not hide that there are too many. */
const notTooMany = ({ documents }: RawInput): ReadonlyArray<Problem> =>
  Array.isArray(documents) && documents.length > maxFiles ? [{ path: ["documents"], message: texts.tooMany }] : []

const notesOfRejection = ({ notes, status }: RawInput): ReadonlyArray<Problem> =>
  status === "rejected" && (notes ?? null) === null
    ? [fieldProblem(["notes"], "is required when status is rejected")]
    : []

const byId = Schema.Struct({ id: VerificationDocumentId })
const download = {
  success: Schema.Struct({ file: described(FileDownload, "The file as it is stored.") }),
  failures: [DocumentNotFound]
} as const

export const operations = namedOperations("verification", {
  listDocuments: operation({
    access: "mentor",
    input: Schema.Struct({}),
    success: Schema.Struct({
      verification_documents: described(Schema.Array(VerificationDocumentResource), "The caller's own, newest first.")
    }),
    failures: []
  }),
  /** Each file becomes a document. */
  uploadDocuments: operation({
    access: "mentor",
    input: Schema.Struct({
      document_type: described(DocumentType, "What all of the files are."),
      documents: Documents
    }),
    rules: notTooMany,
    success: Schema.Struct({
      verification_documents: described(
        Schema.Array(VerificationDocumentResource),
        "The new documents, in the order of the files."
      )
    }),
    failures: [DocumentTypeApproved, TooManyDocuments, MentorProfileNotFound],
    rateLimit: { perMinute: uploadsPerMinute }
  }),
  /** The document waits for a review again. */
  replaceDocument: operation({
    access: "mentor",
    input: Schema.Struct({
      ...byId.fields,
      document: Replacement,
      document_type: optional(described(DocumentType, "What the document is. Left out: as before."))
    }),
    success: Schema.Struct({
      verification_document: described(VerificationDocumentResource, "The document, which waits for a review.")
    }),
    failures: [DocumentNotFound, DocumentLocked, DocumentTypeApproved, MentorProfileNotFound],
    rateLimit: { perMinute: uploadsPerMinute }
  }),
  downloadDocument: operation({ access: "mentor", input: byId, ...download }),
  deleteDocument: operation({
    access: "mentor",
    input: byId,
    success: Schema.Struct({}),
    failures: [DocumentNotFound, DocumentLocked]
  }),
  /** Default: pending documents, oldest first; another status or "all" on request. */
  listDocumentsToReview: operation({
    access: "admin",
    input: Schema.Struct({
      ...pageFields(oldestDocuments),
      status: optional(
        described(
          Schema.Literal(...DocumentStatus.literals, "all"),
          "Only documents with this status, or all. Left out: those that wait for a review."
        )
      ),
      document_type: optional(described(DocumentType, "Only documents of this type.")),
      mentor_id: optional(described(MentorId, "Only documents of the mentor with this profile."))
    }),
    success: Schema.Struct({ verification_documents: Page(AdminVerificationDocument) }),
    failures: []
  }),
  downloadDocumentToReview: operation({ access: "admin", input: byId, ...download }),
  /** The mentor gets a mail with the notes. */
  reviewDocument: operation({
    access: "admin",
    input: Schema.Struct({
      ...byId.fields,
      status: described(Schema.Literal("approved", "rejected"), "How the review ends.", "rejected"),
      notes: optional(
        described(
          Text(2000).pipe(atLeast(3)),
          "What the mentor is told; required of a rejection.",
          "The date of birth cannot be read."
        )
      ),
      version: optional(
        described(
          Integer,
          "Version of the file that was looked at: refused if the file was replaced since. Left out: whatever it is.",
          1_805_032_800_000
        )
      )
    }),
    rules: notesOfRejection,
    success: Schema.Struct({ verification_document: described(AdminVerificationDocument, "The reviewed document.") }),
    failures: [DocumentNotFound, DocumentNotPending, DocumentReplaced]
  })
})

type Declared = typeof operations
/** A name for editors and declarations to show in place of every schema. */
export interface Operations extends Declared {}
