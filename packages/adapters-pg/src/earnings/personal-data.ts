/** Where people are in the tables of earnings, in the order in which their rows are erased. */
import { ofMentor, type PersonalData } from "../database/personal-data.js"

export const personalData: PersonalData = {
  tables: [
    { table: "journal_postings", of: ofMentor },
    { table: "mentor_balances", of: ofMentor },
    { table: "mentor_earnings", of: ofMentor }
  ]
}
