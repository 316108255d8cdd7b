/** Where people are in the tables of calendar-feeds. In which order rows are erased follows from the foreign keys. */
import { ofMentor, type PersonalData } from "../database/personal-data.js"

export const personalData: PersonalData = {
  tables: [{ table: "calendar_feeds", of: ofMentor, omit: ["secret_hash"], erase: "delete" }]
}
