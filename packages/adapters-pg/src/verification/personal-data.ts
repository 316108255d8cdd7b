/** Where people are in the tables of verification, in the order in which their rows are erased. */
import { ofMentor, type PersonalData } from "../database/personal-data.js"

export const personalData: PersonalData = {
  tables: [{ table: "verification_documents", of: ofMentor, omit: ["file_key", "reviewed_by"], erase: "delete" }],
  texts: [
    // A sweep removes the files themselves.
    {
      table: "stored_files",
      set: "state = 'discarded', since = $2",
      of: `key in (select file_key from verification_documents where ${ofMentor})`
    }
  ]
}
