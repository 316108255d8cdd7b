/** Where people are in the tables of reports. In which order rows are erased follows from the foreign keys. */
import type { PersonalData } from "../database/personal-data.js"

/** Whose content it is must not learn who has reported it, so such rows are in no export of theirs. */
const about = "author_id = $1"

export const personalData: PersonalData = {
  tables: [
    // The report stays, without the words of the erased account. What it is about belongs to somebody else.
    { table: "reports", of: "reporter_id = $1", omit: ["author_id", "copy"], erase: { set: "details = null" } }
  ],
  // That something of theirs was reported, and why, stays; what it was goes with everything else of theirs.
  beforeErasure: [`update reports set copy = null where ${about}`],
  fileOwners: [{ kind: "report", ids: `select id from reports where ${about}` }]
}
