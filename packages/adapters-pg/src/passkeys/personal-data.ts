/** Where people are in the tables of passkeys, in the order in which their rows are erased. */
import { type PersonalData, secretRows } from "../database/personal-data.js"

export const personalData: PersonalData = {
  tables: [
    secretRows("passkeys", "credential_id", "public_key", "sign_count"),
    secretRows("passkey_challenges", "hash")
  ]
}
