/** Notices about verification documents: one on every outcome of a review. */
import type { PayloadOf } from "../../kernel/index.js"
import type { DocumentReviewed } from "../../verification/index.js"
import { holderNotice } from "../holder-notice.js"

const letterOf = { approved: "documentApproved", rejected: "documentRejected" } as const

export const documentReviewed = holderNotice(
  { name: "DocumentReviewed", type: "mentor.document_reviewed" },
  (
    { documentId, documentType, fileName, notes, status }: PayloadOf<typeof DocumentReviewed>,
    { letters, name, url }
  ) => ({
    subject: documentId,
    facts: { document_type: documentType, file_name: fileName, status },
    letter: letters[letterOf[status]](name, { type: documentType, fileName, notes }, url)
  })
)
