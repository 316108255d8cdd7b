/** Notices about verification documents: one on every outcome of a review. */
import type { PayloadOf } from "../../kernel/index.js"
import { type DocumentReviewed, documentTypeLabels } from "../../verification/index.js"
import { holderNotice } from "../holder-notice.js"
import * as letters from "../templates/verification-letters.js"

const letterOf = { approved: letters.documentApproved, rejected: letters.documentRejected }

export const documentReviewed = holderNotice(
  { name: "DocumentReviewed", type: "mentor.document_reviewed" },
  ({ documentId, documentType, fileName, notes, status }: PayloadOf<typeof DocumentReviewed>, { home, name }) => ({
    subject: documentId,
    facts: { document_type: documentType, file_name: fileName, status },
    letter: letterOf[status](name, { type: documentTypeLabels[documentType], fileName, notes }, home)
  })
)
