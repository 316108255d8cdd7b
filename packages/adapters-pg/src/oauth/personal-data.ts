/** Where people are in the tables of oauth. In which order rows are erased follows from the foreign keys. */
import { type PersonalData, secretRows } from "../database/personal-data.js"

export const personalData: PersonalData = {
  tables: [
    secretRows("oauth_accounts"),
    // The person who asks for the link is not known to be the account's holder.
    {
      table: "oauth_pending_links",
      of: "token_id in (select id from access_tokens where user_id = $1)",
      omit: ["token_id", "subject"],
      erase: "delete"
    }
  ]
}
