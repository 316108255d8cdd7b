/** Wire schemas of identity. An identifier names the schema in OpenAPI and the SDK. */
import { Schema } from "effect"
import { Integer, Role, Timestamp, UserId } from "../kernel/index.js"
import { TwoFactorMethod } from "./factor-method.js"
import { Gender } from "./gender.js"
import { AccessTokenId } from "./ids.js"
import { Address, PublicMenteeProfile, PublicMentorProfile } from "./profile-parts.js"

export const ConnectionStatus = Schema.Literal("none", "pending_outgoing", "pending_incoming", "connected")
export type ConnectionStatus = typeof ConnectionStatus.Type

/** The account's own user object at registration and sign-in (document 1, "User object"). */
export const UserResource = Schema.Struct({
  id: UserId,
  full_name: Schema.String,
  username: Schema.String,
  email: Schema.String,
  avatar_url: Schema.NullOr(Schema.String),
  cover_photo_url: Schema.NullOr(Schema.String),
  bio: Schema.NullOr(Schema.String),
  about: Schema.NullOr(Schema.String),
  gender: Schema.NullOr(Gender),
  gender_label: Schema.NullOr(Schema.String),
  /** Only saved keys. */
  social_links: Schema.Record({ key: Schema.String, value: Schema.String }),
  /** Null if none is saved; left out where it was not loaded. */
  address: Schema.optional(Schema.NullOr(Address)),
  timezone: Schema.String,
  is_active: Schema.Boolean,
  email_verified_at: Schema.NullOr(Timestamp),
  has_password: Schema.Boolean,
  two_factor_enabled: Schema.Boolean,
  default_two_factor_method: TwoFactorMethod,
  enabled_two_factor_methods: Schema.Array(TwoFactorMethod),
  phone_number: Schema.NullOr(Schema.String),
  phone_verified_at: Schema.NullOr(Timestamp),
  roles: Schema.Array(Role),
  created_at: Timestamp,
  updated_at: Timestamp
}).annotations({ identifier: "User" })
export interface UserResource extends Schema.Schema.Type<typeof UserResource> {}

/** A live sign-in: a full token, without its secret. */
export const SessionResource = Schema.Struct({
  id: AccessTokenId,
  /** From the User-Agent of the sign-in. */
  device_name: Schema.String,
  ip_address: Schema.NullOr(Schema.String),
  last_used_at: Timestamp,
  /** Whether it is the caller's own. */
  is_current: Schema.Boolean,
  created_at: Timestamp
}).annotations({ identifier: "Session" })
export interface SessionResource extends Schema.Schema.Type<typeof SessionResource> {}

const Link = Schema.NullOr(Schema.String)

const publicFields = {
  id: UserId,
  username: Schema.String,
  name: Schema.String,
  bio: Schema.NullOr(Schema.String),
  about: Schema.NullOr(Schema.String),
  gender: Schema.NullOr(Gender),
  gender_label: Schema.NullOr(Schema.String),
  avatar_url: Schema.NullOr(Schema.String),
  cover_photo_url: Schema.NullOr(Schema.String),
  timezone: Schema.String,
  languages: Schema.Array(Schema.String),
  location: Schema.Struct({ ...Address.fields, country_code: Schema.NullOr(Schema.String) }),
  /** Always all eleven keys. */
  social_links: Schema.Struct({
    linkedin: Link,
    x: Link,
    instagram: Link,
    facebook: Link,
    github: Link,
    youtube: Link,
    dribbble: Link,
    behance: Link,
    medium: Link,
    twitch: Link,
    website: Link
  }),
  connections_count: Integer,
  posts_count: Integer,
  followers_count: Integer,
  following_count: Integer,
  connection_status: ConnectionStatus,
  is_connected: Schema.Boolean,
  is_following: Schema.Boolean,
  is_me: Schema.Boolean,
  chat_thread: Schema.NullOr(
    Schema.Struct({
      id: Schema.String,
      status: Integer,
      status_label: Schema.String,
      is_accepted: Schema.Boolean,
      initiated_by_me: Schema.Boolean
    })
  ),
  role: Schema.NullOr(Schema.Literal("mentor", "mentee")),
  mentor_profile: Schema.NullOr(PublicMentorProfile),
  mentee_profile: Schema.NullOr(PublicMenteeProfile)
}

/** Document 1, "Public profile object". Never carries the address of the mailbox or anything of two-factor sign-in. */
export const PublicProfile = Schema.Struct(publicFields).annotations({ identifier: "PublicProfile" })
export interface PublicProfile extends Schema.Schema.Type<typeof PublicProfile> {}

/** The public profile object in the same order, then the private fields. */
export const CurrentUser = Schema.Struct({
  ...publicFields,
  email: Schema.String,
  email_verified_at: Schema.NullOr(Timestamp),
  has_password: Schema.Boolean,
  two_factor_enabled: Schema.Boolean,
  default_two_factor_method: TwoFactorMethod,
  enabled_two_factor_methods: Schema.Array(TwoFactorMethod),
  phone_number: Schema.NullOr(Schema.String),
  phone_verified_at: Schema.NullOr(Timestamp),
  is_active: Schema.Boolean,
  roles: Schema.Array(Role),
  address: Schema.NullOr(Address),
  full_name: Schema.String,
  created_at: Timestamp,
  updated_at: Timestamp
}).annotations({ identifier: "CurrentUser" })
export interface CurrentUser extends Schema.Schema.Type<typeof CurrentUser> {}
