/** Where people are in the tables of scheduling. In which order rows are erased follows from the foreign keys. */
import { ofMentor, ofUser, type PersonalData } from "../database/personal-data.js"

export const personalData: PersonalData = {
  tables: [
    { table: "off_days", of: ofMentor, erase: "delete" },
    { table: "availability_overrides", of: ofMentor, erase: "delete" },
    { table: "availability_rules", of: ofMentor, erase: { set: "is_active = false, updated_at = $2" } },
    { table: "session_types", of: ofMentor, erase: { set: "is_active = false, updated_at = $2" } },
    { table: "slots", of: ofMentor },
    { table: "slot_holds", of: ofUser },
    { table: "booking_attempts", of: ofUser }
  ],
  withoutPeople: {
    slot_regenerations: "work to be done for a mentor's slots"
  }
}
