/** Where people are in the tables of identity. In which order rows are erased follows from the foreign keys. */
import { ofUser, type PersonalData, secretRows } from "../database/personal-data.js"
import { erasedEmail, erasedUsername } from "../people/erased.js"

export const personalData: PersonalData = {
  tables: [
    secretRows("email_verifications", "id", "token_hash"),
    secretRows("password_resets", "id", "token_hash"),
    secretRows("access_tokens", "secret_hash"),
    { table: "user_roles", of: ofUser, erase: "delete" },
    {
      table: "users",
      of: "id = $1",
      omit: ["password_hash"],
      erase: {
        set: `full_name = 'Deleted user', username = ${erasedUsername()}, email = ${erasedEmail()}, password_hash = null,
        timezone = 'UTC', locale = 'en',
        bio = null, about = null, gender = null, avatar_url = null, cover_photo_url = null, social_links = '{}',
        two_factor_methods = '{}', default_two_factor_method = null, phone_number = null, phone_verified_at = null,
        email_verified_at = null, is_active = false, updated_at = $2`
      }
    }
  ]
}
