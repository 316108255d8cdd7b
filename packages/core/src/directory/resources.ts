/** Wire schemas of the directory: what guests see of mentors, without gender, street and relations. */
import { Schema, Struct } from "effect"
import { PublicMentorProfile, PublicProfile } from "../identity/index.js"
import { described } from "../kernel/index.js"
import { MentorCard } from "../mentor-search/index.js"

const card = Struct.omit(MentorCard.fields, "gender", "gender_label")
const person = PublicProfile.fields

export const DirectoryCard = Schema.Struct(card).annotations({
  identifier: "DirectoryCard",
  description: "A mentor, as the directory lists them for guests."
})
export interface DirectoryCard extends Schema.Schema.Type<typeof DirectoryCard> {}

export const DirectoryMentor = Schema.Struct({
  id: card.id,
  username: person.username,
  name: person.name,
  bio: person.bio,
  about: person.about,
  avatar_url: person.avatar_url,
  cover_photo_url: person.cover_photo_url,
  languages: card.languages,
  location: card.location,
  social_links: person.social_links,
  mentor_profile: described(PublicMentorProfile, "What the mentor offers, with the career.")
}).annotations({
  identifier: "DirectoryMentor",
  description: "A mentor's page for guests and search engines."
})
export interface DirectoryMentor extends Schema.Schema.Type<typeof DirectoryMentor> {}
