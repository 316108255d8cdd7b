/** Requests that work for the operations of verification. */
import { unwrap } from "@mentorkit/client"
import { pdf } from "@mentorkit/test-kit/files/pdfs"
import { picture } from "@mentorkit/test-kit/files/pictures"
import { SentFile } from "../forms.js"
import { blobOf } from "../profile-media.js"
import type { MakeWishes } from "../wishes.js"

const scan = (name = "passport.pdf") => new SentFile(pdf(), name, "application/pdf")

/** The mentor has a document for everything that can be done with one. */
export const wishes: MakeWishes = async ({ admin, mentor: { client, token }, offer: { mentorId } }) => {
  const { verification_documents: waiting } = unwrap(
    await client.verification.uploadDocuments({
      document_type: "passport",
      documents: Array.from({ length: 4 }, () => blobOf(scan()))
    })
  )
  const [kept, replaced, deleted, reviewed] = waiting.map(({ id }) => id)
  const photo = new SentFile(await picture("jpeg", 300, 200), "card.jpg", "image/jpeg")
  return {
    "verification.listDocuments": { input: {}, token },
    "verification.uploadDocuments": { input: { document_type: "id_card", documents: [scan(), photo] }, token },
    "verification.replaceDocument": {
      input: { id: replaced, document: scan(), document_type: "driving_license" },
      token
    },
    "verification.downloadDocument": { input: { id: kept }, token },
    "verification.deleteDocument": { input: { id: deleted }, token },
    "verification.listDocumentsToReview": {
      input: { status: "pending", document_type: "passport", mentor_id: mentorId, page: 1, per_page: 10 },
      token: admin
    },
    "verification.downloadDocumentToReview": { input: { id: kept }, token: admin },
    "verification.reviewDocument": {
      input: { id: reviewed, status: "rejected", notes: "Too dark to read" },
      token: admin
    }
  }
}
