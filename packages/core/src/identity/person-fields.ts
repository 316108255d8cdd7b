/** Fields that several resources show of people, with what the contract says of them. Not in the order of any. */
import { Schema } from "effect"
import { described, Integer, Role, Timestamp } from "../kernel/index.js"
import { TwoFactorMethod } from "./factor-method.js"
import { Gender, genderText } from "./gender.js"

const media = "https://api.example.com/media/01920000-0000-7000-8000-000000000010/large"

/** What others may see. */
export const personFields = {
  name: described(Schema.String, "Full name, as the person writes it.", "Ana Duarte"),
  username: described(Schema.String, "Unique name in addresses; its owner can change it.", "ana-duarte"),
  bio: Schema.NullOr(
    described(Schema.String, "A few words about the person; null if there are none.", "Runs and mentors teams.")
  ),
  about: Schema.NullOr(
    described(
      Schema.String,
      "A longer text about the person; null if there is none.",
      "I have built back ends for twelve years and led teams for six of them."
    )
  ),
  avatar_url: Schema.NullOr(described(Schema.String, "Address of the picture; null without one.", media)),
  cover_photo_url: Schema.NullOr(
    described(
      Schema.String,
      "Address of the wide picture at the top of the profile; null without one.",
      media.replace("10/", "11/")
    )
  ),
  gender: Schema.NullOr(described(Gender, genderText, 2)),
  gender_label: Schema.NullOr(
    described(Schema.String, "The gender in words; null if it was never declared.", "Female")
  ),
  timezone: described(Schema.String, "The person's time zone by its IANA name.", "Europe/Lisbon"),
  languages: described(Schema.Array(Schema.String), "Languages the mentor speaks, as the mentor writes them.", [
    "English",
    "Portuguese"
  ])
}

/** What only the account itself sees. */
export const accountFields = {
  locale: described(Schema.String, "Language of the person's mails and notifications, a tag of BCP 47.", "de-AT"),
  email: described(Schema.String, "Address that mail goes to and that one signs in with.", "ana@example.com"),
  email_verified_at: Schema.NullOr(
    described(Timestamp, "When the mail address was proven; null until then.", "2027-03-01T09:00:00+00:00")
  ),
  has_password: described(
    Schema.Boolean,
    "False if one only signs in by a provider or a passkey; a password can then be set without the current one."
  ),
  two_factor_enabled: described(Schema.Boolean, "Whether a sign-in asks for a second factor."),
  default_two_factor_method: described(
    TwoFactorMethod,
    "The method that a sign-in asks for; `email` while two-factor is off."
  ),
  enabled_two_factor_methods: described(
    Schema.Array(TwoFactorMethod),
    "Methods that can answer a sign-in; empty while two-factor is off."
  ),
  phone_number: Schema.NullOr(
    described(Schema.String, "Phone number in E.164; null if none was given.", "+351912345678")
  ),
  phone_verified_at: Schema.NullOr(
    described(Timestamp, "When the number was proven; null until then.", "2027-03-02T09:00:00+00:00")
  ),
  is_active: described(Schema.Boolean, "False while the account is suspended."),
  roles: described(Schema.Array(Role), "All roles of the account; one may have several."),
  created_at: described(Timestamp, "When the account was made.", "2027-03-01T08:30:00+00:00"),
  updated_at: described(Timestamp, "When the account was last changed.", "2027-03-10T16:20:00+00:00")
}

/** Zero where there are no social areas. */
export const countFields = {
  connections_count: described(Integer, "People the person is connected with.", 12),
  posts_count: described(Integer, "Posts in the feed.", 5),
  followers_count: described(Integer, "People who follow the person.", 48),
  following_count: described(Integer, "People the person follows.", 17)
}
