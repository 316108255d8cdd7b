/** Where people are in the tables of uploads. In which order rows are erased follows from the foreign keys. */
import { ofUser, type PersonalData } from "../database/personal-data.js"

const ofUpload = `upload_id in (select id from uploads where ${ofUser})`

export const personalData: PersonalData = {
  // As chunks and completions do: first the upload, then its files.
  beforeErasure: [`select id from uploads where ${ofUser} order by id for update`],
  tables: [
    { table: "uploads", of: ofUser, omit: ["file_key"], erase: "delete" },
    { table: "upload_chunks", of: ofUpload, omit: ["file_key"], erase: "delete" }
  ],
  // A sweep removes the files themselves.
  fileOwners: [{ kind: "upload", ids: `select id from uploads where ${ofUser}` }]
}
