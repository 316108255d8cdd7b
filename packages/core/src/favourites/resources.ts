/** Wire schemas of favourites. */
import { Schema } from "effect"
import { described, MentorId, Timestamp } from "../kernel/index.js"
import { MentorCard } from "../mentor-search/index.js"

const FavouritedAt = described(Timestamp, "When the mentor was bookmarked; once more changes nothing.")

export const FavouriteResource = Schema.Struct({
  mentor_id: MentorId,
  favourited_at: FavouritedAt
}).annotations({ identifier: "Favourite", description: "A mentor whom the caller has bookmarked." })
export interface FavouriteResource extends Schema.Schema.Type<typeof FavouriteResource> {}

/** The card of the search of mentors, and when the mentor was bookmarked first. */
export const FavouriteCard = Schema.Struct({ ...MentorCard.fields, favourited_at: FavouritedAt }).annotations({
  identifier: "FavouriteCard",
  description: "A mentor whom the caller has bookmarked, as lists show them."
})
export interface FavouriteCard extends Schema.Schema.Type<typeof FavouriteCard> {}
