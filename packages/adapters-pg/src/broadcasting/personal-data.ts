/** Where people are in the tables of broadcasting. */
import { ofUser, type PersonalData } from "../database/personal-data.js"

export const personalData: PersonalData = {
  tables: [{ table: "presences", of: ofUser, erase: "delete" }],
  withoutPeople: { realtime_hosts: "hosts, each for as long as it runs" }
}
