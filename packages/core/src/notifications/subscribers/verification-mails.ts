/** Mails about verification documents: one on every outcome of a review. */
import type { PayloadOf } from "../../kernel/index.js"
import { type DocumentReviewed, documentTypeLabels } from "../../verification/index.js"
import { holderMailReaction } from "../holder-mail-reaction.js"
import * as letters from "../templates/verification-letters.js"

const letterOf = { approved: letters.documentApproved, rejected: letters.documentRejected }

export const mailDocumentReviewed = holderMailReaction(
  { name: "notifications.mailDocumentReviewed", type: "mentor.document_reviewed" },
  ({ documentType, fileName, notes, status }: PayloadOf<typeof DocumentReviewed>, { home, name }) =>
    letterOf[status](name, { type: documentTypeLabels[documentType], fileName, notes }, home)
)
