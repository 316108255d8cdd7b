/** Labels of the spec's values. */
import type { DocumentStatus, DocumentType } from "../profiles/index.js"

export const documentTypeLabels: { readonly [T in DocumentType]: string } = {
  id_card: "National ID Card",
  passport: "Passport",
  driving_license: "Driving License"
}

export const documentStatusLabels: { readonly [S in DocumentStatus]: string } = {
  pending: "Pending Review",
  approved: "Approved",
  rejected: "Rejected"
}
