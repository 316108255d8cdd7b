/** Mail templates about verification documents. */
import type { DocumentType } from "../../../profiles/index.js"
import { documentTypeLabels } from "../../../verification/index.js"
import type { Letter } from "../../templates/letter.js"

export interface ReviewedDocument {
  readonly type: DocumentType
  readonly fileName: string
  readonly notes: string | null
}

const facts = ({ fileName, type }: ReviewedDocument) =>
  [
    ["Document", documentTypeLabels[type]],
    ["File", fileName]
  ] as const

const quoteOf = ({ notes }: ReviewedDocument): Pick<Letter, "quote"> =>
  notes === null ? {} : { quote: { label: "Notes on the review", text: notes } }

export const documentApproved = (name: string, document: ReviewedDocument, url: string): Letter => ({
  subject: "Your document has been approved",
  name,
  paragraphs: ["We have looked at a document that you sent us and approved it. There is nothing left to do about it."],
  facts: facts(document),
  ...quoteOf(document),
  action: { label: "Look at your documents", url }
})

export const documentRejected = (name: string, document: ReviewedDocument, url: string): Letter => ({
  subject: "Please send your document again",
  name,
  paragraphs: [
    "We have looked at a document that you sent us and cannot accept it as it is. Please replace it with another file."
  ],
  facts: facts(document),
  ...quoteOf(document),
  action: { label: "Replace the document", url }
})
