/** Where people are in the tables of profile-media. In which order rows are erased follows from the foreign keys. */
import { ofUser, type PersonalData } from "../database/personal-data.js"

export const personalData: PersonalData = {
  tables: [{ table: "profile_images", of: ofUser, erase: "delete" }],
  // A sweep removes the files themselves.
  fileOwners: [{ kind: "profile_image", ids: `select id from profile_images where ${ofUser}` }]
}
