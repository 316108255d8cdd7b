/** Where people are in the tables of verification. In which order rows are erased follows from the foreign keys. */
import { ofMentor, type PersonalData } from "../database/personal-data.js"

export const personalData: PersonalData = {
  tables: [{ table: "verification_documents", of: ofMentor, omit: ["file_key", "reviewed_by"], erase: "delete" }],
  // A sweep removes the files themselves.
  fileOwners: [{ kind: "verification_document", ids: `select id from verification_documents where ${ofMentor}` }]
}
