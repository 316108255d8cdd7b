/** Where people are in the tables of favourites. In which order rows are erased follows from the foreign keys. */
import { ofUser, type PersonalData } from "../database/personal-data.js"

export const personalData: PersonalData = {
  // Rows belong to the user who made them. Those of others about an erased mentor stay, and no list shows them.
  tables: [{ table: "favourites", of: ofUser, erase: "delete" }]
}
