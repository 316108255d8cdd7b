/** Wire schemas of identity. An identifier names the schema in OpenAPI and the SDK. */
import { Schema } from "effect"
import { described, Integer, Role, Timestamp, UserId } from "../kernel/index.js"
import { Gender } from "./gender.js"
import { AccessTokenId } from "./ids.js"
import { accountFields, countFields, personFields } from "./person-fields.js"
import { Address, CountryCode, PublicMenteeProfile, PublicMentorProfile } from "./profile-parts.js"

export const ConnectionStatus = described(
  Schema.Literal("none", "pending_outgoing", "pending_incoming", "connected"),
  "How the caller stands to the person: the caller has asked (outgoing), was asked (incoming), or they are connected."
)
export type ConnectionStatus = typeof ConnectionStatus.Type

/** The account's own user object at registration and sign-in (document 1, "User object"). */
export const UserResource = Schema.Struct({
  id: UserId,
  full_name: described(Schema.String, "Full name, as the person writes it.", "Mika Sorensen"),
  username: described(personFields.username, "Unique name in addresses; its owner can change it.", "mika-sorensen"),
  email: described(accountFields.email, "Address that mail goes to and that one signs in with.", "mika@example.com"),
  avatar_url: personFields.avatar_url,
  cover_photo_url: personFields.cover_photo_url,
  bio: Schema.NullOr(
    described(Schema.String, "A few words about the person; null if there are none.", "Learns to lead.")
  ),
  about: Schema.NullOr(
    described(
      Schema.String,
      "A longer text about the person; null if there is none.",
      "I write front ends and want to lead a team one day."
    )
  ),
  gender: Schema.NullOr(Gender),
  gender_label: Schema.NullOr(described(Schema.String, "The gender in words; null if it was never declared.", "Male")),
  social_links: described(
    Schema.Record({ key: Schema.String, value: Schema.String }),
    "Saved links by network; networks without one are left out.",
    { linkedin: "https://linkedin.com/in/mika-sorensen" }
  ),
  address: Schema.optional(
    described(
      Schema.NullOr(Address),
      "Null if none is saved. Left out where only the account was read, as at a sign-in.",
      { address: "Torstrasse 12", city: "Berlin", state: "Berlin", country: "Germany" }
    )
  ),
  timezone: described(personFields.timezone, "The person's time zone by its IANA name.", "Europe/Berlin"),
  locale: accountFields.locale,
  is_active: accountFields.is_active,
  email_verified_at: accountFields.email_verified_at,
  has_password: accountFields.has_password,
  two_factor_enabled: accountFields.two_factor_enabled,
  default_two_factor_method: accountFields.default_two_factor_method,
  enabled_two_factor_methods: accountFields.enabled_two_factor_methods,
  phone_number: Schema.NullOr(
    described(Schema.String, "Phone number in E.164; null if none was given.", "+4930123456")
  ),
  phone_verified_at: accountFields.phone_verified_at,
  roles: accountFields.roles,
  created_at: accountFields.created_at,
  updated_at: accountFields.updated_at
}).annotations({ identifier: "User", description: "An account, as only its owner sees it." })
export interface UserResource extends Schema.Schema.Type<typeof UserResource> {}

/** A live sign-in: a full token, without its secret. */
export const SessionResource = Schema.Struct({
  id: AccessTokenId,
  device_name: described(
    Schema.String,
    "Browser and system at the sign-in, as far as they were told.",
    "Firefox on Linux"
  ),
  ip_address: Schema.NullOr(
    described(Schema.String, "Network address of the sign-in; null if it is not known.", "203.0.113.7")
  ),
  last_used_at: described(Timestamp, "When the sign-in was last used, to the minute."),
  is_current: described(Schema.Boolean, "Whether the request itself was made with it."),
  created_at: described(Timestamp, "When the person signed in.", "2027-03-10T08:00:00+00:00")
}).annotations({ identifier: "Session", description: "A sign-in that is alive." })
export interface SessionResource extends Schema.Schema.Type<typeof SessionResource> {}

/** Of `Authorization: Bearer`. */
export const FullToken = described(
  Schema.String,
  "Signs the caller's requests as `Authorization: Bearer <token>`. It holds for 30 days after each use.",
  "01920000-0000-7000-8000-000000000002|k3V0x5qW8yA"
)

const linkTo = (network: string, example: string) =>
  Schema.NullOr(described(Schema.String, `Link to ${network}; null if none is saved.`, example))

const SocialLinks = Schema.Struct({
  linkedin: linkTo("LinkedIn", "https://linkedin.com/in/ana-duarte"),
  x: linkTo("X", "https://x.com/ana_duarte"),
  instagram: linkTo("Instagram", "https://instagram.com/ana.duarte"),
  facebook: linkTo("Facebook", "https://facebook.com/ana.duarte"),
  github: linkTo("GitHub", "https://github.com/ana-duarte"),
  youtube: linkTo("YouTube", "https://youtube.com/@ana-duarte"),
  dribbble: linkTo("Dribbble", "https://dribbble.com/ana-duarte"),
  behance: linkTo("Behance", "https://behance.net/ana-duarte"),
  medium: linkTo("Medium", "https://medium.com/@ana-duarte"),
  twitch: linkTo("Twitch", "https://twitch.tv/ana_duarte"),
  website: linkTo("the person's own site", "https://ana.example.com")
}).annotations({ identifier: "SocialLinks" })

const ChatThread = Schema.Struct({
  id: described(Schema.String, "Id of the thread.", "01920000-0000-7000-8000-000000000050"),
  status: described(Integer, "1 while the other one has not accepted it, 2 afterwards.", 2),
  status_label: described(Schema.String, "The status in words.", "Accepted"),
  is_accepted: described(Schema.Boolean, "Whether both can write."),
  initiated_by_me: described(Schema.Boolean, "Whether the caller wrote first.")
})

const publicFields = {
  id: UserId,
  username: personFields.username,
  name: personFields.name,
  bio: personFields.bio,
  about: personFields.about,
  gender: personFields.gender,
  gender_label: personFields.gender_label,
  avatar_url: personFields.avatar_url,
  cover_photo_url: personFields.cover_photo_url,
  timezone: personFields.timezone,
  languages: described(personFields.languages, "Languages the person speaks as a mentor; empty for mentees.", [
    "English",
    "Portuguese"
  ]),
  location: described(
    Schema.Struct({ ...Address.fields, country_code: Schema.NullOr(CountryCode) }).annotations({
      identifier: "Location"
    }),
    "Where the person lives; all null if no address is saved."
  ),
  social_links: described(SocialLinks, "Links by network, always all of them."),
  ...countFields,
  connection_status: ConnectionStatus,
  is_connected: described(Schema.Boolean, "Whether `connection_status` is `connected`.", false),
  is_following: described(Schema.Boolean, "Whether the caller follows the person.", false),
  is_me: described(Schema.Boolean, "Whether it is the caller's own profile.", false),
  chat_thread: Schema.NullOr(
    described(ChatThread, "The caller's chat with the person; null if there is none, and on one's own profile.")
  ),
  role: Schema.NullOr(
    described(
      Schema.Literal("mentor", "mentee"),
      "As what the person is shown: whoever is both, as a mentor; null if neither."
    )
  ),
  mentor_profile: Schema.NullOr(described(PublicMentorProfile, "The profile of a mentor; null in another role.")),
  mentee_profile: described(Schema.NullOr(PublicMenteeProfile), "The profile of a mentee; null in another role.", null)
}

/** Document 1, "Public profile object". Never carries the address of the mailbox or anything of two-factor sign-in. */
export const PublicProfile = Schema.Struct(publicFields).annotations({
  identifier: "PublicProfile",
  description: "A person, as others see them."
})
export interface PublicProfile extends Schema.Schema.Type<typeof PublicProfile> {}

/** The public profile object in the same order, then the private fields. */
export const CurrentUser = Schema.Struct({
  ...publicFields,
  connection_status: described(ConnectionStatus, "Always `none`: it is one's own profile."),
  is_connected: described(Schema.Boolean, "Always false: it is one's own profile.", false),
  is_following: described(Schema.Boolean, "Always false: it is one's own profile.", false),
  is_me: described(Schema.Boolean, "Always true."),
  chat_thread: described(publicFields.chat_thread, "Always null: nobody chats with themselves.", null),
  email: accountFields.email,
  email_verified_at: accountFields.email_verified_at,
  has_password: accountFields.has_password,
  two_factor_enabled: accountFields.two_factor_enabled,
  default_two_factor_method: accountFields.default_two_factor_method,
  enabled_two_factor_methods: accountFields.enabled_two_factor_methods,
  phone_number: accountFields.phone_number,
  phone_verified_at: accountFields.phone_verified_at,
  is_active: accountFields.is_active,
  roles: described(Schema.Array(Role), "All roles of the account; one may have several.", ["mentee", "mentor"]),
  address: Schema.NullOr(described(Address, "The same as `location`, for a form; null if none is saved.")),
  full_name: described(Schema.String, "The same as `name`, for older clients.", "Ana Duarte"),
  created_at: accountFields.created_at,
  updated_at: accountFields.updated_at,
  locale: accountFields.locale
}).annotations({ identifier: "CurrentUser", description: "The caller: the public profile, then what only they see." })
export interface CurrentUser extends Schema.Schema.Type<typeof CurrentUser> {}
