/** Where people are in the tables of reports, in the order in which their rows are erased. */
import type { PersonalData } from "../database/personal-data.js"

export const personalData: PersonalData = {
  tables: [
    // What was reported is not told in the words of somebody who has left.
    { table: "reports", of: "reporter_id = $1", erase: { set: "details = null" } }
  ]
}
