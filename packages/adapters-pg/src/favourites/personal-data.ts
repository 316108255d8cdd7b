/** Where people are in the tables of favourites, in the order in which their rows are erased. */
import { ofUser, type PersonalData } from "../database/personal-data.js"

export const personalData: PersonalData = {
  // Of whoever bookmarks. Rows of others about a mentor who has left are theirs: they stay, and no list shows them.
  tables: [{ table: "favourites", of: ofUser, erase: "delete" }]
}
