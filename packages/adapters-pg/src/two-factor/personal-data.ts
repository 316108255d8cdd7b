/** Where people are in the tables of two-factor. In which order rows are erased follows from the foreign keys. */
import { type PersonalData, secretRows } from "../database/personal-data.js"

export const personalData: PersonalData = {
  tables: [
    secretRows("two_factor_attempts"),
    secretRows("one_time_codes", "id"),
    secretRows("totp_credentials", "secret", "pending_secret"),
    secretRows("backup_code_sets", "id"),
    secretRows("trusted_devices", "secret_hash")
  ],
  withoutPeople: {
    backup_codes: "hashes, which go with their set"
  }
}
