/** Where people are in the tables of withdrawals. In which order rows are erased follows from the foreign keys. */
import { ofMentor, type PersonalData } from "../database/personal-data.js"

export const personalData: PersonalData = {
  tables: [
    // Money records stay; what describes the bank account is erased.
    { table: "withdrawals", of: ofMentor, erase: { set: "note = null, method_title = method_type, updated_at = $2" } }
  ]
}
