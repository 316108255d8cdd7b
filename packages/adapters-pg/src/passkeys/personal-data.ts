/** Where people are in the tables of passkeys. In which order rows are erased follows from the foreign keys. */
import { type PersonalData, secretRows } from "../database/personal-data.js"

export const personalData: PersonalData = {
  tables: [
    secretRows("passkeys", "credential_id", "public_key", "sign_count"),
    secretRows("passkey_challenges", "hash")
  ]
}
