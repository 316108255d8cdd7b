/** Where people are in the tables of notifications. In which order rows are erased follows from the foreign keys. */
import { ofUser, type PersonalData } from "../database/personal-data.js"

export const personalData: PersonalData = {
  tables: [
    // What a row says of somebody else is that person's, and is looked up when it is read.
    { table: "notifications", of: ofUser, omit: ["sender_id"], erase: "delete" },
    { table: "notification_counts", of: ofUser, erase: "delete" },
    { table: "notification_preferences", of: ofUser, erase: "delete" },
    // Nobody else is told of what an erased person has done.
    { table: "notification_fan_outs", of: "sender_id = $1", erase: "delete" },
    { table: "notification_digest_items", of: ofUser, erase: "delete" },
    { table: "notification_digests", of: ofUser, erase: "delete" },
    { table: "notification_senders", of: "sender_id = $1", erase: "delete" }
  ],
  texts: [{ table: "notifications", set: "sender_id = null", of: "sender_id = $1" }]
}
