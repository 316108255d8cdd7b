/** Where people are in the tables of reports, in the order in which their rows are erased. */
import type { PersonalData } from "../database/personal-data.js"

export const personalData: PersonalData = {
  tables: [
    // The report stays, without the words of the erased account.
    { table: "reports", of: "reporter_id = $1", erase: { set: "details = null" } }
  ]
}
