/** Where people are in the tables of profile-media, in the order in which their rows are erased. */
import { ofUser, type PersonalData } from "../database/personal-data.js"

export const personalData: PersonalData = {
  tables: [{ table: "profile_images", of: ofUser, erase: "delete" }],
  texts: [
    // A sweep removes the files themselves.
    {
      table: "stored_files",
      set: "state = 'discarded', since = $2",
      of: `key in (
      select 'profiles/' || id || '/' || size from profile_images, unnest(sizes) size where ${ofUser})`
    }
  ]
}
