/** Maps an account to its resources, by viewer. */
import type { UserId } from "../kernel/index.js"
import { genderLabel } from "./gender.js"
import type { PartsOfProfile, ShownRole } from "./profile-parts.js"
import type { CurrentUser, PublicProfile, UserResource } from "./resources.js"
import { allSocialLinks } from "./social-links.js"
import type { SocialParts } from "./social-parts.js"
import type { User } from "./user.js"

const factorsOf = (user: User) => ({
  two_factor_enabled: user.twoFactorMethods.length > 0,
  default_two_factor_method: user.defaultTwoFactorMethod ?? ("email" as const),
  enabled_two_factor_methods: user.twoFactorMethods,
  phone_number: user.phoneNumber,
  phone_verified_at: user.phoneVerifiedAt
})

/** Fields of the user object that are only there if loaded. */
export type LoadedParts = Pick<UserResource, "address">

export const toUserResource = (user: User, loaded: LoadedParts = {}): UserResource => ({
  id: user.id,
  full_name: user.fullName,
  username: user.username,
  email: user.email,
  avatar_url: user.avatarUrl,
  cover_photo_url: user.coverPhotoUrl,
  bio: user.bio,
  about: user.about,
  gender: user.gender,
  gender_label: genderLabel(user.gender),
  social_links: user.socialLinks,
  ...loaded,
  timezone: user.timeZone,
  locale: user.locale,
  is_active: user.isActive,
  email_verified_at: user.emailVerifiedAt,
  has_password: user.hasPassword,
  ...factorsOf(user),
  roles: user.roles,
  created_at: user.createdAt,
  updated_at: user.updatedAt
})

const nowhere = { address: null, city: null, state: null, country: null }

export const shownRole = ({ roles }: User): ShownRole =>
  roles.includes("mentor") ? "mentor" : roles.includes("mentee") ? "mentee" : null

/** Profile parts that other domains keep. */
export interface ProfilesElsewhere {
  readonly parts: PartsOfProfile
  readonly social: SocialParts
}

export const toPublicProfileResource = (
  user: User,
  { parts, social }: ProfilesElsewhere,
  viewer: UserId
): PublicProfile => ({
  id: user.id,
  username: user.username,
  name: user.fullName,
  bio: user.bio,
  about: user.about,
  gender: user.gender,
  gender_label: genderLabel(user.gender),
  avatar_url: user.avatarUrl,
  cover_photo_url: user.coverPhotoUrl,
  timezone: user.timeZone,
  languages: parts.languages,
  location: { ...(parts.address ?? nowhere), country_code: parts.countryCode },
  social_links: allSocialLinks(user.socialLinks),
  connections_count: social.counts.connections_count,
  posts_count: social.counts.posts_count,
  followers_count: social.counts.followers_count,
  following_count: social.counts.following_count,
  connection_status: social.relation.connection,
  is_connected: social.relation.connection === "connected",
  is_following: social.relation.isFollowing,
  is_me: user.id === viewer,
  chat_thread: social.chatThread,
  role: shownRole(user),
  mentor_profile: parts.mentorProfile,
  mentee_profile: parts.menteeProfile
})

export const toCurrentUserResource = (user: User, elsewhere: ProfilesElsewhere): CurrentUser => ({
  ...toPublicProfileResource(user, elsewhere, user.id),
  email: user.email,
  email_verified_at: user.emailVerifiedAt,
  has_password: user.hasPassword,
  ...factorsOf(user),
  is_active: user.isActive,
  roles: user.roles,
  address: elsewhere.parts.address,
  full_name: user.fullName,
  created_at: user.createdAt,
  updated_at: user.updatedAt,
  locale: user.locale
})
