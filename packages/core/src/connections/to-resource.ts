/** Maps people to their resources, as the viewer stands to them. */
import { type Relation, type SocialCounts, type User, unrelated } from "../identity/index.js"
import type { MentorId, UserId } from "../kernel/index.js"
import type { BlockedPerson, ListedPerson, SuggestedPerson } from "./ports.js"
import type { BlockedUser, ConnectionUser, FeedProfile, SuggestedProfile } from "./resources.js"

export interface Seen {
  readonly viewer: UserId
  readonly relation: Relation | undefined
}

const relationOf = (id: UserId, { relation = unrelated, viewer }: Seen) => ({
  connection_status: relation.connection,
  is_connected: relation.connection === "connected",
  is_following: relation.isFollowing,
  is_me: id === viewer
})

const personOf = ({ avatarUrl, bio, id, name, username }: ListedPerson) => ({
  id,
  name,
  username,
  bio,
  avatar_url: avatarUrl
})

export const toConnectionUserResource = (person: ListedPerson, seen: Seen): ConnectionUser => ({
  ...personOf(person),
  ...relationOf(person.id, seen),
  mentor_id: person.mentorId
})

export const toSuggestedProfileResource = (person: SuggestedPerson, seen: Seen): SuggestedProfile => ({
  ...toConnectionUserResource(person, seen),
  headline: person.headline,
  role: person.role,
  mutual_connections_count: person.mutualConnections
})

export const toFeedProfileResource = (
  user: User,
  { counts, mentorId, seen }: { readonly counts: SocialCounts; readonly mentorId: MentorId | null; readonly seen: Seen }
): FeedProfile => ({
  id: user.id,
  name: user.fullName,
  username: user.username,
  bio: user.bio,
  avatar_url: user.avatarUrl,
  cover_photo_url: user.coverPhotoUrl,
  connections_count: counts.connections_count,
  posts_count: counts.posts_count,
  followers_count: counts.followers_count,
  following_count: counts.following_count,
  ...relationOf(user.id, seen),
  mentor_id: mentorId
})

export const toBlockedUserResource = ({ avatarUrl, blockedAt, ...person }: BlockedPerson): BlockedUser => ({
  id: person.id,
  name: person.name,
  username: person.username,
  avatar_url: avatarUrl,
  blocked_at: blockedAt
})
