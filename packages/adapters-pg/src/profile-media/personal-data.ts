/** Where people are in the tables of profile-media, in the order in which their rows are erased. */
import { ofUser, type PersonalData } from "../database/personal-data.js"

export const personalData: PersonalData = {
  tables: [{ table: "profile_images", of: ofUser, erase: "delete" }],
  // A sweep removes the files themselves.
  fileOwners: [{ kind: "profile_image", ids: `select id from profile_images where ${ofUser}` }]
}
