/** Where people are in the tables of the kernel. In which order rows are erased follows from the foreign keys. */
import { type PersonalData, secretRows } from "./personal-data.js"

export const personalData: PersonalData = {
  tables: [
    secretRows("idempotency_keys", "key_hash", "fingerprint", "token"),
    { table: "audit_log", of: "actor_id = $1" }
  ],
  withoutPeople: {
    deliveries:
      "who of several is still to be told of an event, by id; its error names no address, and it goes with its event",
    dev_messages: "the mailbox of development",
    file_owners: "which rows named above hold which files",
    stored_files: "names of files, which belong to rows named above",
    sweep_runs: "when each sweep was run last"
  }
}
