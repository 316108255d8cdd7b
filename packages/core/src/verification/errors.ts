/** Errors of verification. The message is for people; the fields are for programs. */
import { Schema } from "effect"
import { described } from "../kernel/index.js"
import { DocumentStatus, DocumentType } from "../profiles/index.js"
import { documentStatusLabels, documentTypeLabels } from "./labels.js"

export class DocumentNotFound extends Schema.TaggedError<DocumentNotFound>()(
  "DocumentNotFound",
  {},
  {
    description: "The same for another mentor's document."
  }
) {
  override get message() {
    return "Verification document not found."
  }
}

/** Approved documents cannot be changed. */
export class DocumentLocked extends Schema.TaggedError<DocumentLocked>()("DocumentLocked", {
  attempt: described(Schema.Literal("updated", "deleted"), "What was to be done to the approved document.", "deleted")
}) {
  override get message() {
    return `An approved verification document cannot be ${this.attempt}.`
  }
}

export class DocumentTypeApproved extends Schema.TaggedError<DocumentTypeApproved>()("DocumentTypeApproved", {
  documentType: described(DocumentType, "The kind of document of which you have an approved one.", "passport")
}) {
  override get message() {
    return `Your ${documentTypeLabels[this.documentType]} has already been approved and cannot be replaced.`
  }
}

export class DocumentReplaced extends Schema.TaggedError<DocumentReplaced>()(
  "DocumentReplaced",
  {},
  {
    description: "The file was replaced since the reviewer looked."
  }
) {
  override get message() {
    return "The mentor has replaced this document. Please look at the new file."
  }
}

export class TooManyDocuments extends Schema.TaggedError<TooManyDocuments>()("TooManyDocuments", {}) {
  override get message() {
    return "You can have 50 verification documents at most. Delete one before you upload another."
  }
}

export class DocumentNotPending extends Schema.TaggedError<DocumentNotPending>()(
  "DocumentNotPending",
  {
    status: described(
      DocumentStatus,
      "Status that the document is in; only a `pending` one can be reviewed.",
      "approved"
    )
  },
  {
    description: "Reviewed by another admin, or not replaced since."
  }
) {
  override get message() {
    return `This verification document cannot be reviewed: it is ${documentStatusLabels[this.status].toLowerCase()}.`
  }
}
