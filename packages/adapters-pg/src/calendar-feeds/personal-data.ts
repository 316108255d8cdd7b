/** Where people are in the tables of calendar-feeds, in the order in which their rows are erased. */
import { ofMentor, type PersonalData } from "../database/personal-data.js"

export const personalData: PersonalData = {
  tables: [{ table: "calendar_feeds", of: ofMentor, omit: ["secret_hash"], erase: "delete" }]
}
