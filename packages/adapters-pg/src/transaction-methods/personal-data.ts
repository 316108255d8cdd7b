/** Where people are in the tables of transaction-methods. In which order rows are erased follows from the foreign keys. */
import { ofMentor, type PersonalData } from "../database/personal-data.js"

export const personalData: PersonalData = {
  tables: [
    {
      table: "transaction_methods",
      of: ofMentor,
      // The export shows values masked, as their mentor sees them.
      omit: ["sealed_values"],
      erase: {
        set: `title = '', masked = '[]', card = null, sealed_values = null, is_default = false,
        deleted_at = coalesce(deleted_at, $2)`
      }
    }
  ]
}
