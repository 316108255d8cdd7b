/** Where people are in the tables of mentor-search. In which order rows are erased follows from the foreign keys. */
import type { PersonalData } from "../database/personal-data.js"

export const personalData: PersonalData = {
  withoutPeople: {
    mentor_listings: "made of rows named above and gone with what they are made of",
    mentor_listing_changes: "empty but within a transaction"
  }
}
