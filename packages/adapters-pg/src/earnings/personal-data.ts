/** Where people are in the tables of earnings. In which order rows are erased follows from the foreign keys. */
import { unpaidAccounts } from "@mentorkit/core/earnings/ports"
import { literals } from "../database/literals.js"
import { type Obligation, ofMentor, type PersonalData } from "../database/personal-data.js"

export const personalData: PersonalData = {
  tables: [
    { table: "journal_postings", of: ofMentor },
    { table: "mentor_balances", of: ofMentor },
    { table: "mentor_earnings", of: ofMentor }
  ]
}

/** Currencies in which earnings are still to be paid out. */
export const obligations: ReadonlyArray<Obligation> = [
  {
    kind: "unpaid_earnings",
    query: `
      select distinct currency as subject from mentor_balances
      where minor <> 0 and account in ${literals(unpaidAccounts)} and ${ofMentor}`
  }
]
