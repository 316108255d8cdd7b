/** Where people are in the tables of reports. In which order rows are erased follows from the foreign keys. */
import type { PersonalData } from "../database/personal-data.js"

export const personalData: PersonalData = {
  tables: [
    // The report stays, without the words of the erased account.
    { table: "reports", of: "reporter_id = $1", erase: { set: "details = null" } }
  ]
}
